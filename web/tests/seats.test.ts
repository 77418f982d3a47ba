/** Places at the table. */

import { expect, test } from "vitest";

import { botsFor, changed, missing, smaller, spots } from "../src/lobby/seats";
import { botNumbers, pictureOf } from "../src/words/people";

const ada = { guest: "a", name: "Ada" };
const bob = { guest: "b", name: "Bob", ready: true };
const bot = { bot: "easy", name: "easy 3", ready: true };
const free = {};

test("two change places, the others stay", () => {
  expect(changed(4, 0, 2)).toEqual([2, 1, 0, 3]);
  expect(changed(2, 1, 0)).toEqual([1, 0]);
});

test("a network that was trained is offered where it can play", () => {
  const bots = [{ bot: "hard", texts: {} }, { bot: "neo", texts: {}, game: "upgrade", seats: 2 }];
  const offered = (game: string, seats: number) =>
    botsFor(bots, { game, seats: Array.from({ length: seats }, () => free) }).map((each) => each.bot);
  expect(offered("upgrade", 2)).toEqual(["hard", "neo"]);
  expect(offered("upgrade", 3)).toEqual(["hard"]);
  expect(offered("shield", 2)).toEqual(["hard"]);
});

test("places stand clockwise around the table", () => {
  expect(spots(4)).toEqual([
    { column: 1, row: "far" },
    { column: 3, row: "far" },
    { column: 3, row: "near" },
    { column: 1, row: "near" },
  ]);
});

test("a side with one place less stands in the middle", () => {
  expect(spots(3).map(({ column }) => column)).toEqual([1, 3, 2]);
  expect(spots(5).map(({ column }) => column)).toEqual([1, 3, 5, 4, 2]);
});

test.each([2, 3, 4, 5, 6, 7, 8, 12])("no two of %i stand on the same spot", (count) => {
  const taken = spots(count).flatMap(({ column, row }) => [`${row} ${String(column)}`, `${row} ${String(column + 1)}`]);
  expect(new Set(taken).size).toBe(2 * count);
});

test("a table lacks people, or their readiness; not that of the host", () => {
  expect(missing({ seats: [ada, { ...bob, ready: false }, bot, free], host: "a" })).toEqual({ free: [3], unready: [1] });
  expect(missing({ seats: [ada, bob, bot], host: "a" })).toEqual({ free: [], unready: [] });
});

test("a table shrinks to those who sit there", () => {
  expect(smaller({ seats: [ada, bob, free, free] }, 2)).toBe(2);
  expect(smaller({ seats: [ada, free, free] }, 2)).toBe(2);
  expect(smaller({ seats: [ada, free, bob] }, 2)).toBeNull();
  expect(smaller({ seats: [ada, free] }, 2)).toBeNull();
});

test("a bot has the name and the face of its kind, wherever it sits", () => {
  const seats = [ada, { bot: "hard" }, { bot: "easy" }, { bot: "hard" }, { bot: "a-visitor" }, free];
  expect(botNumbers(seats)).toEqual([0, 3, 1, 9, 6, 0]);
  expect(pictureOf(seats, 3)).toBe("bot-9");
});

test("where a kind has no more names its bots have any that are free", () => {
  const seats = [...Array.from({ length: 6 }, () => ({ bot: "hard" })), { bot: "easy" }];
  expect(botNumbers(seats)).toEqual([3, 9, 15, 21, 2, 4, 1]);
});

test("a bot that plays for somebody does not take their face", () => {
  expect(pictureOf([{ ...ada, bot: "easy", avatar: "fox" }], 0)).toBe("fox");
});
