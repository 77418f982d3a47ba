/** What was on the stage last: whoever looks up a moment too late still reads it, until the next move is told. Pure. */

import type { StoryEntry } from "../state/table_model.svelte";
import type { Staged } from "../table/staging";

export interface Lingering {
  shown: Staged | null;
  /** The plies that the story may be at while this is shown: the one before it, and its own. */
  plies: (number | undefined)[];
}

/** What is seen when something is on the stage, or nothing is any more, or more is told. */
export function lingers({ shown, plies }: Lingering, staged: Staged | null, story: readonly StoryEntry[]): Lingering {
  const ply = story.at(-1)?.ply;
  if (staged) return { shown: staged, plies: shown && plies.length === 1 ? plies : [ply] };
  if (!shown || plies.includes(ply)) return { shown, plies };
  return plies.length === 1 ? { shown, plies: [...plies, ply] } : { shown: null, plies: [] };
}
