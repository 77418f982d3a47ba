/** Lessons as the server tells them, and which sentence belongs to what a learner did. */

import { TableSchema } from "../schema/schema";
import type { SchemaDocument, LessonInfo, StepInfo, Tried, SchemaVerb } from "../wire/contract";
import { ask } from "../wire/http";

const at = (game: string) => `/lessons/${encodeURIComponent(game)}`;

export const lesson = (game: string) => ask<LessonInfo>("GET", at(game));
export const tryMoves = (game: string, step: string, moves: number[]) =>
  ask<Tried>("POST", `${at(game)}/${encodeURIComponent(step)}`, { moves });

/** The schema of a step, with the words of its lesson. */
export async function schemaOf(step: StepInfo, words: LessonInfo["words"]): Promise<TableSchema> {
  const document = await ask<SchemaDocument>("GET", `/schemas/${step.schema}`);
  const texts = Object.entries(document.texts).map(([language, sources]) => [language, [...sources, words[language] ?? ""]]);
  return new TableSchema({ ...document, texts: Object.fromEntries(texts) as SchemaDocument["texts"] });
}

/** The part of a message that says what to do now; `tried` moves were made already. */
export function taskPart(tried: number): string {
  return tried === 0 ? "try" : `try-${String(tried + 1)}`;
}

/** The parts of a message that may say why a move is not the one, the best first. */
export function wrongParts(tried: number, verb: SchemaVerb): string[] {
  const later = tried === 0 ? [] : [`wrong-${String(tried + 1)}`];
  return [...later, `wrong-${verb.name}`, "wrong"];
}
