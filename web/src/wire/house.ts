/** The house: where others reach it, and the bots that live in it. */

import { ask } from "./http";

export interface HouseInfo {
  address: string;
  version: string;
  languages: string[];
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

export const house = () => ask<HouseInfo>("GET", "/house");
export const bots = () => ask<BotInfo[]>("GET", "/bots");
