/** Cards travel in waves, and the waves together lead from what was seen before to what is seen after. */

import { describe, expect, test } from "vitest";

import { TableSchema, type SchemaDocument, type SchemaEntry, HIDDEN, type VisibleCard } from "../src/schema/schema";
import { Observation } from "../src/schema/observation";
import type { Line, Mixing, Motion, SeatEvent } from "../src/schema/story";
import { readLines } from "../src/schema/story";
import { applied, changedCounters, codeOf, duration, placesOf, starts, wavesOf } from "../src/table/motion";
import { tables } from "./tables";

const zone = (path: string): SchemaEntry => ({ path, form: "cards", shape: "row" });
const deck = zone("deck");
const drawn = zone("drawn");
const discard = zone("discard");
const hand: SchemaEntry = { path: "p1.hand", form: "cards", shape: "fan", bag: true };
const king: VisibleCard = { face: "KH", back: 0, open: false };
const unknown: VisibleCard = { face: HIDDEN, back: 0, open: false };

function moved(from: SchemaEntry, to: SchemaEntry, card = king, fromPlace = -1, toPlace = -1): Motion {
  return { kind: "moved", card, from, fromPlace, to, toPlace };
}

function turned(where: SchemaEntry, place = 0): Motion {
  return { kind: "turned_up", card: { ...king, open: true }, from: where, fromPlace: place, to: where, toPlace: place };
}

function event(name: string): SeatEvent {
  return { kind: "event", name, fields: {}, said: "" };
}

function kinds(lines: Line[]): string[] {
  return wavesOf(lines).map(({ events, motions, mixings }) => `${String(events.length)} ${String(motions.length)} ${String(mixings.length)}`);
}

function schemaOf(...entries: SchemaEntry[]): TableSchema {
  const faces = ["KH", "QH", "JH"].map((name) => ({ name }));
  const document = { backs: 2, faces, entries, verbs: [], events: [], prompts: [], aliases: {}, sides: [], seats: 1, texts: {} };
  return new TableSchema(document as unknown as SchemaDocument);
}

describe("waves", () => {
  test("what comes without an event in between travels together", () => {
    expect(kinds([moved(deck, drawn), moved(deck, hand)])).toEqual(["0 2 0"]);
  });

  test("an event parts what was before it from what comes after", () => {
    expect(kinds([moved(deck, drawn), event("drew"), moved(hand, discard)])).toEqual(["0 1 0", "1 1 0"]);
  });

  test("events without motions are a wave of their own only at the end", () => {
    expect(kinds([event("won"), event("over")])).toEqual(["2 0 0"]);
    expect(kinds([event("a"), moved(deck, drawn), event("b")])).toEqual(["1 1 0", "1 0 0"]);
  });

  test("a card that goes on travels in the next wave", () => {
    expect(kinds([moved(deck, drawn), moved(drawn, hand)])).toEqual(["0 1 0", "0 1 0"]);
  });

  test("a card and the one that it replaces travel together", () => {
    expect(kinds([moved(drawn, hand, king, 0, 1), moved(hand, discard, king, 2)])).toEqual(["0 2 0"]);
    expect(kinds([moved(drawn, hand, king, 0, 1), moved(hand, discard, king, 1)])).toEqual(["0 1 0", "0 1 0"]);
    expect(kinds([moved(drawn, hand, king, 0, 1), moved(deck, hand, king, 0, 0), moved(hand, discard, king, 2)])).toEqual(["0 2 0", "0 1 0"]);
  });

  test("a card is turned before it leaves, and after it came", () => {
    expect(kinds([turned(drawn), moved(drawn, discard)])).toEqual(["0 1 0", "0 1 0"]);
    expect(kinds([moved(deck, drawn), turned(drawn)])).toEqual(["0 1 0", "0 1 0"]);
  });

  test("several cards turn at once", () => {
    expect(kinds([turned(hand, 0), turned(hand, 1)])).toEqual(["0 2 0"]);
  });

  test("what is mixed is dealt afterwards", () => {
    const mixing: Mixing = { kind: "shuffled", one: deck, other: deck };
    expect(kinds([moved(discard, deck), mixing, moved(deck, drawn)])).toEqual(["0 1 1", "0 1 0"]);
  });
});

describe("an observation in between", () => {
  const schema = schemaOf(deck, drawn, hand);
  const [K, Q, J] = ["KH", "QH", "JH"].map((face) => codeOf(schema, { face, back: 0, open: false })) as [number, number, number];
  const observation = Observation.read(schema, [2, Q, K, 0, 2, J, 1]);

  test("a card lies where it came to, and not where it was", () => {
    const after = applied(observation, [moved(deck, drawn, king, 1, 0)]);
    expect([after.codes("deck"), after.codes("drawn")]).toEqual([[Q], [K]]);
    expect(observation.codes("deck")).toEqual([Q, K]);
  });

  test("where nobody told the place, a card of that face is taken, else a hidden one", () => {
    expect(applied(observation, [moved(hand, drawn, { face: "JH", back: 0, open: false })]).codes("p1.hand")).toEqual([1]);
    expect(applied(observation, [moved(hand, drawn, king)]).codes("p1.hand")).toEqual([J]);
    expect(applied(observation, [moved(hand, drawn, unknown)]).codes("p1.hand")).toEqual([J]);
  });

  test("a card that is turned up is seen", () => {
    const shown = applied(observation, [turned(hand, 1)]);
    expect(schema.card(shown.codes("p1.hand")[1] ?? 0)).toEqual({ face: "KH", back: 0, open: true });
  });

  test("zones exchange all their cards", () => {
    const mixing: Mixing = { kind: "exchanged", one: deck, other: hand };
    const after = applied(observation, [], [mixing]);
    expect([after.codes("deck"), after.codes("p1.hand")]).toEqual([[J, 1], [Q, K]]);
  });
});

describe.each(tables)("$game: waves lead from one observation to the next", (table) => {
  const schema = new TableSchema(table.schema);
  const watched = table.steps.filter((step) => step.viewer === null);

  test("the same number of cards lies in every zone", () => {
    let moves = 0;
    watched.slice(1).forEach((step, at) => {
      const before = watched[at];
      if (!before) return;
      const lines = readLines(schema, step.lines, [], {});
      const after = Observation.read(schema, step.observation, step.texts);
      let shown = Observation.read(schema, before.observation, before.texts);
      for (const wave of wavesOf(lines)) shown = applied(shown, wave.motions, wave.mixings);
      moves += lines.length;
      const counts = (observation: Observation) => Object.fromEntries(schema.zones.map((each) => [each.path, observation.codes(each.path).length]));
      expect(counts(shown)).toEqual(counts(after));
    });
    expect(moves).toBeGreaterThan(100);
  });
});

describe("time", () => {
  test("many flights set out close together, few one after the other", () => {
    expect(starts(1)).toEqual([0]);
    expect(starts(3)).toEqual([0, 45, 90]);
    expect(starts(40).at(-1)).toBeLessThanOrEqual(360);
  });

  test("a flight takes between 180 and 320 milliseconds", () => {
    expect(duration(0)).toBe(180);
    expect(duration(200)).toBeGreaterThan(180);
    expect(duration(5000)).toBe(320);
  });
});

test("counters of seats that grew and shrank are told", () => {
  const counter = (path: string): SchemaEntry => ({ path, form: "number", kind: "number", shown: "always" });
  const schema = schemaOf(counter("round"), counter("p1.tokens"), counter("p2.tokens"));
  const before = Observation.read(schema, [1, 3, 3]);
  expect(changedCounters(before, Observation.read(schema, [2, 2, 4]))).toEqual({ up: 1, down: 1 });
  expect(changedCounters(before, before)).toEqual({ up: 0, down: 0 });
});

describe("places", () => {
  const schema = schemaOf(deck, drawn, discard);
  const [K, Q, J] = ["KH", "QH", "JH"].map((face) => codeOf(schema, { face, back: 0, open: false })) as [number, number, number];
  const observation = Observation.read(schema, [3, K, Q, J, 0, 0]);

  test("count from before the wave where a card comes from, and from after it where it comes to", () => {
    const motions = [moved(deck, discard, king, 0, 0), moved(deck, discard, { ...king, face: "QH" }, 0, 0)];
    expect(placesOf(observation, motions)).toEqual([{ from: 0, to: 1 }, { from: 1, to: 0 }]);
  });

  test("a card that is turned stays where it is", () => {
    expect(placesOf(observation, [turned(deck, 2)])).toEqual([{ from: 2, to: 2 }]);
  });
});
