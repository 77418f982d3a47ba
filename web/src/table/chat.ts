/** The chat of a table in words: talk, notices, gestures and hints, and who spoke last. */

import { seatName } from "../schema/schema";
import type { TableModel, ChatEntry } from "../state/table_model.svelte";
import type { Words } from "../words/words";

export function chatText(entry: ChatEntry, words: Words): string {
  switch (entry.kind) {
    case "talk":
      return `${entry.talk.name}: ${entry.talk.text}`;
    case "gesture":
      return words.sentence(`table-gestured-${entry.gesture}`, { seat: nameOf(entry.seat, entry.name) });
    case "notice":
      return words.sentence(`table-notice-${entry.what}`, { seat: nameOf(entry.seat, "") });
    case "hinted":
      return words.sentence("table-hinted", { seat: seatName(entry.seat) });
  }
}

/** The newest words or gesture of somebody else, whom this person wants to hear. */
export function lastOfOthers(table: Pick<TableModel, "chat" | "guest" | "seat">, unheard: readonly string[]): ChatEntry | undefined {
  return table.chat.findLast((one) => {
    if (one.kind === "talk") return one.talk.guest !== table.guest && !unheard.includes(one.talk.guest ?? "");
    return one.kind === "gesture" && (one.seat === null || one.seat !== table.seat);
  });
}

function nameOf(seat: number | null, name: string): string {
  return seat === null ? name : seatName(seat);
}
