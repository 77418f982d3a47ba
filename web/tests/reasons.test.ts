/** Why a bot would make a move, told with the words that the terminal uses too. */

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { chanceName, plainReasons, reasons } from "../src/table/reasons";
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

function plain(language: "en" | "ru", ...expected: number[]): string[] {
  const source = readFileSync(`src/text/${language}/table.ftl`, "utf-8");
  const texts = new Texts(language, bundleOf(language, [source]));
  const weighed = expected.map((share, at) => ({ move: at + 1, visits: 1, expected: share }));
  return plainReasons({ weighed, tries: 2 }, (move) => CALLED[move] ?? "", (name, given) => texts.format(name, given));
}

test("in plain words, a chance is one that people speak of", () => {
  expect([0, 0.05, 0.12, 0.22, 0.31, 0.5, 0.7, 0.99].map(chanceName)).toEqual([
    "hardly", "hardly", "one-in-ten", "one-in-five", "one-in-three", "even", "two-in-three", "almost",
  ]);
  expect(plain("en", 0.34, 0.33)).toEqual(["With it you win about one time in three.", "“Draw a card” is about as good."]);
  expect(plain("en", 0.62, 0.4)[1]).toBe("“Draw a card” is clearly worse.");
  expect(plain("ru", 0.5, 0.45)).toEqual(["С ним шансы примерно равны.", "«Draw a card» — немного хуже."]);
  expect(plain("en", 0.5)).toHaveLength(1);
  expect(plain("en")).toEqual([]);
});
