/** What is new is explained once, and only in somebody's first game of a kind. */

import { beforeEach, expect, test, vi } from "vitest";

import { Explained, isFirstGame } from "../src/table/once";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

const has = (name: string) => name !== "once-event-drew";

test("each thing once, the first that is new", () => {
  const explained = new Explained("shield");
  expect(explained.next(["once-prompt-turn", "once-event-charged"], has)).toBe("once-prompt-turn");
  expect(explained.next(["once-prompt-turn", "once-event-drew", "once-event-charged"], has)).toBe("once-event-charged");
  expect(explained.next(["once-prompt-turn", "once-event-charged"], has)).toBe("");
  expect(new Explained("shield").next(["once-prompt-turn"], has)).toBe("");
  expect(new Explained("upgrade").next(["once-prompt-turn"], has)).toBe("once-prompt-turn");
});

test("the first game is one table, also when the page is opened again", () => {
  expect([isFirstGame("shield", "a"), isFirstGame("shield", "a"), isFirstGame("shield", "b"), isFirstGame("upgrade", "b")]).toEqual([true, true, false, true]);
});
