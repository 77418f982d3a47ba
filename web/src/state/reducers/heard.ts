/** What was heard at a table beside the moves: talk, gestures, notices, and who took a hint. */

import type { Gestured, Hinted, Notice, Talk } from "../../wire/contract";
import type { Heard } from "../table_model.svelte";

const MOST_HEARD = 200;

export function hear(heard: readonly Heard[], message: Talk | Gestured | Notice | Hinted): Heard[] {
  return [...heard, heardIn(message)].slice(-MOST_HEARD);
}

function heardIn(message: Talk | Gestured | Notice | Hinted): Heard {
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

/** All that was said, as it is told after a connection was lost: what was heard before is not heard anew. */
export function recall(heard: readonly Heard[], told: readonly Talk[] = []): Heard[] {
  const known = heard.filter((one) => one.kind === "talk");
  return told.map((talk) => {
    const at = known.findIndex((one) => one.talk.guest === talk.guest && one.talk.text === talk.text);
    return known.splice(at, at < 0 ? 0 : 1)[0] ?? { kind: "talk", talk };
  });
}
