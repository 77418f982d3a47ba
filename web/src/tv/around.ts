/** Who stands where around a television: in rows as even as can be, with those who are out beside the game's name. Pure. */

import type { Layout } from "../schema/layout";
import type { Observation } from "../schema/observation";
import { isFolded } from "../table/seats";

export interface Around {
  /** The seats above what happens, and those below it. */
  above: number[];
  below: number[];
  out: number[];
  /** How many have room beside each other in each row. */
  inRow: number;
}

/** So many stand in one row: with three the second row would hold one alone. */
const ALONE = 3;

export function aroundTelevision(observation: Observation, layout: Layout): Around {
  const seats = layout.seats.map((_, seat) => seat);
  const out = seats.filter((seat) => isFolded(observation, layout, seat));
  const standing = seats.filter((seat) => !out.includes(seat));
  const inRow = standing.length === ALONE ? ALONE : Math.ceil(standing.length / 2);
  return { above: standing.slice(0, inRow), below: standing.slice(inRow).reverse(), out, inRow: Math.max(1, inRow) };
}
