/** What has happened last, for those who do not see the story. */

import type { SeatEvent } from "../book/story";
import type { Told } from "../state/followed.svelte";

/** What a move comes to stands at the end of what is told of it: nobody needs more than this to follow. */
const MOST = 2;

/** The last sentences that are told of the last move. */
export function latelyIn(story: readonly Told[]): SeatEvent[] {
  const ply = story.at(-1)?.ply;
  return story.slice(-MOST).filter((told) => told.ply === ply).map((told) => told.event);
}
