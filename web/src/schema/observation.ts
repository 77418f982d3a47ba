/** The observation: what a seat sees now, entry by entry, kept up by changes. An observation is never changed: a new one is made. */

import { TableSchema, HEAD, placesIn } from "./schema";

export type ObservationChange = number[];

export class Observation {
  private constructor(
    readonly schema: TableSchema,
    /** For each entry its numbers, without the size of a list. */
    readonly parts: readonly (readonly number[])[],
    /** For each list of sentences on the table its lines. */
    readonly texts: readonly (readonly string[])[],
  ) {}

  /** The observation that numbers in the order of the schema stand for. */
  static read(schema: TableSchema, numbers: readonly number[], texts: readonly (readonly string[])[] = []): Observation {
    const parts: number[][] = [];
    let at = 0;
    for (const entry of schema.document.entries) {
      if (entry.form === "number" || entry.form === "texts") {
        parts.push(numbers.slice(at, ++at));
      } else if (entry.form === "prompts") {
        parts.push(numbers.slice(at));
        at = numbers.length;
      } else {
        const size = numbers[at] ?? 0;
        parts.push(numbers.slice(at + 1, at + 1 + size));
        at += 1 + size;
      }
    }
    return new Observation(schema, parts, texts);
  }

  /** What is seen after changes, and after new sentences were laid on the table. */
  changed(changes: readonly ObservationChange[], sentences: readonly (readonly string[])[] = []): Observation {
    const parts = [...this.parts];
    for (const [entry = 0, first = 0, ...rest] of changes) {
      const form = this.schema.document.entries[entry]?.form;
      const isNumber = form === "number" || form === "texts";
      parts[entry] = isNumber ? [first] : [...(parts[entry] ?? []).slice(0, first), ...rest];
    }
    const texts = sentences.length
      ? sentences.map((lines, at) => [...(this.texts[at] ?? []), ...lines])
      : this.texts;
    return new Observation(this.schema, parts, texts);
  }

  /** The whole observation as numbers, as a welcome would tell it. */
  get numbers(): number[] {
    return this.schema.document.entries.flatMap((entry, at) => {
      const part = this.parts[at] ?? [];
      return entry.form === "cards" || entry.form === "list" ? [part.length, ...part] : [...part];
    });
  }

  codes(path: string): readonly number[] {
    return this.parts[this.schema.entry(path)] ?? [];
  }

  number(path: string): number {
    return this.codes(path)[0] ?? 0;
  }

  /** The sentences in the list at a path. */
  lines(path: string): readonly string[] {
    const lists = this.schema.document.entries.filter((entry) => entry.form === "texts");
    return this.texts[lists.findIndex((entry) => entry.path === path)] ?? [];
  }

  /** What the table calls things that have names only there. */
  get names(): Record<string, readonly string[]> {
    const lists = this.schema.document.entries.filter((entry) => entry.form === "texts");
    return Object.fromEntries(lists.map((entry, at) => [entry.path, this.texts[at] ?? []]));
  }

  // The head

  private head(at: number): number {
    return at < HEAD ? (this.parts[at]?.[0] ?? 0) : 0;
  }

  /** The seat on turn. */
  get turn(): number {
    return this.head(0);
  }

  get turns(): number {
    return this.head(1);
  }

  get over(): boolean {
    return this.head(2) === 1;
  }

  /** Seats that are out of the game. */
  get out(): number[] {
    return placesIn(this.head(3));
  }

  /** Seats that owe a decision now. */
  get awaited(): number[] {
    return placesIn(this.head(5));
  }

  /** The number of the open question. */
  get question(): number {
    return this.head(6);
  }

  /** The open prompts, oldest first: kind, asked seats, and the numbers of their fields. */
  get prompts(): { kind: number; seats: number[]; values: number[] }[] {
    const [asked = 0, ...numbers] = this.parts.at(-1) ?? [];
    const found: { kind: number; seats: number[]; values: number[] }[] = [];
    let at = 0;
    for (let prompt = 0; prompt < asked; prompt++) {
      const kind = numbers[at] ?? 0;
      const size = this.schema.document.prompts[kind]?.fields.length ?? 0;
      found.push({ kind, seats: placesIn(numbers[at + 1] ?? 0), values: numbers.slice(at + 2, at + 2 + size) });
      at += 2 + size;
    }
    return found;
  }
}
