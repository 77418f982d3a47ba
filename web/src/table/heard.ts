/** Notices, gestures and hints in words. */

import { seatName } from "../book/book";
import type { Heard } from "../state/followed.svelte";
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

function nameOf(seat: number | null, name: string): string {
  return seat === null ? name : seatName(seat);
}
