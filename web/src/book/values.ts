/** Numbers of a sight as people write them: seats, words, faces by their names. */

import { type Book, type Field, HIDDEN, type Kind, NONE, placesIn, seatName, UNSEEN } from "./book";
import type { Sight } from "./sight";

export type Value = string | number | boolean | null | string[];

/** What stands at a path. */
export function valueOf(sight: Sight, path: string): Value {
  const entry = sight.book.at(path);
  if (!entry) return null;
  const number = sight.number(path);
  if (entry.secret && number === NONE) return null;
  return decode(sight, entry.kind ?? "number", number, entry.words ?? [], entry.secret ?? false);
}

/** A number of some kind. `hidden` says that even a plain number may be unseen. */
export function decode(sight: Sight, kind: Kind, number: number, words: readonly string[], hidden = false): Value {
  if (number === UNSEEN && (hidden || kind !== "number")) return HIDDEN;
  if (number === NONE && ["seat", "word", "face", "card", "move"].includes(kind)) return null;
  switch (kind) {
    case "flag":
      return number !== 0;
    case "seat":
      return seatName(number);
    case "seats":
      return placesIn(number).map(seatName);
    case "word":
      return words[number] ?? "";
    case "words":
      return placesIn(number).map((at) => words[at] ?? "");
    case "face":
      return sight.book.document.faces[number]?.name ?? HIDDEN;
    case "card":
      return cardByPlace(sight, number);
    default:
      return number;
  }
}

function cardByPlace(sight: Sight, number: number): string {
  const { zone, place } = sight.book.place(number);
  const code = zone && sight.codes(zone.path)[place];
  return code === undefined ? HIDDEN : sight.book.card(code).face;
}

/** A field of an event, or of a prompt whose fields name cards by their faces. */
export function fieldValue(
  book: Book,
  field: Field,
  number: number,
  names: Record<string, readonly string[]>,
): Value {
  if (number === UNSEEN && field.kind === "card") return HIDDEN;
  if (number === NONE && ["seat", "word", "face", "card"].includes(field.kind)) return null;
  switch (field.kind) {
    case "seat":
      return seatName(number);
    case "seats":
      return placesIn(number).map(seatName);
    case "card":
    case "face":
      return book.document.faces[number]?.name ?? HIDDEN;
    case "word":
      return wordsOf(field, names)[number] ?? "";
    default:
      return number;
  }
}

/** The words of a blank or field as this table calls them. */
export function wordsOf(
  given: { words?: string[]; named_by?: string },
  names: Record<string, readonly string[]>,
): string[] {
  const words = given.words ?? [];
  const listed = given.named_by ? (names[given.named_by] ?? []) : [];
  return [...listed, ...words.slice(listed.length)];
}
