/** Numbers of an observation as people write them: seats, words, faces by their names. */

import { type TableSchema, type SchemaField, HIDDEN, type ValueKind, NONE, placesIn, seatName, UNSEEN } from "./schema";
import type { Observation } from "./observation";

export type Value = string | number | boolean | null | string[];

/** What stands at a path. */
export function valueOf(observation: Observation, path: string): Value {
  const entry = observation.schema.at(path);
  if (!entry) return null;
  const number = observation.number(path);
  if (entry.secret && number === NONE) return null;
  return decode(observation, entry.kind ?? "number", number, entry.words ?? [], entry.secret ?? false);
}

/** A number of some kind. `hidden` says that even a plain number may be unseen. */
export function decode(observation: Observation, kind: ValueKind, number: number, words: readonly string[], hidden = false): Value {
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
      return observation.schema.document.faces[number]?.name ?? HIDDEN;
    case "card":
      return cardByPlace(observation, number);
    default:
      return number;
  }
}

function cardByPlace(observation: Observation, number: number): string {
  const { zone, place } = observation.schema.place(number);
  const code = zone && observation.codes(zone.path)[place];
  return code === undefined ? HIDDEN : observation.schema.card(code).face;
}

/** A field of an event, or of a prompt whose fields name cards by their faces. */
export function fieldValue(
  schema: TableSchema,
  field: SchemaField,
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
      return schema.document.faces[number]?.name ?? HIDDEN;
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
