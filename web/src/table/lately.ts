/** What has happened last, for those who do not see the story. */

import type { SeatEvent } from "../schema/story";
import type { StoryEntry } from "../state/table_model.svelte";

/** What a move comes to stands at the end of what is told of it: nobody needs more than this to follow. */
const MOST = 2;

/** The last sentences that are told of the last move; what happened several times over is left out beside other things. */
export function latelyIn(story: readonly StoryEntry[]): SeatEvent[] {
  const ply = story.at(-1)?.ply;
  const events = story.slice(story.findLastIndex((told) => told.ply !== ply) + 1).map((told) => told.event);
  const single = events.filter(({ name }) => events.filter((event) => event.name === name).length === 1);
  return (single.length ? single : events).slice(-MOST);
}

/** The last sentences of the story, in the order in which they are told. */
export function recentEvents(story: readonly StoryEntry[], most: number): readonly StoryEntry[] {
  return story.slice(-most);
}
