/** What was on the stage last: whoever looks up a moment too late still reads it, until the next move is told. */

import type { Staged } from "../table/staging";
import type { TableModel } from "../state/table_model.svelte";

export class Lingering {
  shown = $state.raw<Staged | null>(null);
  /** The plies that the story may be at while this is shown: the one before it, and its own. */
  private plies: (number | undefined)[] = [];

  /** Something is on the stage, or nothing is any more; called whenever stage or story change. */
  follow(staged: Staged | null, story: TableModel["story"]): void {
    const ply = story.at(-1)?.ply;
    if (staged) {
      if (!this.shown) this.plies = [ply];
      this.shown = staged;
    } else if (this.shown && !this.plies.includes(ply)) {
      if (this.plies.length > 1) this.shown = null;
      else this.plies.push(ply);
    }
  }
}
