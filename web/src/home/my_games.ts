/** My tables in the order in which they want something of me. */

import { seatNumber } from "../book/book";
import type { ToDo } from "../wire/http";
import type { TableInfo } from "../wire/messages";

const MOST_FINISHED = 3;
const URGENCY = ["awaited", "lobby", "waiting", "over"] as const;
export type Matter = (typeof URGENCY)[number];

export function matterOf({ table, awaited }: ToDo): Matter {
  if (table.status === "over") return "over";
  if (awaited) return "awaited";
  return table.status === "lobby" ? "lobby" : "waiting";
}

/** Where I am awaited first, and there where least time is left; of finished games only the last few. */
export function inOrder(listed: readonly ToDo[]): ToDo[] {
  const rank = (each: ToDo) => URGENCY.indexOf(matterOf(each));
  const left = (each: ToDo) => each.seconds ?? Infinity;
  const sorted = [...listed].sort((one, other) => rank(one) - rank(other) || compare(left(one), left(other)));
  let finished = 0;
  return sorted.filter((each) => matterOf(each) !== "over" || (finished += 1) <= MOST_FINISHED);
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

export interface Left {
  unit: "seconds" | "minutes" | "hours" | "days";
  count: number;
}

const UNITS = [
  { unit: "days", seconds: 86_400 },
  { unit: "hours", seconds: 3600 },
  { unit: "minutes", seconds: 60 },
] as const;

/** A time as people say it: in the largest unit of which there are two, so that it is never far off. */
export function timeLeft(seconds: number): Left {
  const found = UNITS.find((each) => seconds >= 2 * each.seconds);
  if (!found) return { unit: "seconds", count: Math.max(0, Math.floor(seconds)) };
  return { unit: found.unit, count: Math.floor(seconds / found.seconds) };
}

/** The seats that won: a result is written as `p1 p3`. */
export function winners(table: Pick<TableInfo, "result">): number[] {
  return (table.result ?? "").split(" ").filter(Boolean).map(seatNumber);
}

export function freeSeats(table: Pick<TableInfo, "seats">): number {
  return table.seats.filter((seat) => !seat.guest && !seat.bot).length;
}
