/** Why a bot would make a move, told with the words that the terminal uses too. */

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { reasons } from "../src/table/reasons";
import { bundleOf, Texts } from "../src/words/words";

const CALLED: Record<number, string> = { 1: "Attack Otto", 2: "Draw a card" };
const WEIGHED = [
  { move: 1, visits: 310, expected: 0.618 },
  { move: 2, visits: 190, expected: 0.4 },
];

function told(language: "en" | "ru", weighed: typeof WEIGHED): string[] {
  const source = readFileSync(`../src/holdfast/text/${language}.ftl`, "utf-8");
  const texts = new Texts(language, bundleOf(language, [source]));
  return reasons({ weighed, tries: 500 }, (move) => CALLED[move] ?? "", (name, given) => texts.format(name, given));
}

test("what a move wins, and what comes next", () => {
  expect(told("en", WEIGHED)).toEqual([
    "“Attack Otto” wins 62 % of what I can imagine; I tried it 310 times out of 500.",
    "Next best: “Draw a card” 40 % (190).",
  ]);
  expect(told("ru", WEIGHED)[0]).toBe("«Attack Otto» выигрывает 62 % того, что я могу вообразить; попыток: 310 из 500.");
});

test("without another move there is nothing to compare, and without any nothing to say", () => {
  expect(told("en", WEIGHED.slice(0, 1))).toHaveLength(1);
  expect(told("en", [])).toEqual([]);
});
