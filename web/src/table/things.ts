/** Names of what lies on the table, as moves name it: a seat, a zone, a place in it, a card in it. */

import { type TableSchema, HIDDEN, seatNumber } from "../schema/schema";
import { type Area, type Card, type Layout, type Spread, spreadsOf } from "../schema/layout";
import { isPlayingCard } from "../words/playing_cards";

/** By what names a card can be touched: its place, its face, what is attached to it, and its zone where it is the one that counts there. */
export function cardThings(spread: Spread, at: number): string[] {
  const card = spread.cards[at];
  const names = [`${spread.path}.${String(at + 1)}`];
  if (card && card.face !== HIDDEN) names.push(...[card.face, ...card.badges].map((face) => `${spread.path}:${face}`));
  if ((spread.shape === "slot" || spread.shape === "pile") && at === spread.cards.length - 1) names.push(spread.path);
  return names;
}

/** The parts of the table that a zone lies in, the nearest first: `p1.H.royals` lies in `p1.H` and in `p1`. */
export function areasAround(path: string): string[] {
  const [, ...names] = path.split(".");
  return names.map((_, at) => path.split(".").slice(0, -1 - at).join("."));
}

/** What can be touched in a layout at all. */
export function thingsOf(layout: Layout): Set<string> {
  const found = new Set<string>();
  layout.seats.forEach((seat) => found.add(seat.path));
  for (const spread of spreadsOf(layout)) {
    found.add(spread.path);
    spread.cards.forEach((_, at) => {
      cardThings(spread, at).forEach((name) => found.add(name));
    });
  }
  return found;
}

/** The cards of a zone that may be touched one by one: `discard:KH` lies in `discard`. */
export function insideOf(path: string, next: ReadonlySet<string>): string[] {
  return [...next].filter((thing) => thing.startsWith(`${path}:`) || thing.startsWith(`${path}.`));
}

/** The zone that a thing lies in, or is. */
export function zoneOf(schema: TableSchema, thing: string): string {
  const [path = thing] = thing.split(":");
  return schema.entry(path) >= 0 ? path : path.split(".").slice(0, -1).join(".");
}

export type ThingKind = "seat" | "card" | "zone";

/** What kind of thing it is, so that people can be told what to look for. */
export function kindOf(schema: TableSchema, layout: Layout, thing: string): ThingKind {
  if (seatNumber(thing) >= 0) return "seat";
  return schema.entry(thing) >= 0 && faceOf(layout, thing) === null ? "zone" : "card";
}

/** The card that a thing is, if it is one that the viewer knows. */
export function faceOf(layout: Layout, thing: string): string | null {
  const [path = "", face] = thing.split(":");
  if (face) return face;
  for (const spread of spreadsOf(layout)) {
    if (spread.path === path) return spread.shape === "slot" ? (spread.cards.at(-1)?.face ?? null) : null;
    const place = path.startsWith(`${spread.path}.`) ? Number(path.slice(spread.path.length + 1)) : NaN;
    if (place) return spread.cards[place - 1]?.face ?? null;
  }
  return null;
}

/** Whether an area has anything to show. */
export function isEmpty(area: Area): boolean {
  return !area.spreads.length && !area.counters.length && !area.notes.length && area.parts.every(isEmpty);
}

export function hasCards(area: Area): boolean {
  return area.spreads.some((spread) => spread.cards.length > 0) || area.parts.some(hasCards);
}

/** How much room a spread takes: in a pile, or a hand that nobody sees, cards lie on each other. */
export function roomOf(spread: Spread): number {
  const { cards, shape } = spread;
  return shape === "pile" || isClosed(spread) ? Math.min(1, cards.length) : cards.length;
}

/** More than this are laid over each other anyway. */
const MOST_BESIDE = 8;
/** Between two spreads there is a gap, as wide as this part of a card. */
const GAP = 0.35;

/** How many cards wide it is when everything that lies before a seat, but for what stands beside its name, lies in one row. */
export function cardsBeside(area: Area, isSummed = false): number {
  const spreads = area.spreads.filter((spread) => !isHand(spread) && !(isSummed && isUnknown(spread)));
  const cards = (spread: Spread) => Math.max(1, roomOf(spread), spread.room);
  const wide = spreads.reduce((sum, spread) => sum + cards(spread), 0);
  return Math.min(wide, MOST_BESIDE) + Math.max(0, spreads.length - 1) * GAP;
}

/** How many cards wide it is when everything lies under each other, each row with a card's room for what it comes to. */
export function cardsUnderEachOther(area: Area): number {
  return 1 + Math.max(1, ...area.spreads.filter((spread) => !isHand(spread)).map((spread) => Math.max(roomOf(spread), spread.room)));
}

/** A spread that is a hand: it is shown as a fan to the player who holds it. */
export function isHand(spread: Spread): boolean {
  return spread.shape === "fan";
}

/** A hand that nobody at this screen sees. */
export function isClosed(spread: Spread): boolean {
  return isHand(spread) && isUnknown(spread);
}

/** Whether a spread has cards that can be told by their titles only: small, nobody could read them. */
export function isWritten({ cards }: Spread): boolean {
  const seen = cards.filter((card) => card.face !== HIDDEN);
  return seen.length > 0 && !seen.some((card) => isPlayingCard(card.face));
}

/**
 * What somebody else has that stands beside their name: a hand, of which the titles are enough that are known, and where
 * an emblem sums them up whatever nobody knows.
 */
export function isBesideName(spread: Spread, isSummed: boolean): boolean {
  if (isHand(spread)) return isClosed(spread) || isWritten(spread);
  return isSummed && spread.cards.length > 0 && isUnknown(spread);
}

function isUnknown({ cards }: Spread): boolean {
  return cards.every((card) => card.face === HIDDEN);
}

/** The cards of a spread that nobody at this screen knows, as one that lies there alone. */
export function unknownOf(spread: Spread): Spread {
  return { ...spread, cards: spread.cards.filter((card) => card.face === HIDDEN) };
}

export type { Card };
