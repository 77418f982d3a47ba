/** A film: a finished game, or one's own so far, as one seat saw it; any moment of it can be looked at. */

import { type Book, NONE, seatNumber } from "../book/book";
import { Sight } from "../book/sight";
import { type Line, readLines, type SeatEvent } from "../book/story";
import type { Step, Told } from "../state/followed.svelte";
import type { Replay } from "../wire/contract";

export class Film {
  /** What was seen after each ply; the first is the deal. */
  readonly sights: readonly Sight[];
  readonly steps: readonly Step[];
  /** Every sentence, with the ply that it belongs to. */
  readonly story: readonly Told[];

  constructor(
    readonly book: Book,
    reel: Replay,
  ) {
    const first = Sight.read(book, reel.sight, reel.texts ?? []);
    const sights = [first];
    const steps: Step[] = [];
    const story = told(0, readLines(book, reel.lines ?? [], [], first.names));
    reel.updates.forEach(([changes, lines, , words = [], texts = []], at) => {
      const before = sights[at] ?? first;
      const after = before.changed(changes, texts);
      const step = { ply: at + 1, by: reel.movers[at] ?? 0, before, after, lines: readLines(book, lines, words, after.names) };
      sights.push(after);
      steps.push(step);
      story.push(...told(step.ply, step.lines));
    });
    this.sights = sights;
    this.steps = steps;
    this.story = story;
  }

  /** The last ply. */
  get end(): number {
    return this.sights.length - 1;
  }

  sight(ply: number): Sight {
    return this.sights[this.within(ply)] as Sight;
  }

  /** The step that leads to a ply; none leads to the deal. */
  step(ply: number): Step | null {
    return this.steps[ply - 1] ?? null;
  }

  /** The nearest ply that there is. */
  within(ply: number): number {
    return Math.min(this.end, Math.max(0, Math.trunc(ply) || 0));
  }

  /** How much of the story has been told at a ply. */
  toldAt(ply: number): number {
    return this.story.filter((sentence) => sentence.ply <= ply).length;
  }

  /** The ply before, or after, that somebody else's turn begins at: a step from turn to turn. */
  turn(ply: number, by: 1 | -1): number {
    const { turns } = this.sight(ply);
    let at = this.within(ply + by);
    while (at > 0 && at < this.end && this.sight(at).turns === turns) at += by;
    // Backwards it is the beginning of that turn, not its end.
    if (by < 0) while (at > 0 && this.sight(at - 1).turns === this.sight(at).turns) at -= 1;
    return at;
  }
}

function told(ply: number, lines: readonly Line[]): Told[] {
  return lines.filter((line): line is SeatEvent => line.kind === "event").map((event) => ({ ply, event }));
}

/** From where a game can be watched: each seat, a spectator, and with all cards open. */
export const OPEN = "open";
export const SPECTATOR = "spectator";

/** The seat that looks on; null for a spectator and for whoever sees everything. */
export function viewerOf(perspective: string): number | null {
  const seat = seatNumber(perspective);
  return seat === NONE ? null : seat;
}
