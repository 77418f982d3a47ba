/** Places at the table: who is missing, who may change with whom, and where each place stands. */

import type { BotInfo, Seat, TableInfo } from "../wire/contract";

export function isFree(seat: Seat): boolean {
  return !seat.guest && !seat.bot;
}

/** The bots that can play at a table: a network that was trained plays no others than those it was trained at. */
export function botsFor(bots: readonly BotInfo[], table: Pick<TableInfo, "game" | "seats">): BotInfo[] {
  return bots.filter((bot) => !bot.game || (bot.game === table.game && bot.seats === table.seats.length));
}

/** The order after two have changed places: for each seat the one who sits there now. */
export function changed(count: number, one: number, other: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  order[one] = other;
  order[other] = one;
  return order;
}

export interface Spot {
  /** The first of the two columns that it stands in. */
  column: number;
  row: "near" | "far";
}

/** Seats along both sides of a long table, clockwise: the first at the far side, from left to right.
 *
 * Each is two columns wide, so that the near side stands in the middle when it has one seat less. */
export function spots(count: number): Spot[] {
  const across = Math.ceil(count / 2);
  const inset = 2 * across - count;
  return Array.from({ length: count }, (_, at) =>
    at < across ? { column: 2 * at + 1, row: "far" } : { column: 4 * across - 2 * at - 1 - inset, row: "near" },
  );
}

export interface Missing {
  free: number[];
  unready: number[];
}

/** What still keeps a table from starting; the host need not say that they are ready. */
export function missing(table: Pick<TableInfo, "seats" | "host">): Missing {
  const at = table.seats.map((_, seat) => seat);
  return {
    free: at.filter((seat) => isFree(table.seats[seat] ?? {})),
    unready: at.filter((seat) => {
      const { guest, ready } = table.seats[seat] ?? {};
      return guest && guest !== table.host && !ready;
    }),
  };
}

/** The smallest table for those who sit there; null if free seats stand between them, or it would be too small. */
export function smaller(table: Pick<TableInfo, "seats">, least: number): number | null {
  const last = table.seats.findLastIndex((seat) => !isFree(seat));
  const wished = Math.max(last + 1, least);
  return wished < table.seats.length ? wished : null;
}
