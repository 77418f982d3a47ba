/** Drawings of cards, made by the server once for each book, language and cut, and kept by this browser. */

import { SvelteMap } from "svelte/reactivity";

import { ask } from "../wire/http";
import { type Language, settings } from "./settings.svelte";

/** Small: what can be read on the table. Large: everything that is printed on the card. */
export type Cut = "small" | "large";

export interface Drawings {
  faces: Record<string, string>;
  backs: Record<string, string>;
}

const NOTHING: Drawings = { faces: {}, backs: {} };
const fetched = new SvelteMap<string, Drawings>();
const asked = new Set<string>();

function address(book: string, table: string, language: Language, cut: Cut): string {
  const query = new URLSearchParams({ table, language, cut, suits: settings.suits });
  return `/books/${book}/drawings?${query.toString()}`;
}

/** The drawings of a table's cards; empty until they are there. */
export function drawingsOf(book: string, table: string, cut: Cut): Drawings {
  const from = address(book, table, settings.language, cut);
  if (book && !asked.has(from)) {
    asked.add(from);
    ask<Drawings>("GET", from).then(
      (drawings) => fetched.set(from, drawings),
      () => asked.delete(from),
    );
  }
  return fetched.get(from) ?? NOTHING;
}
