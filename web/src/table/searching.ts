/** Cards of a pile that somebody searches: sorted, and equal ones together. Pure. */

import type { Card } from "../schema/layout";
import { HIDDEN } from "../schema/schema";

/** Equal cards: where the first of them lies, and how many there are. */
export interface Stack {
  at: number;
  count: number;
}

const alike = (card: Card): string => [card.face, card.open, ...card.badges].join(" ");

/** The known cards of a pile as its reader sees them: the top one first, or, in a search, in the order of the box, equal ones as one. */
export function stacksOf(cards: readonly Card[], searched: boolean, orderOf: (face: string) => number): Stack[] {
  const known = cards.map((card, at) => ({ card, at })).filter(({ card }) => card.face !== HIDDEN).reverse();
  if (!searched) return known.map(({ at }) => ({ at, count: 1 }));
  const stacks = new Map<string, Stack & { order: number }>();
  for (const { card, at } of known) {
    const found = stacks.get(alike(card));
    if (found) found.count += 1;
    else stacks.set(alike(card), { at, count: 1, order: orderOf(card.face) });
  }
  return [...stacks.values()].sort((one, other) => one.order - other.order);
}

/** The pile in which everything lies that can be touched next; empty if something lies elsewhere. */
export function pileSearched(next: ReadonlySet<string>, piles: readonly string[]): string {
  const things = [...next];
  const inside = (pile: string) => things.every((thing) => thing.startsWith(`${pile}:`));
  return things.length > 1 ? (piles.find(inside) ?? "") : "";
}
