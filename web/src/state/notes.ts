/** What was told and sent before a deal, written down in this browser at once: later it cannot have been otherwise. */

import type { Binding } from "../replay/record";

/** What became of a message: the connection held, it broke or the round had begun before, the table had it. */
export type Fate = "sent" | "lost" | "confirmed";

/** As `holdfast verify --notes` reads it. */
export interface Notes {
  table: string;
  hash?: string;
  /** The table's own commitment, and what it was told to bind. */
  commitment?: string;
  binding?: Binding;
  /** Where this browser sat before the lot, and what it added to the deal. */
  place?: string;
  contribution?: string;
  nonce?: string;
  committed?: Fate;
  opened?: Fate;
  /** All players' commitments, as they were told before anybody opened. */
  commitments?: Record<string, string>;
  /** What this browser saw when the cards were dealt. */
  seen?: number[];
  /** Written by an older page: the seat of a deal in one round. */
  seat?: string;
}

const KEY = "holdfast-promises";
const MOST = 50;

function all(): Record<string, Omit<Notes, "table">> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Omit<Notes, "table">>;
  } catch {
    return {};
  }
}

export function notesOf(table: string): Notes | null {
  const found = all()[table];
  return found ? { ...found, table } : null;
}

export function keepNotes(notes: Notes): void {
  const kept = Object.entries(all()).filter(([table]) => table !== notes.table).slice(-(MOST - 1));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [notes.table]: notes }));
  } catch {
    // A browser that keeps nothing cannot say later whether a deal was fair, and says so.
  }
}
