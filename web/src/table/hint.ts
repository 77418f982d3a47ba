/** How much a move is better than the next best, in a word. */

/** Winning is 1 and losing -1: from so much on a lead is worth telling, or plain to see. */
const WORTH_TELLING = 0.02;
const PLAIN = 0.1;

export function leadOf(lead: number): "even" | "little" | "clear" {
  if (lead >= PLAIN) return "clear";
  return lead >= WORTH_TELLING ? "little" : "even";
}
