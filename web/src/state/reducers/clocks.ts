/** Seconds that are left, as moments of this browser's clock. */

import type { TableInfo } from "../../wire/contract";

/** By seat, in milliseconds. */
export type Deadlines = Record<number, number>;

/** When each awaited seat runs out of time. */
export function deadlinesFrom(left: Record<string, number> = {}, now = Date.now()): Deadlines {
  return deadlines(Object.entries(left), now);
}

/** From when on the host may let a bot play for those who are gone. */
export function standInsFrom({ seats }: Pick<TableInfo, "seats">, now = Date.now()): Deadlines {
  return deadlines(seats.flatMap(({ stand_in: left }, seat) => (left == null ? [] : [[seat, left] as const])), now);
}

function deadlines(left: readonly (readonly [string | number, number])[], now: number): Deadlines {
  return Object.fromEntries(left.map(([seat, seconds]) => [seat, now + seconds * 1000]));
}
