/** What is said of a bot: ours have words of their own, those of others go by their names. */

import { server } from "../state/server.svelte";
import { settings } from "../state/settings.svelte";
import { namesAt, pictureOf } from "./people";
import { siteTexts, t } from "./site";

/** How a bot plays, in a word. */
export function botKind(bot: string): string {
  return isOurs(bot) ? t(`bot-kind-${bot}`) : bot;
}

/** A bot in a sentence. */
export function botCharacter(bot: string, name: string): string {
  const others = server.bot(bot)?.game ? "bot-trained" : "bot-visitor";
  return t(isOurs(bot) ? `bot-${bot}` : others, { seat: name, bot });
}

/** What a bot says when it offers an exchange: each knows two lines, one for even numbers and one for odd. */
export function botOffer(bot: string, number: number): string {
  return t(`bot-offers-${isOurs(bot) ? bot : "visitor"}-${String((number % 2) + 1)}`);
}

/** The first of a kind that would sit down: its name, its face, and its character. */
export function firstOf(bot: string): { name: string; picture: string; character: string } {
  const seats = [{ bot }];
  const name = namesAt(siteTexts(settings.language), seats)[0]?.text ?? "";
  return { name, picture: pictureOf(seats, 0), character: botCharacter(bot, name) };
}

function isOurs(bot: string): boolean {
  return siteTexts(settings.language).has(`bot-kind-${bot}`);
}
