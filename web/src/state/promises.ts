/** What a server promised before a deal, written down in this browser at once: later it cannot have been otherwise. */

import type { Promised } from "../replay/proof";

const KEY = "holdfast-promises";
const MOST = 50;

function all(): Record<string, Promised> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Promised>;
  } catch {
    return {};
  }
}

export function promisedFor(table: string): Promised | null {
  return all()[table] ?? null;
}

/** Write something down, before the cards are out; a deal that was begun anew has new promises. */
export function writeDown(table: string, promised: Promised): void {
  const { [table]: known, ...others } = all();
  const kept = Object.entries(others).slice(-(MOST - 1));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: { ...known, ...promised } }));
  } catch {
    // A browser that keeps nothing can still check what the record says.
  }
}
