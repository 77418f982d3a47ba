/** A drawing: what lies where, in a small vocabulary from which every game is drawn. */

import { Book, type Entry, HIDDEN, NONE, seatName, type Seen, type Shape, UNSEEN } from "./book";
import type { Sight } from "./sight";
import { type Value, valueOf } from "./values";

export interface Card extends Seen {
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

export interface Drawing {
  middle: Area;
  seats: Area[];
}

export const MIDDLE = "middle";

/** Lay out what a viewer sees. */
export function draw(sight: Sight): Drawing {
  const { book } = sight;
  const seats = Array.from({ length: book.seats }, (_, seat) => areaOf(sight, seatName(seat), seat));
  return { middle: areaOf(sight, MIDDLE, NONE), seats };
}

function areaOf(sight: Sight, path: string, seat: number): Area {
  const { book } = sight;
  const mine = book.document.entries.filter((entry) => book.owner(entry) === seat && isDrawn(sight, entry));
  const prefix = seat === NONE ? "" : `${path}.`;
  const partOf = (entry: Entry) => entry.path.slice(prefix.length).split(".").slice(0, -1).join(".");
  const lone = mine.filter((entry) => partOf(entry) === "");
  const parts = [...new Set(mine.map(partOf).filter((part) => part !== ""))];
  const below = parts.map((part) =>
    filled(sight, `${prefix}${part}`, mine.filter((entry) => partOf(entry) === part), []),
  );
  return filled(sight, path, lone, below);
}

function filled(sight: Sight, path: string, entries: Entry[], parts: Area[]): Area {
  return {
    path,
    spreads: entries.filter((entry) => entry.form === "cards").map((entry) => spreadOf(sight, entry)),
    counters: entries
      .filter((entry) => entry.form === "number" && entry.shown !== "as_note")
      .map((entry) => counterOf(sight, entry)),
    parts,
    notes: [...entries.flatMap((entry) => notesOf(sight, entry)), ...seatNotes(sight, path)],
  };
}

/** Whether there is anything to draw for an entry now. */
function isDrawn(sight: Sight, entry: Entry): boolean {
  if (entry.beside && sight.codes(entry.beside).length === 0) return false;
  if (entry.form === "cards") return Boolean(entry.shape) && (!entry.tucked || sight.codes(entry.path).length > 0);
  if (entry.form === "texts") return entry.shown !== undefined;
  if (entry.form !== "number" || entry.shown === undefined || isIdle(sight, entry)) return false;
  return entry.shown === "always" || isSet(valueOf(sight, entry.of ?? entry.path));
}

/** Whether an entry belongs to something that is not going on. */
function isIdle(sight: Sight, entry: Entry): boolean {
  return entry.progress !== undefined && sight.number(entry.progress) === NONE;
}

function isSet(value: Value): boolean {
  return !(value === null || value === false || value === 0 || value === "" || (Array.isArray(value) && !value.length));
}

function spreadOf(sight: Sight, entry: Entry): Spread {
  const cards: Card[] = [];
  sight.codes(entry.path).forEach((code, at) => {
    const seen = sight.book.card(code);
    const attached = seen.face !== HIDDEN && entry.attaches?.includes(sight.book.faceNumber(seen.face));
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
function roomOf(entry: Entry): number {
  return entry.single ? 1 : 0;
}

function counterOf(sight: Sight, entry: Entry): Counter {
  const value = valueOf(sight, entry.path);
  const of = entry.of ? sight.number(entry.of) : null;
  if (entry.kind === "flag") return { path: entry.path, value: "", of };
  return { path: entry.path, value: sight.number(entry.path) === UNSEEN ? HIDDEN : value, of };
}

function notesOf(sight: Sight, entry: Entry): Note[] {
  const name = entry.path.split(".").at(-1) ?? "";
  if (entry.form === "texts") return sight.lines(entry.path).map((line) => ({ name: `line-${name}`, line }));
  if (entry.shown !== "as_note" || entry.kind === "seat") return [];
  return [{ name: entry.kind === "flag" ? `note-${name}` : `${name}-${String(valueOf(sight, entry.path))}` }];
}

/** What is said of a seat because a cell of the table names it: who has two turns this round. */
function seatNotes(sight: Sight, path: string): Note[] {
  return sight.book.document.entries
    .filter((entry) => entry.kind === "seat" && entry.shown === "as_note" && valueOf(sight, entry.path) === path)
    .map((entry) => ({ name: `note-${entry.path}` }));
}

/** All cards that lie together, wherever on the table. */
export function spreadsOf(drawing: Drawing): Spread[] {
  const under = (area: Area): Spread[] => [...area.spreads, ...area.parts.flatMap(under)];
  return [drawing.middle, ...drawing.seats].flatMap(under);
}

/** The card at a place, on top of a pile, or alone in its place; null where there is none. */
export function cardAt(drawing: Drawing, thing: string): string | null {
  for (const spread of spreadsOf(drawing)) {
    if (thing === spread.path) {
      return spread.shape === "pile" || spread.shape === "slot" ? (spread.cards.at(-1)?.face ?? null) : null;
    }
    if (thing.startsWith(`${spread.path}.`) && /^\d+$/.test(thing.slice(spread.path.length + 1))) {
      return spread.cards[Number(thing.slice(spread.path.length + 1)) - 1]?.face ?? null;
    }
  }
  return null;
}

export type { Book };
