import { expect, test } from "vitest";

import type { Talk } from "../../wire/contract";
import type { ChatEntry } from "../table_model.svelte";
import { addToChat, mergeTalk } from "./chat";

const says = (guest: string, text: string): Talk => ({ type: "talk", name: guest, text, guest });

test("each message becomes one entry of the chat, with what it leaves out", () => {
  expect(addToChat([], says("ada", "hello"))).toEqual([{ kind: "talk", talk: says("ada", "hello") }]);
  expect(addToChat([], { type: "gestured", gesture: "bow" })).toEqual([{ kind: "gesture", gesture: "bow", name: "", seat: null }]);
  expect(addToChat([], { type: "notice", what: "back", seat: 0 })).toEqual([{ kind: "notice", what: "back", seat: 0, bot: "" }]);
  expect(addToChat([], { type: "hinted", seat: 1, ply: 3 })).toEqual([{ kind: "hinted", seat: 1 }]);
});

test("only the last of it is kept", () => {
  let chat: ChatEntry[] = [];
  for (let number = 0; number < 205; number++) chat = addToChat(chat, says("ada", String(number)));
  expect(chat).toHaveLength(200);
  expect(chat.at(-1)).toMatchObject({ talk: { text: "204" } });
});

test("what is told again after a lost connection stays the same thing", () => {
  const chat = addToChat(addToChat([], { type: "hinted", seat: 1, ply: 3 }), says("bob", "ok"));
  const again = mergeTalk(chat, [says("bob", "ok"), says("bob", "ok")]);
  expect(again[0]).toBe(chat[1]);
  expect(again[1]).not.toBe(chat[1]);
  expect(mergeTalk(chat)).toEqual([]);
});
