/** Lessons as the server tells them, and which sentence belongs to what a learner did. */

import { Book } from "../book/book";
import type { BookDocument, LessonInfo, StepInfo, Tried, Verb } from "../wire/contract";
import { ask } from "../wire/http";

const at = (game: string) => `/lessons/${encodeURIComponent(game)}`;

export const lesson = (game: string) => ask<LessonInfo>("GET", at(game));
export const tryMoves = (game: string, step: string, moves: number[]) =>
  ask<Tried>("POST", `${at(game)}/${encodeURIComponent(step)}`, { moves });

/** The book of a step, with the words of its lesson. */
export async function bookOf(step: StepInfo, words: LessonInfo["words"]): Promise<Book> {
  const document = await ask<BookDocument>("GET", `/books/${step.book}`);
  const texts = Object.entries(document.texts).map(([language, sources]) => [language, [...sources, words[language] ?? ""]]);
  return new Book({ ...document, texts: Object.fromEntries(texts) as BookDocument["texts"] });
}

/** The part of a message that says what to do now; `tried` moves were made already. */
export function taskPart(tried: number): string {
  return tried === 0 ? "try" : `try-${String(tried + 1)}`;
}

/** The parts of a message that may say why a move is not the one, the best first. */
export function wrongParts(tried: number, verb: Verb): string[] {
  const later = tried === 0 ? [] : [`wrong-${String(tried + 1)}`];
  return [...later, `wrong-${verb.name}`, "wrong"];
}
