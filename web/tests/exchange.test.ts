/** Two seats exchange cards: what lies between them, what can be offered, and what each got. */

import { describe, expect, test } from "vitest";

import { TableSchema, type SchemaDocument, type SchemaEntry, HEAD } from "../src/schema/schema";
import { layOut } from "../src/schema/layout";
import { exchangeOf, nearestOffer, offersAmong, receivedBy, withoutLaid } from "../src/schema/exchange";
import type { Choice } from "../src/schema/moves";
import { Observation } from "../src/schema/observation";
import type { SeatEvent } from "../src/schema/story";

const NOBODY = -1;
const number = (path: string, kind: SchemaEntry["kind"] = "number"): SchemaEntry => ({ path, form: "number", kind });
const head = Array.from({ length: HEAD }, (_, at) => number(`head${String(at)}`));
const laid = (seat: string): SchemaEntry => ({ path: `${seat}.laid`, form: "cards", shape: "row", tucked: true });

const document = {
  seats: 2,
  backs: 1,
  faces: [{ name: "hat" }, { name: "bow" }],
  entries: [...head, laid("p1"), laid("p2"), number("swap.by", "seat"), number("swap.to", "seat"), number("swap.give"), number("swap.take"), { path: "pending", form: "prompts" }],
  prompts: [{ name: "offered", fields: [] }, { name: "laying", fields: [] }],
  exchange: {
    offers: ["swap", "swap-all"], by: "swap.by", to: "swap.to", gives: "swap.give", takes: "swap.take",
    laid: "laid", laying: "laying", received: "got",
  },
} as unknown as SchemaDocument;
const schema = new TableSchema(document);
const OFFERED = [1, 0, 0b10];
const LAYING = [1, 1, 0b11];
const HAT = 2;

function observation(mine: number[], theirs: number[], by: number, to: number, prompts: number[]): Observation {
  const zeros = Array.from({ length: HEAD }, () => 0);
  return Observation.read(schema, [...zeros, mine.length, ...mine, theirs.length, ...theirs, by, to, 2, 1, ...prompts]);
}

describe("what lies between two seats", () => {
  test("is nothing while nobody offers anything, or where a game has no such thing", () => {
    const still = observation([], [], NOBODY, NOBODY, [0]);
    expect(exchangeOf(still, layOut(still))).toBeNull();
    const without = Object.fromEntries(Object.entries(document).filter(([name]) => name !== "exchange")) as unknown as SchemaDocument;
    const other = Observation.read(new TableSchema(without), still.numbers);
    expect(exchangeOf(other, layOut(other))).toBeNull();
  });

  test("is an offer until both have agreed", () => {
    const asked = observation([], [], 0, 1, OFFERED);
    const exchange = exchangeOf(asked, layOut(asked));
    expect(exchange?.agreed).toBe(false);
    expect(exchange?.sides.map(({ seat, owes }) => [seat, owes])).toEqual([[0, 2], [1, 1]]);
  });

  test("are the cards that each has laid, and they lie nowhere else", () => {
    const laying = observation([HAT], [1], 0, 1, LAYING);
    const layout = layOut(laying);
    const exchange = exchangeOf(laying, layout);
    expect(exchange?.agreed).toBe(true);
    expect(exchange?.sides.map((side) => side.laid.cards.map(({ face }) => face))).toEqual([["hat"], ["??"]]);
    expect(layout.seats.map((seat) => seat.spreads.length)).toEqual([1, 1]);
    expect(exchange && withoutLaid(layout, exchange).seats.map((seat) => seat.spreads.length)).toEqual([0, 0]);
  });
});

describe("offers", () => {
  const choice = (verb: string, blanks: Record<string, string>): Choice => ({
    move: 0, notation: "", touch: [], blanks, verb: { name: verb, phrase: "", touch: "", blanks: [] },
  });
  const choices = [
    choice("swap", { seat: "p2", ratio: "1:1" }), choice("swap", { seat: "p2", ratio: "1:2" }), choice("swap", { seat: "p2", ratio: "3:1" }),
    choice("swap-all", { ratio: "2:1" }), choice("draw", {}), choice("bid", { seat: "p2", ratio: "1:1" }),
  ];

  test("are found among all moves", () => {
    const found = offersAmong(document, choices);
    expect(found.map(({ seat, give, take }) => [seat, give, take])).toEqual([[1, 1, 1], [1, 1, 2], [1, 3, 1], [NOBODY, 2, 1]]);
  });

  test("of several for several do not exist: what was said last holds, the other follows", () => {
    const offers = offersAmong(document, choices);
    expect(nearestOffer(offers, { seat: 1, give: 3, take: 2 }, "give")).toMatchObject({ give: 3, take: 1 });
    expect(nearestOffer(offers, { seat: 1, give: 3, take: 2 }, "take")).toMatchObject({ give: 1, take: 2 });
    expect(nearestOffer(offers, { seat: NOBODY, give: 1, take: 1 }, "take")).toMatchObject({ give: 2, take: 1 });
    expect(nearestOffer([], { seat: 1, give: 1, take: 1 }, "give")).toBeUndefined();
  });
});

describe("what was received", () => {
  const got = (seat: string, card: string): SeatEvent => ({ kind: "event", name: "got", fields: { seat, card }, said: "" });

  test("is seen by the two", () => {
    expect(receivedBy(document, [got("p1", "bow"), got("p2", "hat")])).toEqual([{ seat: 0, face: "bow" }, { seat: 1, face: "hat" }]);
  });

  test("is nothing to show where all of it is hidden, or something else happened", () => {
    expect(receivedBy(document, [got("p1", "??"), got("p2", "??")])).toEqual([]);
    expect(receivedBy(document, [{ ...got("p1", "bow"), name: "lost" }])).toEqual([]);
  });
});
