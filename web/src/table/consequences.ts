/** What a touch would change that everybody can see, told on what is touched. Pure. */

import { nameOf, type TableSchema } from "../schema/schema";
import type { Words } from "../words/words";
import { restOf, type Touching } from "./touching";

/** An entry of the schema, what stands there, and what would; null where nothing does. */
export type ForeseenChange = readonly [entry: number, before: number | null, after: number | null];

/** More than this nobody reads on a card. */
const MOST = 2;

/** What the one move changes that a touch would decide; nothing where the touch leaves a choice. */
export function changesBy(state: Touching, foreseen: ReadonlyMap<number, readonly ForeseenChange[]>, thing: string): readonly ForeseenChange[] {
  if (!foreseen.size || !state.next.has(thing)) return [];
  const moves = state.possible.filter((choice) => restOf(state, choice)[0] === thing);
  const [only] = moves;
  return only && moves.length === 1 && restOf(state, only).length === 1 ? (foreseen.get(only.move) ?? []) : [];
}

/** A change in words: of what, which is left out where there is little room, and how. */
export interface ToldChange {
  of: string;
  before: string;
  after: string;
}

/** Changes in words, each as short as can be: of the place where it is told its name is not said. */
export function toldChanges(changes: readonly ForeseenChange[], schema: TableSchema, words: Words, place = ""): ToldChange[] {
  return changes.slice(0, MOST).flatMap(([entry, before, after]) => {
    const path = schema.document.entries[entry]?.path;
    if (!path) return [];
    const falls = `falls-${nameOf(path)}`;
    if (after === null && words.has(falls)) return [{ of: "", before: "", after: words.say(falls) }];
    return [{ of: path === place ? "" : words.zone(path), before: String(before ?? "–"), after: `→ ${String(after ?? "–")}` }];
  });
}
