/** The table of a lesson: who sits there. */

import { afterEach, expect, test, vi } from "vitest";

import type { LessonInfo } from "../src/wire/contract";
import { LessonTable } from "../src/learn/lesson_table.svelte";
import { pictureOf } from "../src/words/people";
import { pretend, OBSERVATION } from "./pretend";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("everybody has a picture: the learner their own, the others those of bots", async () => {
  pretend();
  const table = new LessonTable("test");
  const step = { name: "first", schema: "b", seats: 3, tries: 0, observation: OBSERVATION, texts: [], moves: [], wanted: [] };
  table.lesson = { game: "test", steps: [step], words: {} } satisfies LessonInfo;
  await table.go(0, { name: "Вы", avatar: "fox" });
  const seats = table.info?.seats ?? [];
  const pictures = seats.map((_, seat) => pictureOf(seats, seat));
  expect(pictures[0]).toBe("fox");
  expect(pictures.slice(1).every((picture) => picture.startsWith("bot-"))).toBe(true);
  expect(new Set(pictures).size).toBe(3);
});
