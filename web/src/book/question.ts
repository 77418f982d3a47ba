/** What is asked now, as the name of a message and what goes into it. */

import { NONE, seatName } from "./book";
import type { Sight } from "./sight";
import { decode, type Value } from "./values";

export interface Question {
  name: string;
  fields: Record<string, Value>;
}

/** The open question as it is put to a seat. */
export function questionOf(sight: Sight, seat: number): Question {
  const { prompts } = sight.book.document;
  const fields: Record<string, Value> = { seat: seatName(seat) };
  const newest = sight.prompts.at(-1);
  if (newest?.kind === sight.question) {
    prompts[newest.kind]?.fields.forEach((field, at) => {
      const number = newest.values[at] ?? NONE;
      fields[field.name] = number === NONE ? null : decode(sight, field.kind, number, field.words ?? [], true);
    });
  }
  return { name: `prompt-${prompts[sight.question]?.name ?? "turn"}`, fields };
}
