/** An exchange of cards between two seats, wherever a schema says how its game makes one. Pure: an observation in, two sides out. */

import { type SchemaDocument, HIDDEN, NONE, seatName, seatNumber } from "./schema";
import { type Area, type Layout, type Spread, spreadsOf } from "./layout";
import type { Choice } from "./moves";
import type { Observation } from "./observation";
import type { SeatEvent } from "./story";

export interface Side {
  seat: number;
  /** How many cards it lays. */
  owes: number;
  /** What it has laid so far. */
  laid: Spread;
}

export interface Exchange {
  sides: [Side, Side];
  /** Both have agreed and lay their cards; before that the second thinks about the offer of the first. */
  agreed: boolean;
}

/** The exchange that is going on; null while there is none. */
export function exchangeOf(observation: Observation, layout: Layout): Exchange | null {
  const told = observation.schema.document.exchange;
  if (!told) return null;
  const [by, to] = [observation.number(told.by), observation.number(told.to)];
  if (by === NONE || to === NONE) return null;
  const spreads = spreadsOf(layout);
  const side = (seat: number, owes: number): Side => {
    const path = `${seatName(seat)}.${told.laid}`;
    const laid = spreads.find((spread) => spread.path === path);
    return { seat, owes, laid: laid ?? { kind: "spread", path, shape: "row", cards: [], room: 0 } };
  };
  const asked = observation.prompts.at(-1)?.kind ?? NONE;
  return {
    sides: [side(by, observation.number(told.gives)), side(to, observation.number(told.takes))],
    agreed: observation.schema.document.prompts[asked]?.name === told.laying,
  };
}

/** A layout without what lies between the two sides: it is drawn there, and not before their seats as well. */
export function withoutLaid(layout: Layout, { sides }: Exchange): Layout {
  const paths = sides.map((side) => side.laid.path);
  const less = (area: Area): Area => ({ ...area, spreads: area.spreads.filter((spread) => !paths.includes(spread.path)) });
  return { ...layout, seats: layout.seats.map(less) };
}

/** A card that somebody got, as far as the viewer knows it. */
export interface Received {
  seat: number;
  face: string;
}

/** What was received by the events of one step; nothing where the viewer may know none of it. */
export function receivedBy(document: SchemaDocument, events: readonly SeatEvent[]): Received[] {
  const told = events.filter((event) => event.name === document.exchange?.received);
  const found = told.map(({ fields: { seat, card } }) => ({
    seat: typeof seat === "string" ? seatNumber(seat) : NONE,
    face: typeof card === "string" ? card : HIDDEN,
  }));
  return found.some(({ face }) => face !== HIDDEN) ? found : [];
}

/** An offer that can be made: to whom, how many for how many. */
export interface Offer {
  choice: Choice;
  /** NONE for everybody. */
  seat: number;
  give: number;
  take: number;
}

const RATIO = /^(\d+):(\d+)$/;

/** The offers among some choices. */
export function offersAmong(document: SchemaDocument, choices: readonly Choice[]): Offer[] {
  const verbs = document.exchange?.offers ?? [];
  return choices.flatMap((choice) => {
    if (!verbs.includes(choice.verb.name)) return [];
    const words = Object.values(choice.blanks);
    const ratio = words.map((word) => RATIO.exec(word)).find(Boolean);
    if (!ratio) return [];
    const seat = words.map(seatNumber).find((number) => number !== NONE) ?? NONE;
    return [{ choice, seat, give: Number(ratio[1]), take: Number(ratio[2]) }];
  });
}

/** The offer nearest to what is wanted: to this seat, with one of the numbers as it is said, the other as near as can be. */
export function nearestOffer(
  offers: readonly Offer[],
  wanted: { seat: number; give: number; take: number },
  kept: "give" | "take",
): Offer | undefined {
  const other = kept === "give" ? "take" : "give";
  const far = (offer: Offer) => Math.abs(offer[kept] - wanted[kept]) * 100 + Math.abs(offer[other] - wanted[other]);
  const those = offers.filter(({ seat }) => seat === wanted.seat);
  return those.reduce<Offer | undefined>((best, offer) => (!best || far(offer) < far(best) ? offer : best), undefined);
}
