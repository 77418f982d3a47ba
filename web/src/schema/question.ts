/** What is asked now, as the name of a message and what goes into it. */

import { NONE, seatName } from "./schema";
import type { Observation } from "./observation";
import { decode, type Value } from "./values";

export interface Question {
  name: string;
  fields: Record<string, Value>;
}

/** The open question as it is put to a seat. */
export function questionOf(observation: Observation, seat: number): Question {
  const { prompts } = observation.schema.document;
  const fields: Record<string, Value> = { seat: seatName(seat) };
  const newest = observation.prompts.at(-1);
  if (newest?.kind === observation.question) {
    prompts[newest.kind]?.fields.forEach((field, at) => {
      const number = newest.values[at] ?? NONE;
      fields[field.name] = number === NONE ? null : decode(observation, field.kind, number, field.words ?? [], true);
    });
  }
  return { name: `prompt-${prompts[observation.question]?.name ?? "turn"}`, fields };
}
