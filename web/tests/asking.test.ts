/** What is asked, and when a table says that its game is over. */

import { beforeEach, expect, test, vi } from "vitest";

import { TableSchema } from "../src/schema/schema";
import { Observation } from "../src/schema/observation";
import type { Desk } from "../src/table/desk.svelte";
import { OBSERVATION, schema } from "./pretend";

beforeEach(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

/** A table whose game the server says to be over; `seen` whether its last move was shown to its end. */
function ended(seen: boolean, over: boolean): Desk {
  const numbers = OBSERVATION.with(2, over ? 1 : 0).with(5, over ? 0 : 1);
  const observation = Observation.read(new TableSchema(schema), numbers);
  const live = { seat: 0, busy: !seen, info: { status: "over", seats: [] } };
  return { observation, live, words: { sentence: (name: string) => name, say: (name: string) => name } } as unknown as Desk;
}

test("a game is told to be over only when its last move was shown", async () => {
  const { askedLine, isAsked } = await import("../src/table/asking");
  expect([isAsked(ended(false, false)), askedLine(ended(false, false))]).toEqual([true, "prompt-turn"]);
  expect(askedLine(ended(true, true))).toBe("The game is over.");
});

test("a game that ends otherwise than by its rules is over at once", async () => {
  const { askedLine, isAsked } = await import("../src/table/asking");
  expect([isAsked(ended(true, false)), askedLine(ended(true, false))]).toEqual([false, "The game is over."]);
});
