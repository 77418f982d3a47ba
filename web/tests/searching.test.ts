/** A pile that is searched: sorted, equal cards together, and open at once. */

import { expect, test } from "vitest";

import type { Card } from "../src/schema/layout";
import { HIDDEN } from "../src/schema/schema";
import { pileSearched, stacksOf } from "../src/table/searching";

const ORDER = ["bug", "cache", "database"];
const card = (face: string, at: number): Card => ({ face, back: 0, open: false, badges: [], onlyMine: true, place: at + 1 });
const cards = ["database", "bug", HIDDEN, "cache", "bug"].map(card);
const stacks = (searched: boolean) => stacksOf(cards, searched, (face) => ORDER.indexOf(face));

test("a pile that is looked through lies as it lies, the top card first", () => {
  expect(stacks(false)).toEqual([4, 3, 1, 0].map((at) => ({ at, count: 1 })));
});

test("one that is searched is sorted, and equal cards are one", () => {
  expect(stacks(true).map(({ at, count }) => [cards[at]?.face, count])).toEqual([["bug", 2], ["cache", 1], ["database", 1]]);
});

test("cards that differ in what is attached to them are not equal", () => {
  const marked = [card("bug", 0), { ...card("bug", 1), badges: ["jack"] }];
  expect(stacksOf(marked, true, () => 0)).toHaveLength(2);
});

test("a search opens where there is nothing else to touch", () => {
  const next = (...things: string[]) => pileSearched(new Set(things), ["deck", "discard"]);
  expect(next("deck:bug", "deck:cache")).toBe("deck");
  expect([next("deck:bug", "p2"), next("deck"), next("deck:bug"), next(), next("deck:bug", "discard:bug")]).toEqual(["", "", "", "", ""]);
});
