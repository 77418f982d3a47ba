/** Which bots somebody likes to play against, kept in this browser. */

import { server } from "../state/server.svelte";
import { recall, remember } from "../state/storage";

const KEY = "bots";
/** Those that people choose between; the others are for those who ask for them at a table. */
const LEVELS = ["easy", "medium", "hard"];
const USUAL = "medium";

class Level {
  #wished = $state(recall(KEY) || USUAL);

  /** The levels that this server has; whatever it has if it has none of ours. */
  get all(): string[] {
    const there = server.bots.map((each) => each.bot);
    const known = LEVELS.filter((level) => there.includes(level));
    return known.length ? known : there.length ? there : LEVELS;
  }

  get chosen(): string {
    const { all } = this;
    return all.includes(this.#wished) ? this.#wished : (all[0] ?? USUAL);
  }

  choose(level: string): void {
    this.#wished = level;
    remember(KEY, level);
  }
}

export const level = new Level();
