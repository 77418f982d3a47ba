/** How a game has ended: who came where, and who is honoured for it. */

import { expect, test } from "vitest";

import { winnersIn, placesOf } from "../src/table/ending";

test("laurels are for those who have won", () => {
  expect(winnersIn("p2")).toEqual([1]);
  expect(winnersIn("p1 p3")).toEqual([0, 2]);
});

test("nobody wears them after a draw, or where nobody has won", () => {
  expect(winnersIn("drawn p1 p2")).toEqual([]);
  expect(winnersIn("abandoned")).toEqual([]);
  expect(winnersIn("")).toEqual([]);
  expect(placesOf([[0, 1]], "drawn p1 p2", 2)).toEqual([{ place: 1, seats: [0, 1] }]);
});
