/** Cards of a pile that somebody searches: sorted, and equal ones together. Pure. */

import type { Card } from "../schema/layout";
import { HIDDEN } from "../schema/schema";
import { type Stack, stacked } from "./stacks";

/** The known cards of a pile as its reader sees them: the top one first, or, in a search, in the order of the box, equal ones as one. */
export function stacksOf(cards: readonly Card[], searched: boolean, orderOf: (face: string) => number): Stack[] {
  const known = cards.flatMap((card, at) => (card.face === HIDDEN ? [] : [at])).reverse();
  if (!searched) return known.map((at) => ({ at, count: 1 }));
  const order = ({ at }: Stack) => orderOf(cards[at]?.face ?? HIDDEN);
  return stacked(cards, known).sort((one, other) => order(one) - order(other));
}

/** The pile in which everything lies that can be touched next; empty if something lies elsewhere. */
export function pileSearched(next: ReadonlySet<string>, piles: readonly string[]): string {
  const things = [...next];
  const inside = (pile: string) => things.every((thing) => thing.startsWith(`${pile}:`));
  return things.length > 1 ? (piles.find(inside) ?? "") : "";
}
