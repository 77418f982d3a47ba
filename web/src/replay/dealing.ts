/** Dealing again: the numbers of chance drawn anew, cards shuffled by them and moved as they were, without any rules. */

import { type TableSchema, HIDDEN } from "../schema/schema";
import type { Observation } from "../schema/observation";
import type { Deal } from "../wire/contract";
import type { Chance } from "./chance";

const MOVED = 0;
const SHUFFLED = 3;
const EXCHANGED = 4;
const DRAWN = 5;

export interface Dealt {
  /** For each zone its faces after the deal, lowest first. */
  zones: number[][];
  /** The first zone that was shuffled, as it lay then, top first. */
  shuffled: { zone: number; faces: number[] } | null;
  /** How many numbers chance gave. */
  numbers: number;
}

export class Mismatch extends Error {}

/** Deal again; NotSo where a number or a card is another than was told. */
export function dealAgain(deal: Deal, luck: Chance, schema: TableSchema): Dealt {
  const zones = deal.box.map((faces) => [...faces]);
  const numbers: number[] = [];
  let shuffled: Dealt["shuffled"] = null;
  const cardsIn = (zone: number) => zones[zone] ?? [];
  for (const [what = 0, a = 0, b = 0, c = 0, d = 0, e = 0] of deal.steps) {
    if (what === DRAWN) {
      numbers.push(luck.below(a));
      if (numbers.at(-1) !== b) throw new Mismatch(`number ${String(numbers.length)}`);
    } else if (what === SHUFFLED) {
      mix(cardsIn(a), numbers);
      shuffled ??= { zone: a, faces: [...cardsIn(a)].reverse() };
    } else if (what === EXCHANGED) {
      [zones[a], zones[b]] = [cardsIn(b), cardsIn(a)];
    } else if (what === MOVED) {
      take(cardsIn(b), a, c, schema.zones[b]?.bag ?? false);
      cardsIn(d).splice(e < 0 ? (numbers.at(-1) ?? 0) : e, 0, a);
    }
  }
  return { zones, shuffled, numbers: numbers.length };
}

/** Shuffle by the last numbers of chance, from the top down. */
function mix(cards: number[], numbers: readonly number[]): void {
  const drawn = numbers.slice(numbers.length - Math.max(0, cards.length - 1));
  drawn.forEach((other, turn) => {
    const at = cards.length - 1 - turn;
    [cards[at], cards[other]] = [cards[other] ?? 0, cards[at] ?? 0];
  });
}

/** Take a card from its place. In a hand places mean nothing: there it is taken wherever it is. */
function take(cards: number[], face: number, place: number, bag: boolean): void {
  const at = bag && cards[place] !== face ? cards.indexOf(face) : place;
  if (at < 0 || cards[at] !== face) throw new Mismatch("a card lies elsewhere");
  cards.splice(at, 1);
}

/** How many cards lie where the deal has put them; NotSo if one lies elsewhere. */
export function compare(zones: readonly number[][], first: Observation): number {
  const { schema } = first;
  let cards = 0;
  schema.zones.forEach((zone, at) => {
    const seen = first.codes(zone.path).map((code) => schema.card(code).face);
    const dealt = (zones[at] ?? []).map((face) => schema.document.faces[face]?.name ?? HIDDEN);
    if (zone.bag) [seen, dealt].forEach((faces) => faces.sort());
    if (seen.length !== dealt.length || seen.some((face, place) => face !== dealt[place])) throw new Mismatch(zone.path);
    cards += seen.length;
  });
  return cards;
}

/** Whether what somebody saw of a table can be these cards; NotSo if a card that was seen lies elsewhere. */
export function compareSeen(zones: readonly number[][], observation: Observation): void {
  const { schema } = observation;
  schema.zones.forEach((zone, at) => {
    const codes = observation.codes(zone.path);
    const left = (zones[at] ?? []).map((face) => schema.document.faces[face]?.name ?? HIDDEN);
    if (codes.length !== left.length) throw new Mismatch(zone.path);
    codes.forEach((code, place) => {
      const { face } = schema.card(code);
      if (face === HIDDEN) return;
      // In a hand places mean nothing: each card that was seen must be there once.
      const found = zone.bag ? left.indexOf(face) : place;
      if (left[found] !== face) throw new Mismatch(zone.path);
      if (zone.bag) left.splice(found, 1);
    });
  });
}
