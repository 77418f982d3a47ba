/** The options of a table as a form. */

import { expect, test } from "vitest";

import { choose, inOrder, readNumber, readSentences, settled, valueOf } from "../src/lobby/options";
import type { OptionInfo } from "../src/wire/contract";

const limit: OptionInfo = { name: "limit", kind: "number", default: null, least: 1, most: 100, none: true };
const row: OptionInfo = { name: "row", kind: "number", default: 2, least: 1, most: 4 };
const open: OptionInfo = { name: "open", kind: "flag", default: true };
const laws: OptionInfo = { name: "laws", kind: "sentences", default: [], most: 3 };
const variant: OptionInfo = {
  name: "variant",
  kind: "choice",
  default: "standard",
  choices: ["standard", "rush"],
  brings: { rush: { row: 1, open: false } },
};
const OPTIONS = [limit, row, open, laws, variant];

test("what is as usual is not named", () => {
  expect(choose(OPTIONS, {}, "row", 3)).toEqual({ row: 3 });
  expect(choose(OPTIONS, { row: 3 }, "row", 2)).toEqual({});
  expect(choose(OPTIONS, { laws: ["a"] }, "laws", [])).toEqual({});
  expect(choose(OPTIONS, {}, "limit", null)).toEqual({});
});

test("a variant settles other options, and they are left out", () => {
  const rush = choose(OPTIONS, { row: 4, limit: 9 }, "variant", "rush");
  expect(rush).toEqual({ limit: 9, variant: "rush" });
  expect(settled(OPTIONS, rush)).toEqual({ row: { by: "variant", value: 1 }, open: { by: "variant", value: false } });
  expect(valueOf(OPTIONS, rush, row)).toBe(1);
  expect(valueOf(OPTIONS, rush, open)).toBe(false);
  expect(valueOf(OPTIONS, {}, row)).toBe(2);
});

test("what nobody knows is not sent", () => {
  expect(choose(OPTIONS, { gone: 1 }, "row", 1)).toEqual({ row: 1 });
});

test("variants come first, limits last", () => {
  expect(inOrder(OPTIONS).map(({ name }) => name)).toEqual(["variant", "row", "open", "laws", "limit"]);
});

test.each([
  [row, "3", { value: 3 }],
  [row, " 1 ", { value: 1 }],
  [row, "0", { wrong: "number" }],
  [row, "5", { wrong: "number" }],
  [row, "2.5", { wrong: "number" }],
  [row, "two", { wrong: "number" }],
  [row, "", { wrong: "number" }],
  [limit, "", { value: null }],
  [limit, "101", { wrong: "none" }],
])("a number is read as it was typed: %o %s", (option, text, read) => {
  expect(readNumber(option, text)).toEqual(read);
});

test("sentences are trimmed, and empty lines are none", () => {
  expect(readSentences([" Hearts are trumps. ", "", "  "])).toEqual(["Hearts are trumps."]);
});

test("who starts is asked once, beside the rules", () => {
  const first: OptionInfo = { name: "first", kind: "choice", default: "random", choices: ["random", "p1", "p2"], starter: true };
  expect(inOrder([first, row])).toEqual([row]);
});
