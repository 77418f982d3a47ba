/** What the browser keeps for times without a network, and how each thing is answered. */

/**
 * - `page`: our one page, from the network if it answers in time, otherwise as it was kept;
 * - `forever`: named by its own hash, so what was kept is right;
 * - `fresh`: from the network, kept for times without one;
 * - `pass`: none of our business.
 */
export type Way = "page" | "forever" | "fresh" | "pass";

/** Where answers of the server are kept. */
export const KEPT = "kept";

/** Stands on answers that come from what was kept. */
export const KEPT_HEADER = "x-holdfast-kept";

export interface Asked {
  method: string;
  path: string;
  /** Whether somebody opens a page by it. */
  opens: boolean;
}

/** Not the client's: what programs ask for, and the pages that the server makes itself. */
const FOR_PROGRAMS = /^\/(api|socket|health|ready|metrics|lab|docs|openapi\.json)(\/|$)/;
const FOREVER = /^\/(assets\/|api\/schemas\/)/;
/** The first page with its games, bots and pictures; rules, cards and lessons; and games that were played, for watching them again. */
const FRESH = /^\/api\/(games|lessons|home|pictures|laws)(\/|$)|^\/api\/tables\/[^/]+(\/(replay|record|deal|laws))?$/;
const FILES = /^\/[a-z0-9-]+\.(svg|png|webmanifest)$/;

export function wayOf({ method, path, opens }: Asked): Way {
  if (method !== "GET") return "pass";
  if (opens) return FOR_PROGRAMS.test(path) ? "pass" : "page";
  if (FOREVER.test(path)) return "forever";
  return FRESH.test(path) || FILES.test(path) ? "fresh" : "pass";
}
