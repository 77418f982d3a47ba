/** From a game to a table: at once against bots, or a table for others to come to. */

import { introduction } from "../state/introduction.svelte";
import { route } from "../state/route.svelte";
import type { GameInfo, OptionValue, TableInfo } from "../wire/contract";
import { makeTable } from "../wire/http";
import * as lobby from "../wire/lobby";
import { usualSeats } from "./seating";

/** Sit down with bots and start; nothing is asked. */
export async function playNow(game: GameInfo, bot: string, options: Record<string, OptionValue> = {}, seats = usualSeats(game)): Promise<void> {
  await introduction.anybody();
  const table = await makeTable({ game: game.name, seats, bots: Array<string>(seats - 1).fill(bot), hints: true, options });
  await lobby.start(table.id);
  route.go(`/t/${table.id}`);
}

/** A table with free seats, at which one sits as its host. */
export async function openTable(game: GameInfo): Promise<void> {
  if (!(await introduction.named())) return;
  const table = await makeTable({ game: game.name, seats: usualSeats(game) });
  route.go(`/t/${table.id}`);
}

/** Sit down at a table that somebody opened. */
export async function sitDown({ id, seats }: Pick<TableInfo, "id" | "seats">): Promise<void> {
  if (!(await introduction.named(seats))) return;
  await lobby.sit(id);
  route.go(`/t/${id}`);
}
