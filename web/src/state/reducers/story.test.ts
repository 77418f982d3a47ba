import { expect, test } from "vitest";

import { schema as document, OBSERVATION } from "../../../tests/pretend";
import { TableSchema } from "../../schema/schema";
import type { Line } from "../../schema/story";
import type { Replay } from "../../wire/contract";
import type { StoryEntry } from "../table_model.svelte";
import { dated, observationsIn, tell } from "./story";

const schema = new TableSchema({ ...document, events: [{ name: "rang", fields: [] }] });
const event: Line = { kind: "event", name: "rang", fields: {}, said: "" };
const line = (ply: number): StoryEntry => ({ ply, event });
const replay = (...updates: number[][][]): Replay => ({
  schema: "b", seat: "p1", players: [], observation: OBSERVATION, movers: [], updates: updates.map((lines) => [[], lines, []]),
});

test("events are told at their ply, and other lines are not", () => {
  expect(tell([line(1)], 2, [event, event])).toEqual([line(1), line(2), line(2)]);
  const story = [line(1)];
  expect(tell(story, 2, [])).toBe(story);
});

test("a game has an observation for each ply, the deal included", () => {
  expect(observationsIn(schema, replay([], []))).toHaveLength(3);
});

test("what was told at once gets its moments from a replay", () => {
  const rang = [8];
  const story = dated([line(2), line(2), line(2)], schema, replay([rang], [rang]));
  expect(story.map(({ ply }) => ply)).toEqual([0, 1, 2]);
  expect(dated([line(3)], schema, replay([], []))).toEqual([line(3)]);
});
