import { expect, test } from "vitest";

import { adviceIn } from "./hints";

test("who asked is told the move, and why", () => {
  const weighed = [{ move: 4, visits: 10, expected: 0.5 }];
  expect(adviceIn({ type: "hinted", seat: 0, ply: 2, move: 4, weighed, tries: 12, left: 1 })).toEqual({
    move: 4,
    left: 1,
    reasons: { weighed, tries: 12 },
  });
});

test("where only one move is possible there is nothing to weigh, and where there is no limit none is left out", () => {
  expect(adviceIn({ type: "hinted", seat: 0, ply: 2, move: 0 })).toEqual({ move: 0, left: null, reasons: { weighed: [], tries: 0 } });
});

test("the others learn nothing of it", () => {
  expect(adviceIn({ type: "hinted", seat: 0, ply: 2 })).toBeNull();
  expect(adviceIn({ type: "hinted", seat: 0, ply: 2, move: null })).toBeNull();
});
