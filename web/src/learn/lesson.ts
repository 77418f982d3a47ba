/** Lessons as the server tells them, and which sentence belongs to what a learner did. */

import { Book, type BookDocument } from "../book/book";
import type { Verb } from "../book/book";
import { ask } from "../wire/http";
import type { UpdateParts } from "../wire/messages";

export interface LessonStep {
  name: string;
  book: string;
  seats: number;
  /** How many moves the learner makes; none where there is only something to see. */
  tries: number;
  sight: number[];
  texts: string[][];
  moves: number[];
  wanted: number[];
}

export interface Lesson {
  game: string;
  steps: LessonStep[];
  /** Fluent sources by language. */
  words: Record<string, string>;
}

export interface Tried {
  right: boolean;
  done: boolean;
  updates: [number, UpdateParts][];
  wanted: number[];
}

const at = (game: string) => `/lessons/${encodeURIComponent(game)}`;

export const lesson = (game: string) => ask<Lesson>("GET", at(game));
export const tryMoves = (game: string, step: string, moves: number[]) =>
  ask<Tried>("POST", `${at(game)}/${encodeURIComponent(step)}`, { moves });

/** The book of a step, with the words of its lesson. */
export async function bookOf(step: LessonStep, words: Lesson["words"]): Promise<Book> {
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
