/** The book: all about a table that does not change during a game. Everything is drawn, written and told by it. */

export type Kind = "number" | "flag" | "seat" | "seats" | "word" | "words" | "face" | "card" | "move";
export type Shape = "row" | "pile" | "fan" | "slot" | "stack" | (string & {});

/** One entry of a sight: where it is written, and how its numbers are to be read. What is not said is false. */
export interface Entry {
  path: string;
  form: "number" | "cards" | "list" | "texts" | "prompts";
  kind?: Kind;
  words?: string[];
  shape?: Shape;
  room?: number;
  /** A place for one card. */
  single?: boolean;
  /** A hand: who does not see into it learns no places. */
  bag?: boolean;
  /** Cards lie here face up or face down one by one. */
  signed?: boolean;
  /** Not drawn while it is empty. */
  tucked?: boolean;
  /** Drawn only while the zone at this path has cards. */
  beside?: string;
  /** Faces that belong to the card before them and are drawn as its badges. */
  attaches?: number[];
  /** The entry that says how many it can be at most. */
  of?: string;
  progress?: string;
  secret?: boolean;
  shown?: "always" | "when_set" | "as_note";
}

export interface Face {
  name: string;
  type?: string;
  copies?: number;
  labels?: string[];
  performed?: boolean;
  colour?: string;
  ink?: string;
  emblem?: string;
  motif?: string;
}

export interface Blank {
  name: string;
  words: string[];
  /** What to touch for each word, where that is not the word itself. */
  touched?: string[];
  /** The texts of the table whose lines are the words. */
  named_by?: string;
}

export interface Verb {
  name: string;
  phrase: string;
  touch: string;
  blanks: Blank[];
  speech?: "possible" | "needed";
}

export interface Field {
  name: string;
  kind: Kind;
  words?: string[];
  named_by?: string;
}

/** A kind of event or of prompt. */
export interface Told {
  name: string;
  fields: Field[];
}

export interface BookDocument {
  game: string;
  rules: number;
  seats: number;
  entries: Entry[];
  /** Places by other names: a team's row is every member's. */
  aliases: Record<string, string>;
  /** For each seat what its side is called; empty where it has none. */
  sides: string[];
  backs: number;
  faces: Face[];
  verbs: Verb[];
  events: Told[];
  prompts: Told[];
  /** Where players write laws: the texts that hold them, the question, the verb, and the event that tells who wrote. */
  laws?: { texts: string; prompt: string; verb: string; wrote: string };
  /** Where two seats exchange cards: the verbs that offer it, the cells that say who gives whom how many, each seat's zone
   * for what it lays, the question to lay it, and the event that tells what was received. */
  exchange?: {
    offers: string[];
    by: string;
    to: string;
    gives: string;
    takes: string;
    laid: string;
    laying: string;
    received: string;
  };
  /** For each language the common words, then the game's own, which win. */
  texts: Record<string, string[]>;
}

export const NONE = -1;
/** In place of a number that the viewer may not know. */
export const UNSEEN = -2;
/** In place of a card that the viewer may not know. */
export const HIDDEN = "??";
/** Entries that every sight begins with. */
export const HEAD = 7;
const PLACES = 256;

/** A card as the viewer sees it. */
export interface Seen {
  /** The name of its face; `??` for a back. */
  face: string;
  /** The code of the back that it shows, where its face is not known. */
  back: number;
  open: boolean;
}

/** A book with what is looked up in it all the time. */
export class Book {
  readonly zones: Entry[];
  private readonly numbers = new Map<string, number>();
  private readonly faceNumbers = new Map<string, number>();

  constructor(readonly document: BookDocument) {
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

  at(path: string): Entry | undefined {
    return this.document.entries[this.entry(path)];
  }

  faceNumber(name: string): number {
    return this.faceNumbers.get(name) ?? NONE;
  }

  face(name: string): Face | undefined {
    return this.document.faces[this.faceNumber(name)];
  }

  /** Whose an entry is; NONE for the table's own. */
  owner(entry: Entry): number {
    return ownerOf(entry.path);
  }

  /** The card that a code stands for. */
  card(code: number): Seen {
    const { backs, faces } = this.document;
    if (code <= backs) return { face: HIDDEN, back: code, open: false };
    const told = code - backs - 1;
    return { face: faces[told >> 1]?.name ?? HIDDEN, back: 0, open: told % 2 === 1 };
  }

  /** The zone and the place in it, from 0, by which a card is told. */
  place(value: number): { zone: Entry | undefined; place: number } {
    return { zone: this.zones[Math.floor(value / PLACES) - 1], place: value % PLACES };
  }
}

export function seatName(seat: number): string {
  return `p${seat + 1}`;
}

/** The seat that a word names; NONE if it names none. */
export function seatNumber(word: string): number {
  const found = /^p([1-9]|1[0-2])$/.exec(word);
  return found ? Number(found[1]) - 1 : NONE;
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
