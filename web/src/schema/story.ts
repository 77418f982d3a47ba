/** Lines of the journal: motions, from which cards travel, and events, which tell the story. */

import type { TableSchema, SchemaEntry, VisibleCard } from "./schema";
import { fieldValue, type Value } from "./values";

const MOTIONS = ["moved", "turned_up", "turned_down", "shuffled", "exchanged"] as const;
const EVENT = 8;

export interface Motion {
  kind: "moved" | "turned_up" | "turned_down";
  card: VisibleCard;
  from: SchemaEntry;
  /** The place in the zone, from 0; -1 where the viewer may not know it. */
  fromPlace: number;
  to: SchemaEntry;
  toPlace: number;
}

export interface Mixing {
  kind: "shuffled" | "exchanged";
  one: SchemaEntry;
  other: SchemaEntry;
}

export interface SeatEvent {
  kind: "event";
  name: string;
  fields: Record<string, Value>;
  /** The words that came with the move. */
  said: string;
}

export type Line = Motion | Mixing | SeatEvent;

/** What lines of numbers tell. `words` are those said with the events among them, in their order. */
export function readLines(
  schema: TableSchema,
  lines: readonly (readonly number[])[],
  words: readonly string[],
  names: Record<string, readonly string[]>,
): Line[] {
  let event = 0;
  return lines.flatMap((line): Line[] => {
    const [what = 0] = line;
    if (what >= EVENT) return [eventOf(schema, line, words[event++] ?? "", names)];
    const motion = motionOf(schema, line);
    return motion ? [motion] : [];
  });
}

function eventOf(
  schema: TableSchema,
  line: readonly number[],
  said: string,
  names: Record<string, readonly string[]>,
): SeatEvent {
  const [what = EVENT, ...numbers] = line;
  const told = schema.document.events[what - EVENT];
  const fields = (told?.fields ?? []).map((field, at) => [field.name, fieldValue(schema, field, numbers[at] ?? 0, names)]);
  return { kind: "event", name: told?.name ?? "", fields: Object.fromEntries(fields) as SeatEvent["fields"], said };
}

function motionOf(schema: TableSchema, line: readonly number[]): Motion | Mixing | null {
  const [what = 0, a = 0, b = 0, fromPlace = -1, to = 0, toPlace = -1] = line;
  const kind = MOTIONS[what];
  if (kind === "shuffled" || kind === "exchanged") {
    const one = schema.zones[a];
    const other = schema.zones[b];
    return one && other ? { kind, one, other } : null;
  }
  const source = schema.zones[b];
  const target = schema.zones[to];
  return kind && source && target
    ? { kind, card: schema.card(a), from: source, fromPlace, to: target, toPlace }
    : null;
}
