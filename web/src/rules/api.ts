/** What the server tells about a game: its rules as plain blocks, and the book of a table nobody plays at. */

import { Book } from "../book/book";
import type { Language } from "../state/settings.svelte";
import type { BookDocument, BookName, Rulebook } from "../wire/contract";
import { ask } from "../wire/http";

export interface NamedBook {
  name: string;
  book: Book;
}

const named = (game: string) => `/games/${encodeURIComponent(game)}`;

export const rules = (game: string, language: Language) =>
  ask<Rulebook>("GET", `${named(game)}/rules?language=${language}`);

/** The book of a game as it is played without any options. */
export async function bookOfGame(game: string): Promise<NamedBook> {
  const { book } = await ask<BookName>("GET", `${named(game)}/book`);
  return { name: book, book: new Book(await ask<BookDocument>("GET", `/books/${book}`)) };
}
