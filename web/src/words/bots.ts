/** What is said of a bot: ours have words of their own, those of others go by their names. */

import { settings } from "../state/settings.svelte";
import { siteTexts, t } from "./site";

/** How a bot plays, in a word. */
export function botKind(bot: string): string {
  return isOurs(bot) ? t(`bot-kind-${bot}`) : bot;
}

/** A bot in a sentence. */
export function botCharacter(bot: string, name: string): string {
  return t(isOurs(bot) ? `bot-${bot}` : "bot-visitor", { seat: name, bot });
}

function isOurs(bot: string): boolean {
  return siteTexts(settings.language).has(`bot-kind-${bot}`);
}
