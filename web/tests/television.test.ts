/** A table on a television: who stands in which row, and how long the stage is seen. */

import { expect, test } from "vitest";

import type { Layout } from "../src/schema/layout";
import type { Observation } from "../src/schema/observation";
import type { StoryEntry } from "../src/state/table_model.svelte";
import type { Staged } from "../src/table/staging";
import { aroundTelevision } from "../src/tv/around";
import { lingers, type Lingering } from "../src/tv/lingering";

function around(seats: number, out: number[] = []): ReturnType<typeof aroundTelevision> {
  const area = { path: "", spreads: [], counters: [], parts: [], notes: [] };
  const layout: Layout = { middle: area, seats: Array.from({ length: seats }, () => area) };
  return aroundTelevision({ out } as unknown as Observation, layout);
}

test("those above and below go round the table, and rows are even", () => {
  expect(around(8)).toEqual({ above: [0, 1, 2, 3], below: [7, 6, 5, 4], out: [], inRow: 4 });
  expect(around(2)).toEqual({ above: [0], below: [1], out: [], inRow: 1 });
  expect(around(3)).toEqual({ above: [0, 1, 2], below: [], out: [], inRow: 3 });
});

test("who is out leaves no gap", () => {
  expect(around(8, [1, 4, 6])).toEqual({ above: [0, 2, 3], below: [7, 5], out: [1, 4, 6], inRow: 3 });
  expect(around(4, [0, 1, 2, 3])).toEqual({ above: [], below: [], out: [0, 1, 2, 3], inRow: 1 });
});

test("the stage is seen until the next move is told", () => {
  const story = (ply: number) => [{ ply }] as StoryEntry[];
  const [first, second] = [{}, {}] as Staged[];
  let seen: Lingering = { shown: null, plies: [] };
  const follow = (staged: Staged | null, ply: number) => {
    seen = lingers(seen, staged, story(ply));
    return seen.shown;
  };
  expect(follow(first ?? null, 4)).toBe(first);
  expect(follow(null, 4)).toBe(first);
  expect(follow(null, 5)).toBe(first);
  expect(follow(null, 6)).toBeNull();
  expect(follow(second ?? null, 6)).toBe(second);
  expect(follow(null, 7)).toBe(second);
});
