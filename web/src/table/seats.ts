/** Seats as the table shows them: in what order, in what colour, with what said about them. */

import { nameOf, type TableSchema } from "../schema/schema";
import type { Layout } from "../schema/layout";
import type { Observation } from "../schema/observation";
import { hasCards } from "./things";

const COLOURS = ["#e8b4a0", "#a9c7ea", "#b9dba8", "#e6cf8b", "#cdb5e6", "#97d3cc", "#eaa7bd", "#c9c2b0", "#9fb0f0", "#d8e08f", "#f0bf95", "#b5c9c0"];

/** The colour by which a seat is known, beside its name. */
export function seatColour(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? "#c9c2b0";
}

/** The other seats in turn order, beginning with the next after the viewer; for a spectator all of them. */
export function othersOf(seats: number, viewer: number | null): number[] {
  if (viewer === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, after) => (viewer + 1 + after) % seats);
}

/** Whether a seat has no place of its own any more: it is out, and nothing of it lies on the table. */
export function isFolded(observation: Observation, layout: Layout, seat: number): boolean {
  const area = layout.seats[seat];
  return observation.out.includes(seat) && !(area && hasCards(area));
}

/** Columns for plates, as many as there may be in a row: rows as long as each other, so that none is left with one seat. */
export function columnsOf(count: number, most: number): string {
  return `repeat(${String(besideOf(count, most))}, minmax(0, 1fr))`;
}

/** How many plates stand beside each other then. */
export function besideOf(count: number, most: number): number {
  const rows = Math.max(1, Math.ceil(count / most));
  return Math.max(1, Math.ceil(count / rows));
}

/** With more others than this, what all have alike is left out where it tells nothing. */
const CROWD = 6;

export function isCrowd(others: number): boolean {
  return others > CROWD;
}

/** How many plates stand in a row of a narrow window. */
export function narrowRow(others: number): number {
  if (others === 4) return 2;
  return isCrowd(others) ? 4 : 3;
}

/** Names of counters that are at nought for everybody. */
export function idleCounters(layout: Layout): Set<string> {
  const all = layout.seats.flatMap((seat) => seat.counters);
  const counting = new Set(all.filter(({ value }) => value !== 0).map(({ path }) => nameOf(path)));
  return new Set(all.map(({ path }) => nameOf(path)).filter((name) => !counting.has(name)));
}

export const MOST_PIPS = 5;

/** Names of counters that always stand there and are small for everybody: they can be shown as pips. */
export function pipCounters(schema: TableSchema, layout: Layout): Set<string> {
  const most = new Map<string, number>();
  for (const seat of layout.seats) {
    for (const counter of seat.counters) {
      if (schema.at(counter.path)?.shown !== "always") continue;
      const name = nameOf(counter.path);
      if (typeof counter.value === "number") most.set(name, Math.max(most.get(name) ?? 0, counter.of ?? counter.value));
    }
  }
  return new Set([...most].filter(([, value]) => value <= MOST_PIPS).map(([name]) => name));
}

export interface Standing {
  onTurn: boolean;
  awaited: boolean;
  out: boolean;
}

export function standingOf(observation: Observation, seat: number): Standing {
  return {
    onTurn: !observation.over && observation.turn === seat,
    awaited: !observation.over && observation.awaited.includes(seat),
    out: observation.out.includes(seat),
  };
}
