/** Drawings of cards, made by the server once for each schema, language and cut, and kept by this browser. */

import { MediaQuery } from "svelte/reactivity";

import type { Deck, SceneryDrawing } from "../wire/contract";
import { ask } from "../wire/http";
import { Fetched } from "./fetched.svelte";
import { type Language, settings, theme } from "./settings.svelte";

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

/** A window with less room than this shows scenes as they are cut for narrow places. */
const narrow = new MediaQuery("(max-width: 700px), (max-height: 520px)", false);

export function cutting(): "wide" | "narrow" {
  return narrow.current ? "narrow" : "wide";
}

const scenery = new Fetched((from) => ask<SceneryDrawing>("GET", from));

/** Everything on a table that is no card, as it is drawn for this window; null until it is there. */
export function sceneryOf(schema: string, table: string): SceneryDrawing | null {
  const query = new URLSearchParams({ table, cut: cutting(), ground: theme() });
  return (schema && scenery.get(`/schemas/${schema}/scenery?${query.toString()}`)) || null;
}

/** A drawing as an image for a style sheet. */
export function asImage(svg: string | undefined): string {
  return svg ? `url("data:image/svg+xml,${encodeURIComponent(svg)}")` : "none";
}
