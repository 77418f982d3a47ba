/** The verb first, where several could be meant; what a touch would change; what stands beside a question. */

import { expect, test } from "vitest";

import type { Choice } from "../src/schema/moves";
import type { SchemaVerb } from "../src/schema/schema";
import { changesBy } from "../src/table/consequences";
import { parted } from "../src/table/phrase";
import { touching } from "../src/table/touching";
import { asksVerb, verbGroupsOf, verbGroupWords } from "../src/table/verbs";

let moves = 0;

function choice(phrase: string, touch: string, blanks = 1): Choice {
  const verb = { name: phrase, phrase, touch, blanks: Array.from({ length: blanks }, () => ({ name: "x", words: [] })) } as SchemaVerb;
  return { move: moves++, verb, notation: phrase, blanks: {}, touch: touch.split(" ").filter(Boolean) };
}

const attacks = ["p2", "p3"].map((seat) => choice("attack {seat}", `deck ${seat}`));
const swaps = ["p1.shield.1", "p1.shield.2"].map((place) => choice("swap {seat} s{slot}", `deck ${place}`));
const charge = choice("charge", "deck p1.charged", 0);

test("moves are grouped by their first word, and buttons are none", () => {
  expect(verbGroupsOf([...attacks, ...swaps, charge]).map(({ verb, choices }) => [verb, choices.length])).toEqual([["attack", 2], ["swap", 2]]);
});

test("the verb is asked for where several are meant and much could be touched", () => {
  const verbGroups = verbGroupsOf([...attacks, ...swaps]);
  const things = (count: number) => new Set(Array.from({ length: count }, (_, at) => `p1.row.${String(at)}`));
  expect(asksVerb(verbGroups, things(8))).toBe(true);
  expect(asksVerb(verbGroups, things(7))).toBe(false);
  expect(asksVerb(verbGroups.slice(0, 1), things(30))).toBe(false);
  // A player and a card that lies before them.
  expect(asksVerb(verbGroups, new Set(["p2", "p2.shield.1"]))).toBe(true);
  expect(asksVerb(verbGroups, new Set(["p2", "p1.shield.1", "p1.shield"]))).toBe(false);
});

test("a group is called what its moves begin with", () => {
  const [attack] = verbGroupsOf(attacks);
  const names = new Map(attacks.map((each, at) => [each, ["Attack Mira", "Attack Otto"][at] ?? ""]));
  expect(attack && verbGroupWords(attack, (each) => names.get(each) ?? "")).toBe("Attack");
});

test("what a touch would change is told where it decides a move", () => {
  const state = touching(attacks, [], () => true);
  const foreseen = new Map([[attacks[0]?.move ?? -1, [[3, 11, 2]] as const]]);
  expect(changesBy(state, foreseen, "p2")).toEqual([[3, 11, 2]]);
  expect(changesBy(state, foreseen, "p3")).toEqual([]);
  expect(changesBy(state, foreseen, "deck")).toEqual([]);
});

test("what is said beside a question stands apart", () => {
  expect(parted("Which card? Any will do.")).toEqual(["Which card?", "Any will do."]);
  expect(parted("Which card?")).toEqual(["Which card?", ""]);
  expect(parted("Draw a card.")).toEqual(["Draw a card.", ""]);
});
