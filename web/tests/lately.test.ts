/** What has happened last is told in a few words. */

import { expect, test } from "vitest";

import type { StoryEntry } from "../src/state/table_model.svelte";
import { latelyIn } from "../src/table/lately";

function told(ply: number, name: string): StoryEntry {
  return { ply, event: { kind: "event", name, fields: {}, said: "" } };
}

test("the end of what the last move came to, and nothing of the move before", () => {
  const story = [told(1, "drew"), told(2, "attacked"), told(2, "struck"), told(2, "fell"), told(3, "passed")];
  expect(latelyIn(story).map(({ name }) => name)).toEqual(["passed"]);
  expect(latelyIn(story.slice(0, -1)).map(({ name }) => name)).toEqual(["struck", "fell"]);
  expect(latelyIn([])).toEqual([]);
});

test("what happened several times over makes room for what it comes from", () => {
  const story = [told(2, "lost"), told(2, "out"), told(2, "discarded"), told(2, "discarded")];
  expect(latelyIn(story).map(({ name }) => name)).toEqual(["lost", "out"]);
  expect(latelyIn(story.slice(2)).map(({ name }) => name)).toEqual(["discarded", "discarded"]);
});
