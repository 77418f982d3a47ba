/** What people and bots at a table are called. */

import type { SeatInfo } from "../wire/messages";
import { type Name, type Texts } from "./words";

/** A person's name, which nobody can inflect; a seat without one is called by its number. */
export function nameOf(texts: Texts, seat: number, name: string): Name {
  const numbered = texts.name("unnamed", { number: seat + 1 });
  return name === "" || name === numbered.text ? numbered : texts.name("somebody", { name });
}

/** The name of a bot, counted from 1; when there are no more names, its number. */
export function botName(texts: Texts, number: number): Name {
  const own = `bot-name-${String(number)}`;
  return texts.has(own) ? texts.name(own) : texts.name("bot-name", { number });
}

/** The names of all seats: people as they call themselves, bots by the names that they have in this language. */
export function namesAt(texts: Texts, seats: readonly SeatInfo[]): Name[] {
  let bots = 0;
  return seats.map((seat, at) => {
    if (seat.guest || !seat.bot) return nameOf(texts, at, seat.name ?? "");
    bots += 1;
    return botName(texts, bots);
  });
}
