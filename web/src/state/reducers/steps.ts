/** What is known of a table, and what a move that was made changes of it. */

import type { TableSchema } from "../../schema/schema";
import type { Observation } from "../../schema/observation";
import { readLines } from "../../schema/story";
import type { Update } from "../../wire/contract";
import type { Step } from "../table_model.svelte";

/** The newest that was told; what is shown may be behind. */
export interface Known {
  ply: number;
  observation: Observation;
  /** What can be done. */
  moves: readonly number[];
}

export interface Moved {
  known: Known;
  /** What is to be shown of it. */
  step: Step;
  /** The same can be done as before: one of several who choose at once has chosen. */
  sameQuestion: boolean;
}

/** What a move changes; null where it is known already. */
export function moved(known: Known, schema: TableSchema, { ply, by, update }: Update): Moved | null {
  if (ply <= known.ply) return null;
  const [changes, lines, moves, words = [], texts = []] = update;
  const after = known.observation.changed(changes, texts);
  return {
    known: { ply, observation: after, moves },
    step: { ply, by, before: known.observation, after, lines: readLines(schema, lines, words, after.names) },
    sameQuestion: sameMoves(known.moves, moves),
  };
}

function sameMoves(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((move, at) => move === other[at]);
}
