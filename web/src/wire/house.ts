/** The house: where others reach it, and the bots that live in it. */

import type { HomeInfo } from "./contract";
import { ask } from "./http";

export const home = () => ask<HomeInfo>("GET", "/home");
/** Each address of what is kept for times without a network, with what is answered there. */
export const library = (query: string) => ask<Record<string, unknown>>("GET", `/library?${query}`);
