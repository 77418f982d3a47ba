/** The schema: all about a table that does not change during a game. Everything is drawn, written and told by it. */

import { type SchemaDocument, type SchemaEntry, type SchemaFace, type SchemaField, MOST_SEATS } from "../wire/contract";

export type { SchemaBlank, SchemaDocument, SchemaEntry, SchemaFace, SchemaField, SchemaVerb } from "../wire/contract";
/** What a number of a schema stands for. */
export type ValueKind = SchemaField["kind"];
export type Shape = "row" | "pile" | "fan" | "slot" | "stack" | (string & {});

export const NONE = -1;
/** In place of a number that the viewer may not know. */
export const UNSEEN = -2;
/** In place of a card that the viewer may not know. */
export const HIDDEN = "??";
/** Entries that every observation begins with. */
export const HEAD = 7;
const PLACES = 256;

/** The last part of a path: what a thing is called within its area. */
export function nameOf(path: string): string {
  return path.split(".").at(-1) ?? "";
}

/** A card as the viewer sees it. */
export interface VisibleCard {
  /** The name of its face; `??` for a back. */
  face: string;
  /** The code of the back that it shows, where its face is not known. */
  back: number;
  open: boolean;
}

/** A schema with what is looked up in it all the time. */
export class TableSchema {
  readonly zones: SchemaEntry[];
  private readonly numbers = new Map<string, number>();
  private readonly faceNumbers = new Map<string, number>();

  constructor(readonly document: SchemaDocument) {
    this.zones = document.entries.filter((entry) => entry.form === "cards");
    document.entries.forEach((entry, at) => this.numbers.set(entry.path, at));
    document.faces.forEach((face, at) => this.faceNumbers.set(face.name, at));
  }

  get seats(): number {
    return this.document.seats;
  }

  /** The number of the entry at a path; -1 if there is none. */
  entry(path: string): number {
    return this.numbers.get(path) ?? NONE;
  }

  at(path: string): SchemaEntry | undefined {
    return this.document.entries[this.entry(path)];
  }

  faceNumber(name: string): number {
    return this.faceNumbers.get(name) ?? NONE;
  }

  face(name: string): SchemaFace | undefined {
    return this.document.faces[this.faceNumber(name)];
  }

  /** Whose an entry is; NONE for the table's own. */
  owner(entry: SchemaEntry): number {
    return ownerOf(entry.path);
  }

  /** The card that a code stands for. */
  card(code: number): VisibleCard {
    const { backs, faces } = this.document;
    if (code <= backs) return { face: HIDDEN, back: code, open: false };
    const told = code - backs - 1;
    return { face: faces[told >> 1]?.name ?? HIDDEN, back: 0, open: told % 2 === 1 };
  }

  /** The zone and the place in it, from 0, by which a card is told. */
  place(value: number): { zone: SchemaEntry | undefined; place: number } {
    return { zone: this.zones[Math.floor(value / PLACES) - 1], place: value % PLACES };
  }
}

export function seatName(seat: number): string {
  return `p${seat + 1}`;
}

/** The seat that a word names; NONE if it names none. */
export function seatNumber(word: string): number {
  const found = /^p([1-9][0-9]?)$/.exec(word);
  return found && Number(found[1]) <= MOST_SEATS ? Number(found[1]) - 1 : NONE;
}

export function ownerOf(path: string): number {
  const [first = "", rest] = path.split(".", 2);
  return rest === undefined ? NONE : seatNumber(first);
}

/** The places of the bits that are set in a mask. */
export function placesIn(mask: number): number[] {
  const found: number[] = [];
  for (let place = 0; place < 31; place++) if ((mask >> place) & 1) found.push(place);
  return found;
}
