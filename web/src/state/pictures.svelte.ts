/** Pictures of games, drawn by the server: fetched once for each language, and put into the page for its fonts. */

import { askText } from "../wire/http";
import { Fetched } from "./fetched.svelte";
import { settings } from "./settings.svelte";

const FILLING = '<svg preserveAspectRatio="xMidYMid slice" ';
const fetched = new Fetched(async (from) => (await askText(from)).replace("<svg ", FILLING));

/** The picture of a game, which fills whatever room it is given; empty until it is there. */
export function pictureOf(game: string): string {
  const query = new URLSearchParams({ language: settings.language, suits: settings.suits });
  return fetched.get(`/games/${encodeURIComponent(game)}/picture?${query.toString()}`) ?? "";
}
