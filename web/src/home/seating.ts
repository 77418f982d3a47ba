/** How many sit down where nobody said how many. */

import type { GameInfo } from "../wire/contract";

const USUAL_SEATS = 3;

/** As many as the game advises, or three if it can. */
export function usualSeats({ seats: [least, most], advised }: Pick<GameInfo, "seats" | "advised">): number {
  return advised ? advised[0] : Math.min(Math.max(USUAL_SEATS, least), most);
}
