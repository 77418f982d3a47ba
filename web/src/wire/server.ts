/** What the server says of itself: its games, its bots, and its address. */

import type { HomeInfo } from "./contract";
import { ask } from "./http";

export const home = () => ask<HomeInfo>("GET", "/home");
/** Each address of what is kept for times without a network, with what is answered there. */
export const library = (query: string) => ask<Record<string, unknown>>("GET", `/library?${query}`);
