import { describe, expect, test } from "vitest";

import { choicesOf, chosenIn, isComplete, numbered, openQuestions } from "../src/laws/builder";
import { withWord } from "../src/laws/drafts";
import type { SentenceClassInfo } from "../src/wire/contract";

const labels = { en: "", ru: "" };
const choice = (word: string, numbers: { least: number; most: number } | null = null) => ({ word, labels, numbers });
const question = (name: string, words: ReturnType<typeof choice>[], more: object = {}) => ({
  name, labels, choices: words, optional: false, several: false, after: "", only: [], ...more,
});
const kind: SentenceClassInfo = {
  word: "value",
  labels,
  questions: [
    question("cards", [choice("red"), choice("face")], { several: true }),
    question("change", [choice("half"), choice("more", { least: 1, most: 10 })]),
    question("limit", [choice("once")], { after: "change", only: ["more"], optional: true }),
  ],
};

describe("a law from menus", () => {
  test("a question that hangs on another is asked after it", () => {
    expect(openQuestions(kind, {}).map((each) => each.name)).toEqual(["cards", "change"]);
    expect(openQuestions(kind, { change: ["half"] }).map((each) => each.name)).toEqual(["cards", "change"]);
    expect(openQuestions(kind, { change: ["more 2"] }).map((each) => each.name)).toEqual(["cards", "change", "limit"]);
  });

  test("it is complete when all is decided that must be", () => {
    expect(isComplete(kind, { cards: ["red"] })).toBe(false);
    expect(isComplete(kind, { cards: ["red"], change: ["more 2"] })).toBe(true);
  });

  test("answers to questions that are not asked any more are left out", () => {
    expect(choicesOf(kind, { cards: ["red", "face"], change: ["half"], limit: ["once"] })).toEqual({
      class: "value",
      cards: ["red", "face"],
      change: "half",
    });
  });

  test("a number stays within its range", () => {
    const more = choice("more", { least: 1, most: 10 });
    expect([numbered(more), numbered(more, 99), numbered(more, 4), numbered(choice("half"))]).toEqual([
      "more 1", "more 10", "more 4", "half",
    ]);
    const [, change] = kind.questions;
    expect(change && chosenIn(change, "more 4").number).toBe(4);
  });
});

describe("words that may come next", () => {
  test.each([
    ["", "hearts", "Hearts "],
    ["Hearts ", "are", "Hearts are "],
    ["Hearts", "are", "Hearts are "],
    ["Hearts ar", "are", "Hearts are "],
    ["Hearts are worth 2 more", ".", "Hearts are worth 2 more."],
    ["hea", "hearts", "Hearts "],
  ])("%j and %j", (sentence, word, together) => {
    expect(withWord(sentence, word)).toBe(together);
  });
});
