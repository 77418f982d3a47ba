/** The chat of a table: talk, gestures, notices, and who took a hint. */

import type { Gestured, Hinted, Notice, Talk } from "../../wire/contract";
import type { ChatEntry } from "../table_model.svelte";

const MOST_KEPT = 200;

export function addToChat(chat: readonly ChatEntry[], message: Talk | Gestured | Notice | Hinted): ChatEntry[] {
  return [...chat, entryFrom(message)].slice(-MOST_KEPT);
}

function entryFrom(message: Talk | Gestured | Notice | Hinted): ChatEntry {
  switch (message.type) {
    case "talk":
      return { kind: "talk", talk: message };
    case "gestured":
      return { kind: "gesture", gesture: message.gesture, name: message.name ?? "", seat: message.seat ?? null };
    case "notice":
      return { kind: "notice", what: message.what, seat: message.seat ?? null, bot: message.bot ?? "" };
    case "hinted":
      return { kind: "hinted", seat: message.seat };
  }
}

/** After a reconnect: all talk, with the entries that were known before, so that they are not announced again. */
export function mergeTalk(chat: readonly ChatEntry[], talks: readonly Talk[] = []): ChatEntry[] {
  const known = chat.filter((one) => one.kind === "talk");
  return talks.map((talk) => {
    const at = known.findIndex((one) => one.talk.guest === talk.guest && one.talk.text === talk.text);
    return known.splice(at, at < 0 ? 0 : 1)[0] ?? { kind: "talk", talk };
  });
}
