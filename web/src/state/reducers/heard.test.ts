import { expect, test } from "vitest";

import type { Talk } from "../../wire/contract";
import type { Heard } from "../table_model.svelte";
import { hear, recall } from "./heard";

const says = (guest: string, text: string): Talk => ({ type: "talk", name: guest, text, guest });

test("each message becomes one thing that was heard, with what it leaves out", () => {
  expect(hear([], says("ada", "hello"))).toEqual([{ kind: "talk", talk: says("ada", "hello") }]);
  expect(hear([], { type: "gestured", gesture: "bow" })).toEqual([{ kind: "gesture", gesture: "bow", name: "", seat: null }]);
  expect(hear([], { type: "notice", what: "back", seat: 0 })).toEqual([{ kind: "notice", what: "back", seat: 0, bot: "" }]);
  expect(hear([], { type: "hinted", seat: 1, ply: 3 })).toEqual([{ kind: "hinted", seat: 1 }]);
});

test("only the last of it is kept", () => {
  let heard: Heard[] = [];
  for (let number = 0; number < 205; number++) heard = hear(heard, says("ada", String(number)));
  expect(heard).toHaveLength(200);
  expect(heard.at(-1)).toMatchObject({ talk: { text: "204" } });
});

test("what is told again after a lost connection stays the same thing", () => {
  const heard = hear(hear([], { type: "hinted", seat: 1, ply: 3 }), says("bob", "ok"));
  const again = recall(heard, [says("bob", "ok"), says("bob", "ok")]);
  expect(again[0]).toBe(heard[1]);
  expect(again[1]).not.toBe(heard[1]);
  expect(recall(heard)).toEqual([]);
});
