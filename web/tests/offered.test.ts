/** What ended it that a card could be touched: known within a turn, and for the same question. */

import { expect, test } from "vitest";

import type { Choice } from "../src/schema/moves";
import type { StoryEntry } from "../src/state/table_model.svelte";
import { type Asking, Offered } from "../src/table/offered";

const choices = (...touched: string[]) => touched.map((thing) => ({ touch: [thing, "p2"] }) as unknown as Choice);
const story = (...names: string[]) => names.map((name, ply) => ({ ply, event: { name } }) as unknown as StoryEntry);
const asking = (given: Partial<Asking>): Asking => ({ turn: 1, question: "play", choices: [], story: [], ...given });

function offered(...moments: Partial<Asking>[]): (thing: string) => string | undefined {
  const found = new Offered();
  moments.forEach((moment) => { found.note(asking(moment)); });
  return (thing) => found.endedBy([thing])?.name;
}

test("the first that happened since is what ended it", () => {
  const ended = offered({ choices: choices("bug", "cloud"), story: story("began") }, { choices: choices("cloud"), story: story("began", "played", "answered") });
  expect([ended("bug"), ended("cloud"), ended("never")]).toEqual(["played", undefined, undefined]);
});

test("another question in between ends nothing", () => {
  const ended = offered({ choices: choices("bug") }, { question: "answer", choices: choices("patch"), story: story("played") });
  expect(ended("bug")).toBeUndefined();
});

test("it is forgotten with the turn, and when it is offered again", () => {
  const stopped = { choices: choices("cloud"), story: story("played") };
  expect(offered({ choices: choices("bug") }, stopped, { turn: 2, choices: choices("cloud"), story: story("played") })("bug")).toBeUndefined();
  expect(offered({ choices: choices("bug") }, stopped, { choices: choices("bug"), story: story("played") })("bug")).toBeUndefined();
});
