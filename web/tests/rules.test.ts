/** The catalogue finds what is printed on cards, and options are read as people call their values. */

import { describe, expect, test } from "vitest";

import { TableSchema, type SchemaDocument } from "../src/schema/schema";
import { ANYTHING, cardsOf, found, kindsOf } from "../src/rules/catalogue";
import { optionsOf } from "../src/rules/options";
import { bundleOf, Words } from "../src/words/words";
import { PLAIN_LOOK } from "./pretend";

const TEXT = `
type-attack = attack
type-relic = relic
label-old = very old
card-hook = Hook
    .text = Steal a ship.
    .tip = Early is best.
    .ruling = No ship, no theft.
card-crown = Ёлочная корона
    .text = Lies there.
    .flavour = Nobody knows why.
value-true = yes
value-false = no
value-none = none
option-size = size
    .hint = How large.
option-way = way
    .value-long = the long way
option-open = open
`;

const document = {
  game: "test",
  rules: 1,
  seats: 2,
  entries: [],
  aliases: {},
  sides: [],
  backs: 1,
  faces: [
    { name: "hook", type: "attack", copies: 3 },
    { name: "crown", type: "relic", labels: ["old"] },
  ],
  verbs: [],
  events: [],
  prompts: [],
  look: PLAIN_LOOK,
  texts: {},
} satisfies SchemaDocument;

const schema = new TableSchema(document);
const words = new Words("en", bundleOf("en", [TEXT]), schema, [], null);
const cards = cardsOf(schema, words);
const faces = (wanted: Partial<typeof ANYTHING>) => found(cards, { ...ANYTHING, ...wanted }, words).map((card) => card.face);

describe("the catalogue", () => {
  test("lists what is printed", () => {
    expect(cards[0]).toMatchObject({ title: "Hook", text: "Steal a ship.", tip: "Early is best.", copies: 3, type: "attack" });
    expect(cards.map((card) => card.ruling)).toEqual(["No ship, no theft.", ""]);
    expect(kindsOf(cards, "type")).toEqual(["attack", "relic"]);
    expect(kindsOf(cards, "label")).toEqual(["old"]);
  });

  test("finds cards by every word, wherever it stands", () => {
    expect(faces({})).toEqual(["hook", "crown"]);
    expect(faces({ search: "SHIP steal" })).toEqual(["hook"]);
    expect(faces({ search: "nobody" })).toEqual(["crown"]);
    expect(faces({ search: "very" })).toEqual(["crown"]);
    expect(faces({ search: "елочная" })).toEqual(["crown"]);
    expect(faces({ search: "ship nobody" })).toEqual([]);
  });

  test("shows one type or label", () => {
    expect(faces({ type: "attack" })).toEqual(["hook"]);
    expect(faces({ label: "old" })).toEqual(["crown"]);
    expect(faces({ type: "attack", label: "old" })).toEqual([]);
  });
});

test("options are read as people call them", () => {
  const read = optionsOf(
    [
      { name: "size", kind: "number", default: 3, least: 1, most: 9 },
      { name: "way", kind: "choice", default: "long", choices: ["long", "short"] },
      { name: "open", kind: "flag", default: true },
      { name: "limit", kind: "number", default: null, least: 1, most: 1_000_000, none: true },
    ],
    words,
  );
  expect(read.map(({ title, usually, choices, least, most }) => [title, usually, choices, least, most])).toEqual([
    ["Size", "3", [], 1, 9],
    ["Way", "the long way", ["the long way", "short"], null, null],
    ["Open", "yes", ["yes", "no"], null, null],
    ["Option-limit", "none", [], 1, null],
  ]);
  expect(read[0]?.hint).toBe("How large.");
});
