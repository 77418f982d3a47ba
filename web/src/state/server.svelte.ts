/** What this server offers: its games, its bots, and where others reach it. Asked once, and again while it is away. */

import type { BotInfo, GameInfo, GameTexts, Refusal } from "../wire/contract";
import * as wire from "../wire/server";
import { Refused } from "../wire/http";
import { accentOf } from "./accent";
import { settings } from "./settings.svelte";

const PAUSE = 3000;

class Server {
  /** Null until they are known. */
  games = $state.raw<GameInfo[] | null>(null);
  bots = $state.raw<BotInfo[]>([]);
  address = $state.raw(location.origin);
  refusal = $state.raw<Refusal | null>(null);

  private asking: Promise<void> | null = null;

  /** Ask what is there, unless it is known already. */
  find(): Promise<void> {
    this.asking ??= this.ask();
    return this.asking;
  }

  game(name: string): GameInfo | undefined {
    return this.games?.find((game) => game.name === name);
  }

  bot(name: string): BotInfo | undefined {
    return this.bots.find((each) => each.bot === name);
  }

  /** A game in the language that is set; by its name alone as long as nothing is known of it. */
  texts(name: string): GameTexts {
    const texts = this.game(name)?.texts ?? {};
    return texts[settings.language] ?? texts["en"] ?? { title: named(name), tagline: "", who_starts: "" };
  }

  /** The colour of a game; none as long as nothing is known of it, so that it looks like the rest of the page. */
  accent(name: string): string | undefined {
    return accentOf(this.game(name)?.accent);
  }

  private async ask(): Promise<void> {
    try {
      const { games, bots, address } = await wire.home();
      this.games = games;
      this.bots = bots;
      this.address = address;
      this.refusal = null;
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      this.refusal = wrong.refusal;
      await new Promise((wake) => setTimeout(wake, PAUSE));
      await this.ask();
    }
  }
}

function named(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}

export const server = new Server();
