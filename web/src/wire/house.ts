/** The house: where others reach it, and the bots that live in it. */

import { ask, type GameInfo } from "./http";

/** This server, with its games and its bots. */
export interface HomeInfo {
  address: string;
  version: string;
  languages: string[];
  games: GameInfo[];
  bots: BotInfo[];
}

/** Every picture that is no card, as SVG by its name. */
export interface Pictures {
  games: Record<string, string>;
  /** Guests' and bots'. */
  avatars: Record<string, string>;
}

export interface BotTexts {
  kind: string;
  name: string;
  character: string;
}

export interface BotInfo {
  bot: string;
  texts: Record<string, BotTexts>;
}

export const home = () => ask<HomeInfo>("GET", "/home");
/** Each address of what is kept for times without a network, with what is answered there. */
export const library = (query: string) => ask<Record<string, unknown>>("GET", `/library?${query}`);
