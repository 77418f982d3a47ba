/** Equal cards lie together, as one with their number. Pure. */

import type { Card } from "../schema/layout";

/** Equal cards: where the first of them lies, and how many there are. */
export interface Stack {
  at: number;
  count: number;
}

const alike = (card: Card): string => [card.face, card.open, ...card.badges].join(" ");

/** The cards at these places in stacks, each where its first card is; those of which this is said lie apart from their equals. */
export function stacked(cards: readonly Card[], places: readonly number[], isApart: (at: number) => boolean = () => false): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const at of places) {
    const card = cards[at];
    if (!card) continue;
    const equals = isApart(at) ? `apart ${alike(card)}` : alike(card);
    const found = stacks.get(equals);
    if (found) found.count += 1;
    else stacks.set(equals, { at, count: 1 });
  }
  return [...stacks.values()];
}
