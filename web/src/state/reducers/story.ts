/** The story of a table: its events, each with the moment that it belongs to. */

import type { TableSchema } from "../../schema/schema";
import { Observation } from "../../schema/observation";
import { type Line, readLines, type SeatEvent } from "../../schema/story";
import type { Replay } from "../../wire/contract";
import type { StoryEntry } from "../table_model.svelte";

const isEvent = (line: Line): line is SeatEvent => line.kind === "event";

/** The story goes on. */
export function tell(story: readonly StoryEntry[], ply: number, lines: readonly Line[]): readonly StoryEntry[] {
  const events = lines.filter(isEvent);
  return events.length ? [...story, ...events.map((event) => ({ ply, event }))] : story;
}

/** The observations of a game from its deal on, by ply. */
export function observationsIn(schema: TableSchema, { observation, updates }: Replay): Observation[] {
  const observations = [Observation.read(schema, observation)];
  for (const [changes, , , , texts = []] of updates) observations.push((observations.at(-1) ?? Observation.read(schema, observation)).changed(changes, texts));
  return observations;
}

/** What was told at once, when this browser first looked, with the moment of each line from a replay. */
export function dated(story: readonly StoryEntry[], schema: TableSchema, { updates }: Replay): StoryEntry[] {
  const plies = updates.flatMap(([, lines], at) => readLines(schema, lines, [], {}).filter(isEvent).map(() => at + 1));
  const before = story.length - plies.length;
  return story.map((line, at) => (line.ply > updates.length ? line : { ...line, ply: plies[at - before] ?? 0 }));
}
