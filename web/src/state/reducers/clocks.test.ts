import { expect, test } from "vitest";

import { deadlinesFrom, standInsFrom } from "./clocks";

test("seconds that are left become moments", () => {
  expect(deadlinesFrom({ 0: 30, 2: 0.5 }, 1000)).toEqual({ 0: 31_000, 2: 1500 });
  expect(deadlinesFrom(undefined, 1000)).toEqual({});
});

test("only who is gone may be stood in for", () => {
  const seats = [{ name: "Ada" }, { name: "Bob", stand_in: 5 }, { name: "Cy", stand_in: null }, { stand_in: 0 }];
  expect(standInsFrom({ seats }, 1000)).toEqual({ 1: 6000, 3: 1000 });
});
