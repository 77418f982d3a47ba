/** The story of a table: its events, each with the moment that it belongs to. */

import type { Book } from "../../book/book";
import { Sight } from "../../book/sight";
import { type Line, readLines, type SeatEvent } from "../../book/story";
import type { Replay } from "../../wire/contract";
import type { Told } from "../followed.svelte";

const isEvent = (line: Line): line is SeatEvent => line.kind === "event";

/** The story goes on. */
export function tell(story: readonly Told[], ply: number, lines: readonly Line[]): readonly Told[] {
  const events = lines.filter(isEvent);
  return events.length ? [...story, ...events.map((event) => ({ ply, event }))] : story;
}

/** The sights of a game from its deal on, by ply. */
export function sightsIn(book: Book, { sight, updates }: Replay): Sight[] {
  const sights = [Sight.read(book, sight)];
  for (const [changes, , , , texts = []] of updates) sights.push((sights.at(-1) ?? Sight.read(book, sight)).changed(changes, texts));
  return sights;
}

/** What was told at once, when this browser first looked, with the moment of each line from a replay. */
export function dated(story: readonly Told[], book: Book, { updates }: Replay): Told[] {
  const plies = updates.flatMap(([, lines], at) => readLines(book, lines, [], {}).filter(isEvent).map(() => at + 1));
  const before = story.length - plies.length;
  return story.map((line, at) => (line.ply > updates.length ? line : { ...line, ply: plies[at - before] ?? 0 }));
}
