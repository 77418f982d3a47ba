/** What people and bots at a table are called. */

import type { Seat } from "../wire/contract";
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

/** Our bots in the order in which names are dealt out to them; after them visitors are one more kind. */
const OURS = ["easy", "medium", "hard", "greedy", "random"];
const KINDS = OURS.length + 1;
/** There are more names, each with a face, than seats at the largest table. */
const NUMBERS = Array.from({ length: 24 }, (_, at) => at + 1);

/** Which name and face the bot on each seat has, counted from 1; 0 for people.
 *
 * The server says which. At tables from before, every kind has its own, and who finds those taken has any that is free.
 */
export function botNumbers(seats: readonly Seat[]): number[] {
  const given = new Set<number>(seats.map((seat) => seat.number ?? 0));
  const take = (numbers: readonly number[]): number => {
    const free = numbers.find((number) => !given.has(number)) ?? 0;
    given.add(free);
    return free;
  };
  const own = seats.map((seat) => (isBot(seat) ? seat.number ?? take(numbersOf(seat.bot ?? "")) : 0));
  return own.map((number, at) => number || (isBot(seats[at]) ? take(NUMBERS) : 0));
}

function isBot(seat: Seat | undefined): boolean {
  return Boolean(seat?.bot && !seat.guest);
}

function numbersOf(bot: string): number[] {
  const kind = OURS.includes(bot) ? OURS.indexOf(bot) : OURS.length;
  return NUMBERS.filter((number) => (number - 1) % KINDS === kind);
}

/** The names of all seats: people as they call themselves, bots by the names that they have in this language. */
export function namesAt(texts: Texts, seats: readonly Seat[]): Name[] {
  const bots = botNumbers(seats);
  return seats.map((seat, at) => {
    const bot = bots[at];
    return bot ? botName(texts, bot) : nameOf(texts, at, seat.name ?? "");
  });
}

/** The picture of the player who holds a seat. */
export function pictureOf(seats: readonly Seat[], seat: number): string {
  const bot = botNumbers(seats)[seat];
  return bot ? `bot-${String(bot)}` : (seats[seat]?.avatar ?? "");
}
