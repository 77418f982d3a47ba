/** Drawings of cards, made by the server once for each book, language and cut, and kept by this browser. */

import type { Deck } from "../wire/contract";
import { ask } from "../wire/http";
import { Fetched } from "./fetched.svelte";
import { type Language, settings } from "./settings.svelte";

/** Small: what can be read on the table. Large: everything that is printed on the card. */
export type Cut = "small" | "large";

const NOTHING: Deck = { faces: {}, backs: {} };
const fetched = new Fetched((from) => ask<Deck>("GET", from));

function address(book: string, table: string, language: Language, cut: Cut): string {
  const query = new URLSearchParams({ table, language, cut, suits: settings.suits });
  return `/books/${book}/drawings?${query.toString()}`;
}

/** The drawings of a table's cards; empty until they are there. */
export function drawingsOf(book: string, table: string, cut: Cut): Deck {
  return (book && fetched.get(address(book, table, settings.language, cut))) || NOTHING;
}
