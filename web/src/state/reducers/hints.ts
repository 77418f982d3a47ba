/** A hint: the move that a bot would make, why, and how many more there are. */

import type { Reasons } from "../../table/reasons";
import type { Hinted } from "../../wire/contract";

export interface Advice {
  move: number;
  /** Null where there is no limit. */
  left: number | null;
  reasons: Reasons;
}

/** What this seat is advised; null where it only hears that somebody else was. */
export function adviceIn({ move, left = null, weighed = [], tries = 0 }: Hinted): Advice | null {
  return move == null ? null : { move, left, reasons: { weighed, tries } };
}
