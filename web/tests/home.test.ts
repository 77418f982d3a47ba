/** The first page: codes, one's own games, what changed. */

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { anyAvatar, AVATARS } from "../src/home/avatars";
import { newestEntry } from "../src/home/changelog";
import { addressOf, codeIn, halves } from "../src/home/code";
import { farewellTo, freeSeats, inOrder, matterOf, timeLeft } from "../src/home/my_games";
import { usualSeats } from "../src/home/seating";
import { accentOf } from "../src/state/accent";
import type { ToDo } from "../src/wire/contract";
import type { TableInfo } from "../src/wire/contract";

test.each([
  ["43w8tg", "/join/43W8TG"],
  [" 43W 8TG ", "/join/43W8TG"],
  ["43W-8TG", "/join/43W8TG"],
  ["https://example.org/join/43W8TG", "/join/43W8TG"],
  ["http://192.168.1.5:8000/t/zkAz4PmFIhJKD4aR4MRc4g?x=1", "/t/zkAz4PmFIhJKD4aR4MRc4g"],
  ["hi", ""],
  ["", ""],
  ["a code!", ""],
])("%s leads to %s", (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

test("what cannot be a code is none", () => {
  expect(["43w 8tg", "a b", "", "<script>"].map(codeIn)).toEqual(["43W8TG", "", "", ""]);
});

test("a code is said in halves", () => {
  expect(halves("43W8TG")).toBe("43W 8TG");
});

function toDo(id: string, status: TableInfo["status"], rest: Partial<ToDo> = {}): ToDo {
  const table: TableInfo = { id, code: "", game: "", rules: 1, status, seats: [], options: {}, host: "", hash: "" };
  return { table, ...rest };
}

test("first where one is awaited, soonest first; then lobbies, then others' moves, then a few that are over", () => {
  const listed = [
    toDo("over 1", "over"),
    toDo("others", "playing"),
    toDo("whenever", "playing", { awaited: true }),
    toDo("over 2", "over"),
    toDo("lobby", "lobby"),
    toDo("soon", "playing", { awaited: true, seconds: 20 }),
    toDo("over 3", "over"),
    toDo("over 4", "over"),
    toDo("later", "playing", { awaited: true, seconds: 200 }),
  ];
  expect(inOrder(listed).map(({ table }) => table.id)).toEqual([
    "soon", "later", "whenever", "lobby", "others", "over 1", "over 2", "over 3",
  ]);
  expect(matterOf(toDo("x", "dealing"))).toBe("waiting");
});

test("what has ended stands last and is few; what cannot be opened says so", () => {
  const listed = [toDo("closed", "closed"), toDo("damaged", "playing", { damaged: true }), toDo("lobby", "lobby")];
  expect(inOrder(listed).map(({ table }) => table.id)).toEqual(["lobby", "damaged", "closed"]);
  expect(inOrder(Array.from({ length: 9 }, (_, at) => toDo(String(at), "closed")))).toHaveLength(3);
});

test("one can be done with what is one's own", () => {
  const at = (status: TableInfo["status"], host: string, guests: string[], rest: Partial<ToDo> = {}) => {
    const { table } = toDo("x", status);
    return farewellTo({ table: { ...table, host, seats: guests.map((guest) => ({ guest })) }, ...rest }, "me");
  };
  expect(at("lobby", "me", ["me", "you"])).toBe("close");
  expect(at("lobby", "you", ["me", "you"])).toBe("leave");
  expect(at("over", "you", ["me", "you"])).toBe("remove");
  expect(at("closed", "you", ["me"])).toBe("remove");
  expect(at("playing", "me", ["me", ""])).toBe("end");
  expect(at("playing", "me", ["me", "you"])).toBeNull();
  expect(at("playing", "me", ["me"], { damaged: true })).toBeNull();
});

test.each([
  [0, "seconds", 0],
  [59.9, "seconds", 59],
  [119, "seconds", 119],
  [120, "minutes", 2],
  [7199, "minutes", 119],
  [7200, "hours", 2],
  [200_000, "days", 2],
])("%d seconds are said in %s", (seconds, unit, count) => {
  expect(timeLeft(seconds)).toEqual({ unit, count });
});

test("bots and guests take seats", () => {
  expect(freeSeats({ seats: [{ guest: "a" }, { bot: "easy" }, {}] })).toBe(1);
});

test("as many sit down as the game advises, else three if it can", () => {
  expect(usualSeats({ seats: [2, 12] })).toBe(3);
  expect(usualSeats({ seats: [2, 2] })).toBe(2);
  expect(usualSeats({ seats: [4, 6] })).toBe(4);
  expect(usualSeats({ seats: [2, 12], advised: [4, 12] })).toBe(4);
});

test("the newest entry of a changelog is read with its emphasis and code, and without its tables", () => {
  const entry = newestEntry(
    "# Changelog\n\nWords.\n\n## 0.2.0 – today\n\n### Play\n\n- **New** and `cut`, [linked](https://x.y),\n  on two lines\n\n" +
      "### Fast\n\n- It is\n\n  | a | b |\n  |---|---|\n\n## 0.1.0\n\n### Old\n\n- Gone\n",
  );
  expect(entry.version).toBe("0.2.0");
  expect(entry.sections.map((section) => section.title)).toEqual(["Play", "Fast"]);
  expect(entry.sections[0]?.items[0]).toEqual([
    { text: "New", style: "strong" },
    { text: " and ", style: "plain" },
    { text: "cut", style: "code" },
    { text: ", linked,", style: "plain" },
    { text: " on two lines", style: "plain" },
  ]);
  expect(entry.sections[1]?.items).toHaveLength(1);
});

test("our own changelog has a newest entry", () => {
  const entry = newestEntry(readFileSync(new URL("../../CHANGELOG.md", import.meta.url), "utf8"));
  expect(entry.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(entry.sections.length).toBeGreaterThan(0);
});

test("an animal is suggested that nobody at the table is yet, as long as there is one", () => {
  for (const left of AVATARS) {
    const taken = AVATARS.filter((avatar) => avatar !== left);
    expect(anyAvatar(taken)).toBe(left);
  }
  expect(AVATARS).toContain(anyAvatar(AVATARS));
});

test.each([
  ["#2f6f73", "color-mix(in oklab, #2f6f73 78%, white)"],
  ["sea green", undefined],
  ["", undefined],
  [undefined, undefined],
])("a game whose colour is %s is marked by %s", (colour, accent) => {
  expect(accentOf(colour)).toBe(accent);
});

test("the page knows no game's colour by itself", () => {
  expect(readFileSync(new URL("../src/look.css", import.meta.url), "utf8")).not.toContain("data-game");
});
