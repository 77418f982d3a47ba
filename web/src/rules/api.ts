/** What the server tells about a game: its rules as plain blocks, and the book of a table nobody plays at. */

import { Book, type BookDocument } from "../book/book";
import type { Language } from "../state/settings.svelte";
import { ask } from "../wire/http";

export type Style = "strong" | "emphasis" | "code";

export interface Span {
  text: string;
  styles?: Style[];
}

/** A piece of the rules; each kind has the fields that it needs. */
export interface Block {
  kind: "heading" | "paragraph" | "list" | "table" | "quote" | "code" | "line";
  spans?: Span[];
  level?: number;
  anchor?: string;
  ordered?: boolean;
  items?: Block[][];
  rows?: Span[][][];
}

export interface Rulebook {
  game: string;
  language: string;
  blocks: Block[];
}

export interface NamedBook {
  name: string;
  book: Book;
}

const named = (game: string) => `/games/${encodeURIComponent(game)}`;

export const rules = (game: string, language: Language) =>
  ask<Rulebook>("GET", `${named(game)}/rules?language=${language}`);

/** The book of a game as it is played without any options. */
export async function bookOfGame(game: string): Promise<NamedBook> {
  const { book } = await ask<{ book: string }>("GET", `${named(game)}/book`);
  return { name: book, book: new Book(await ask<BookDocument>("GET", `/books/${book}`)) };
}
