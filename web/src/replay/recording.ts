/** A recording: a finished game, or one's own so far, as one seat saw it; any moment of it can be looked at. */

import { type TableSchema, NONE, seatNumber } from "../schema/schema";
import { Observation } from "../schema/observation";
import { type Line, readLines, type SeatEvent } from "../schema/story";
import type { Step, StoryEntry } from "../state/table_model.svelte";
import type { Replay } from "../wire/contract";

export class Recording {
  /** What was seen after each ply; the first is the deal. */
  readonly observations: readonly Observation[];
  readonly steps: readonly Step[];
  /** Every sentence, with the ply that it belongs to. */
  readonly story: readonly StoryEntry[];

  constructor(
    readonly schema: TableSchema,
    replay: Replay,
  ) {
    const first = Observation.read(schema, replay.observation, replay.texts ?? []);
    const observations = [first];
    const steps: Step[] = [];
    const story = told(0, readLines(schema, replay.lines ?? [], [], first.names));
    replay.updates.forEach(([changes, lines, , words = [], texts = []], at) => {
      const before = observations[at] ?? first;
      const after = before.changed(changes, texts);
      const step = { ply: at + 1, by: replay.movers[at] ?? 0, before, after, lines: readLines(schema, lines, words, after.names) };
      observations.push(after);
      steps.push(step);
      story.push(...told(step.ply, step.lines));
    });
    this.observations = observations;
    this.steps = steps;
    this.story = story;
  }

  /** The last ply. */
  get end(): number {
    return this.observations.length - 1;
  }

  observation(ply: number): Observation {
    return this.observations[this.within(ply)] as Observation;
  }

  /** The step that leads to a ply; none leads to the deal. */
  step(ply: number): Step | null {
    return this.steps[ply - 1] ?? null;
  }

  /** The nearest ply that exists. */
  within(ply: number): number {
    return Math.min(this.end, Math.max(0, Math.trunc(ply) || 0));
  }

  /** How much of the story has been told at a ply. */
  toldAt(ply: number): number {
    return this.story.filter((sentence) => sentence.ply <= ply).length;
  }

  /** The ply before, or after, that somebody else's turn begins at: a step from turn to turn. */
  turn(ply: number, by: 1 | -1): number {
    const { turns } = this.observation(ply);
    let at = this.within(ply + by);
    while (at > 0 && at < this.end && this.observation(at).turns === turns) at += by;
    // Backwards it is the beginning of that turn, not its end.
    if (by < 0) while (at > 0 && this.observation(at - 1).turns === this.observation(at).turns) at -= 1;
    return at;
  }
}

function told(ply: number, lines: readonly Line[]): StoryEntry[] {
  return lines.filter((line): line is SeatEvent => line.kind === "event").map((event) => ({ ply, event }));
}

/** From where a game can be watched: each seat, a spectator, and with all cards open. */
export const OPEN = "open";
export const SPECTATOR = "spectator";

/** The seat that looks on; null for a spectator and for a view that sees everything. */
export function viewerOf(perspective: string): number | null {
  const seat = seatNumber(perspective);
  return seat === NONE ? null : seat;
}
