/** A layout: what lies where, in a small vocabulary from which every game is drawn. */

import { TableSchema, type SchemaEntry, HIDDEN, nameOf, NONE, seatName, type VisibleCard, type Shape, UNSEEN } from "./schema";
import type { Observation } from "./observation";
import { type Value, valueOf } from "./values";

export interface Card extends VisibleCard {
  /** Faces attached to it, or `open` where cards lie face up or down one by one. */
  badges: string[];
  /** The viewer sees it, the others do not. */
  onlyMine: boolean;
  /** Its place in the zone, from 1, as moves name it. */
  place: number;
}

export interface Spread {
  kind: "spread";
  path: string;
  shape: Shape;
  cards: Card[];
  /** How many cards there is room for, if that is worth showing. */
  room: number;
}

export interface Counter {
  path: string;
  value: Value;
  of: number | null;
}

/** Words that lie on the table: the name of a message and what goes into it. */
export interface Note {
  name: string;
  line?: string;
}

export interface Area {
  path: string;
  spreads: Spread[];
  counters: Counter[];
  parts: Area[];
  notes: Note[];
}

export interface Layout {
  middle: Area;
  seats: Area[];
}

export const MIDDLE = "middle";

/** Lay out what a viewer sees. */
export function layOut(observation: Observation): Layout {
  const { schema } = observation;
  const seats = Array.from({ length: schema.seats }, (_, seat) => areaOf(observation, seatName(seat), seat));
  return { middle: areaOf(observation, MIDDLE, NONE), seats };
}

function areaOf(observation: Observation, path: string, seat: number): Area {
  const { schema } = observation;
  const mine = schema.document.entries.filter((entry) => schema.owner(entry) === seat && isDrawn(observation, entry));
  const prefix = seat === NONE ? "" : `${path}.`;
  const partOf = (entry: SchemaEntry) => entry.path.slice(prefix.length).split(".").slice(0, -1).join(".");
  const lone = mine.filter((entry) => partOf(entry) === "");
  const parts = [...new Set(mine.map(partOf).filter((part) => part !== ""))];
  const below = parts.map((part) =>
    filled(observation, `${prefix}${part}`, mine.filter((entry) => partOf(entry) === part), []),
  );
  return filled(observation, path, lone, below);
}

function filled(observation: Observation, path: string, entries: SchemaEntry[], parts: Area[]): Area {
  return {
    path,
    spreads: entries.filter((entry) => entry.form === "cards").map((entry) => spreadOf(observation, entry)),
    counters: entries
      .filter((entry) => entry.form === "number" && entry.shown !== "as_note")
      .map((entry) => counterOf(observation, entry)),
    parts,
    notes: [...entries.flatMap((entry) => notesOf(observation, entry)), ...seatNotes(observation, path)],
  };
}

/** Whether there is anything to draw for an entry now. */
function isDrawn(observation: Observation, entry: SchemaEntry): boolean {
  if (entry.beside && observation.codes(entry.beside).length === 0) return false;
  if (entry.form === "cards") return Boolean(entry.shape) && (!entry.tucked || observation.codes(entry.path).length > 0);
  if (entry.form === "texts") return entry.shown !== undefined;
  if (entry.form !== "number" || entry.shown === undefined || isIdle(observation, entry)) return false;
  return entry.shown === "always" || isSet(valueOf(observation, entry.of ?? entry.path));
}

/** Whether an entry belongs to something that is not going on. */
function isIdle(observation: Observation, entry: SchemaEntry): boolean {
  return entry.progress !== undefined && observation.number(entry.progress) === NONE;
}

function isSet(value: Value): boolean {
  return !(value === null || value === false || value === 0 || value === "" || (Array.isArray(value) && !value.length));
}

function spreadOf(observation: Observation, entry: SchemaEntry): Spread {
  const cards: Card[] = [];
  observation.codes(entry.path).forEach((code, at) => {
    const seen = observation.schema.card(code);
    const attached = seen.face !== HIDDEN && entry.attaches?.includes(observation.schema.faceNumber(seen.face));
    const last = cards.at(-1);
    if (attached && last) {
      last.badges.push(seen.face);
    } else {
      const badges = entry.signed && seen.open ? ["open"] : [];
      cards.push({ ...seen, badges, onlyMine: seen.face !== HIDDEN && !seen.open, place: at + 1 });
    }
  });
  return { kind: "spread", path: entry.path, shape: entry.shape ?? "row", cards, room: roomOf(entry) };
}

/** Rows and places for one card show where a card is missing; what holds any number does not. */
function roomOf(entry: SchemaEntry): number {
  return entry.single ? 1 : 0;
}

function counterOf(observation: Observation, entry: SchemaEntry): Counter {
  const value = valueOf(observation, entry.path);
  const of = entry.of ? observation.number(entry.of) : null;
  if (entry.kind === "flag") return { path: entry.path, value: "", of };
  return { path: entry.path, value: observation.number(entry.path) === UNSEEN ? HIDDEN : value, of };
}

function notesOf(observation: Observation, entry: SchemaEntry): Note[] {
  const name = nameOf(entry.path);
  if (entry.form === "texts") return observation.lines(entry.path).map((line) => ({ name: `line-${name}`, line }));
  if (entry.shown !== "as_note" || entry.kind === "seat") return [];
  return [{ name: entry.kind === "flag" ? `note-${name}` : `${name}-${String(valueOf(observation, entry.path))}` }];
}

/** What is said of a seat because a cell of the table names it: who has two turns this round. */
function seatNotes(observation: Observation, path: string): Note[] {
  return seatsNoted(observation.schema).filter((entry) => valueOf(observation, entry.path) === path).map(noteOfSeat);
}

/** What goes from seat to seat, so that there is a place for it at each. */
export function rovingNotes(schema: TableSchema): string[] {
  return seatsNoted(schema).map(noteOfSeat).map(({ name }) => name);
}

function seatsNoted(schema: TableSchema): SchemaEntry[] {
  return schema.document.entries.filter((entry) => entry.kind === "seat" && entry.shown === "as_note");
}

function noteOfSeat(entry: SchemaEntry): Note {
  return { name: `note-${entry.path}` };
}

/** All cards that lie together in an area and its parts. */
export function spreadsIn(area: Area): Spread[] {
  return [...area.spreads, ...area.parts.flatMap(spreadsIn)];
}

/** All cards that lie together, wherever on the table. */
export function spreadsOf(layout: Layout): Spread[] {
  return [layout.middle, ...layout.seats].flatMap(spreadsIn);
}

/** The card at a place, on top of a pile, or alone in its place; null where there is none. */
export function cardAt(layout: Layout, thing: string): string | null {
  for (const spread of spreadsOf(layout)) {
    if (thing === spread.path) {
      return spread.shape === "pile" || spread.shape === "slot" ? (spread.cards.at(-1)?.face ?? null) : null;
    }
    if (thing.startsWith(`${spread.path}.`) && /^\d+$/.test(thing.slice(spread.path.length + 1))) {
      return spread.cards[Number(thing.slice(spread.path.length + 1)) - 1]?.face ?? null;
    }
  }
  return null;
}

export type { TableSchema };

/** The part of a layout with this name. */
export function areaAt(layout: Layout, path: string): Area | undefined {
  const within = (area: Area): Area[] => [area, ...area.parts.flatMap(within)];
  return [layout.middle, ...layout.seats].flatMap(within).find((area) => area.path === path);
}
