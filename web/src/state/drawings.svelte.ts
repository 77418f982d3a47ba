/** Drawings of cards, made by the server once for each schema, language and cut, and kept by this browser. */

import type { Deck } from "../wire/contract";
import { ask } from "../wire/http";
import { Fetched } from "./fetched.svelte";
import { type Language, settings } from "./settings.svelte";

/**
 * Slip: a strip 28 to 38 pixels high. Small: what can be read on the table. Hand: with its rules, 130 to 190 pixels wide.
 * Large: everything that is printed on the card.
 */
export type Cut = "slip" | "small" | "hand" | "large";

const NOTHING: Deck = { faces: {}, backs: {} };
const fetched = new Fetched((from) => ask<Deck>("GET", from));

function address(schema: string, table: string, language: Language, cut: Cut): string {
  const query = new URLSearchParams({ table, language, cut, suits: settings.suits });
  return `/schemas/${schema}/drawings?${query.toString()}`;
}

/** The drawings of a table's cards; empty until they are there. */
export function drawingsOf(schema: string, table: string, cut: Cut): Deck {
  return (schema && fetched.get(address(schema, table, settings.language, cut))) || NOTHING;
}
