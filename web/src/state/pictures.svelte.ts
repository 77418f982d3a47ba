/** Pictures of games, drawn by the server: fetched once for each language, and put into the page for its fonts. */

import { SvelteMap } from "svelte/reactivity";

import { askText } from "../wire/http";
import { settings } from "./settings.svelte";

const fetched = new SvelteMap<string, string>();
const asked = new Set<string>();

/** The picture of a game, which fills whatever room it is given; empty until it is there. */
export function pictureOf(game: string): string {
  const query = new URLSearchParams({ language: settings.language, suits: settings.suits });
  const from = `/games/${encodeURIComponent(game)}/picture?${query.toString()}`;
  if (!asked.has(from)) {
    asked.add(from);
    askText(from).then(
      (svg) => fetched.set(from, svg.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ')),
      () => asked.delete(from),
    );
  }
  return fetched.get(from) ?? "";
}
