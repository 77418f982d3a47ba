/** What is heard at a table: notices, gestures and hints in words, and who spoke last. */

import { seatName } from "../schema/schema";
import type { TableModel, Heard } from "../state/table_model.svelte";
import type { Words } from "../words/words";

export function toldOf(heard: Heard, words: Words): string {
  switch (heard.kind) {
    case "talk":
      return `${heard.talk.name}: ${heard.talk.text}`;
    case "gesture":
      return words.sentence(`table-gestured-${heard.gesture}`, { seat: nameOf(heard.seat, heard.name) });
    case "notice":
      return words.sentence(`table-notice-${heard.what}`, { seat: nameOf(heard.seat, "") });
    case "hinted":
      return words.sentence("table-hinted", { seat: seatName(heard.seat) });
  }
}

/** The newest words or gesture of somebody else, whom this person wants to hear. */
export function lastOfOthers(table: Pick<TableModel, "heard" | "guest" | "seat">, unheard: readonly string[]): Heard | undefined {
  return table.heard.findLast((one) => {
    if (one.kind === "talk") return one.talk.guest !== table.guest && !unheard.includes(one.talk.guest ?? "");
    return one.kind === "gesture" && (one.seat === null || one.seat !== table.seat);
  });
}

function nameOf(seat: number | null, name: string): string {
  return seat === null ? name : seatName(seat);
}
