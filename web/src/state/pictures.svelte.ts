/** Pictures of games, guests and bots, drawn by the server: all fetched at once for each language. */

import type { Pictures } from "../wire/contract";
import { ask } from "../wire/http";
import { Fetched } from "./fetched.svelte";
import { settings } from "./settings.svelte";

const FILLING = '<svg preserveAspectRatio="xMidYMid slice" ';
const fetched = new Fetched((from) => ask<Pictures>("GET", from));

/** What pictures depend on, as the server is asked for them. */
export function pictureQuery(): string {
  return new URLSearchParams({ language: settings.language, suits: settings.suits }).toString();
}

function pictures(): Pictures | undefined {
  return fetched.get(`/pictures?${pictureQuery()}`);
}

/** The picture of a game, which fills whatever room it is given and has the page's fonts; empty until it is there. */
export function pictureOf(game: string): string {
  return pictures()?.games[game]?.replace("<svg ", FILLING) ?? "";
}

/** A tile of a game's cloth, or of the house's; empty until it is there. */
export function weaveOf(game: string): string {
  return pictures()?.weaves[game] ?? "";
}

/** The address of a guest's or a bot's picture; empty until it is there, and where there is none. */
export function portraitOf(avatar: string): string {
  const svg = pictures()?.avatars[avatar];
  return svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : "";
}
