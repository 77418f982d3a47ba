/** A hand with equal cards together. */

import { expect, test } from "vitest";

import type { Card } from "../src/schema/layout";
import { stacked } from "../src/table/stacks";

const card = (face: string, at: number, more: Partial<Card> = {}): Card => ({ face, back: 0, open: false, badges: [], onlyMine: true, place: at + 1, ...more });
const HAND = ["cloud", "bug", "cloud", "patch", "bug", "cloud"].map((face, at) => card(face, at));
const ALL = HAND.map((_, at) => at);

test("equal cards lie where the first of them lies", () => {
  expect(stacked(HAND, ALL)).toEqual([{ at: 0, count: 3 }, { at: 1, count: 2 }, { at: 3, count: 1 }]);
});

test("one that everybody has seen is not equal to one that nobody knows", () => {
  const hand = HAND.map((one, at) => (at === 2 ? { ...one, open: true } : one));
  expect(stacked(hand, ALL).map(({ at, count }) => [at, count])).toEqual([[0, 2], [1, 2], [2, 1], [3, 1]]);
});

test("what was touched by its place lies apart, and the next of its kind on top", () => {
  expect(stacked(HAND, ALL, (at) => at === 0)).toEqual([{ at: 0, count: 1 }, { at: 1, count: 2 }, { at: 2, count: 2 }, { at: 3, count: 1 }]);
});
