/** My tables in the order in which they want something of me. */

import type { ToDo } from "../wire/contract";
import type { TableInfo } from "../wire/contract";

const MOST_FINISHED = 3;
const URGENCY = ["awaited", "lobby", "waiting", "damaged", "closed", "over"] as const;
const ENDED: readonly string[] = ["closed", "over"];
export type Matter = (typeof URGENCY)[number];

export function matterOf({ table, awaited, damaged }: ToDo): Matter {
  if (table.status === "over" || table.status === "closed") return table.status;
  if (damaged) return "damaged";
  if (awaited) return "awaited";
  return table.status === "lobby" ? "lobby" : "waiting";
}

/** What I can do to be rid of a table: leave or close its lobby, end a game that I play alone, no longer list it. */
export type Farewell = "leave" | "close" | "end" | "remove";

export function farewellTo(todo: ToDo, me: string): Farewell | null {
  const { table } = todo;
  const matter = matterOf(todo);
  if (matter === "damaged") return null;
  if (ENDED.includes(matter)) return "remove";
  if (matter === "lobby") return table.host === me ? "close" : "leave";
  return table.seats.every((seat) => !seat.guest || seat.guest === me) ? "end" : null;
}

/** Where I am awaited first, and there where least time is left; of what has ended only the last few. */
export function inOrder(listed: readonly ToDo[]): ToDo[] {
  const rank = (each: ToDo) => URGENCY.indexOf(matterOf(each));
  const left = (each: ToDo) => each.seconds ?? Infinity;
  const sorted = [...listed].sort((one, other) => rank(one) - rank(other) || compare(left(one), left(other)));
  let finished = 0;
  return sorted.filter((each) => !ENDED.includes(matterOf(each)) || (finished += 1) <= MOST_FINISHED);
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

export function freeSeats(table: Pick<TableInfo, "seats">): number {
  return table.seats.filter((seat) => !seat.guest && !seat.bot).length;
}
