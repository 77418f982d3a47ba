/** What can be done at a table before the cards are dealt. */

import { ask, onTable } from "./http";
import type { OptionValue, TableInfo } from "./contract";

export interface Choices {
  options?: Record<string, OptionValue>;
  clock?: string;
  starts?: string;
  hints?: boolean;
  listed?: boolean;
}

const at = (id: string, rest = "") => `/tables/${encodeURIComponent(id)}${rest}`;

export const sit = (id: string, seat?: number) => onTable(id, "sit", seat === undefined ? {} : { seat });
export const standUp = (id: string) => onTable(id, "leave");
export const setReady = (id: string, ready: boolean) => onTable(id, "ready", { ready });
export const decide = (id: string, choices: Choices) => ask<TableInfo>("PATCH", at(id), choices);
export const reorder = (id: string, order: number[]) => ask<TableInfo>("PUT", at(id, "/seats"), { order });
export const resize = (id: string, seats: number) => onTable(id, "size", { seats });
export const seatBot = (id: string, seat: number, bot: string) =>
  ask<TableInfo>("PUT", at(id, `/seats/${String(seat)}/bot`), { bot });
export const freeSeat = (id: string, seat: number) => ask<TableInfo>("DELETE", at(id, `/seats/${String(seat)}`));
export const letBackIn = (id: string, guest: string) =>
  ask<TableInfo>("DELETE", at(id, `/kept_out/${encodeURIComponent(guest)}`));
export const handOver = (id: string, guest: string) => onTable(id, "host", { guest });
export const mute = (id: string, guest: string, muted: boolean) => onTable(id, "mute", { guest, muted });
export const start = (id: string, first?: number) => onTable(id, "start", first === undefined ? {} : { first });
