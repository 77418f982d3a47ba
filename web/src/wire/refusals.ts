/** Refusals that a page answers otherwise than by telling them: by their codes, which stay as sentences are reworded. */

import type { ErrorCode, Refusal } from "./contract";

/** The table is refused for good: asking again is in vain. */
const FOR_GOOD: readonly ErrorCode[] = ["table_gone", "table_damaged", "rules_failed", "rules_gone"];

export function isRefused(refusal: Refusal | null | undefined, ...codes: readonly ErrorCode[]): boolean {
  return codes.some((code) => code === refusal?.error);
}

export function isForGood(refusal: Refusal): boolean {
  return isRefused(refusal, ...FOR_GOOD);
}
