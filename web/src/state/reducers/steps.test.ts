import { expect, test } from "vitest";

import { schema as document, END, NO, OBSERVATION, YES } from "../../../tests/pretend";
import { TableSchema } from "../../schema/schema";
import { Observation } from "../../schema/observation";
import type { Update } from "../../wire/contract";
import { moved } from "./steps";

const schema = new TableSchema(document);
const known = { ply: 3, observation: Observation.read(schema, OBSERVATION), moves: [YES, NO] };
const update = (ply: number, moves: number[]): Update => ({ type: "update", ply, by: 1, update: [[], [], moves] });

test("a move leads from what was known to what is known then", () => {
  const after = moved(known, schema, update(4, [END]));
  expect(after?.known).toMatchObject({ ply: 4, moves: [END] });
  expect(after?.step).toMatchObject({ ply: 4, by: 1, before: known.observation, after: after?.known.observation, lines: [] });
  expect(after?.sameQuestion).toBe(false);
});

test("the question stays the same while somebody else who chooses at once has chosen", () => {
  expect(moved(known, schema, update(4, [YES, NO]))?.sameQuestion).toBe(true);
});

test("what comes twice changes nothing", () => {
  expect(moved(known, schema, update(3, [END]))).toBeNull();
});
