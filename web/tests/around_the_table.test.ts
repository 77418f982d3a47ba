/** The small pieces of reckoning around a table: who sits where, which key leads where, who won. */

import { describe, expect, test } from "vitest";

import { TableSchema, type SchemaDocument, type SchemaEntry } from "../src/schema/schema";
import { layOut } from "../src/schema/layout";
import { choiceOf } from "../src/schema/moves";
import { Observation } from "../src/schema/observation";
import { firstIn, isDrawn, placesOf, winnersIn } from "../src/table/ending";
import { nearest } from "../src/table/moving_around";
import { columnsOf, idleCounters, narrowRow, othersOf, pipCounters } from "../src/table/seats";
import { areasAround, cardThings, insideOf, thingsOf } from "../src/table/things";
import { tables } from "./tables";

describe("seats", () => {
  test("the others sit in turn order from the next on", () => {
    expect(othersOf(4, 1)).toEqual([2, 3, 0]);
    expect(othersOf(2, 0)).toEqual([1]);
  });

  test("a spectator sees everybody", () => {
    expect(othersOf(3, null)).toEqual([0, 1, 2]);
  });

  test("rows are as long as each other", () => {
    expect([0, 1, 2, 3, 4, 7].map((count) => columnsOf(count, 3))).toEqual([1, 1, 2, 3, 2, 3].map((wide) => `repeat(${String(wide)}, minmax(0, 1fr))`));
  });

  test("a narrow window has rows of few plates, and of more only in a crowd", () => {
    expect([1, 3, 4, 8, 11].map(narrowRow)).toEqual([3, 3, 2, 4, 4]);
  });

  test("what is at nought for everybody tells nothing", () => {
    const seat = (path: string, life: number) => ({
      path, spreads: [], parts: [], notes: [],
      counters: [{ path: `${path}.life`, value: life, of: null }, { path: `${path}.won`, value: 0, of: null }],
    });
    const middle = { path: "middle", spreads: [], counters: [], parts: [], notes: [] };
    expect(idleCounters({ middle, seats: [seat("p1", 0), seat("p2", 3)] })).toEqual(new Set(["won"]));
  });

  test("counters are pips when they always stand there and are small for everybody", () => {
    const shown = (path: string, how: "always" | "when_set"): SchemaEntry => ({ path, form: "number", kind: "number", shown: how });
    const entries = ["p1", "p2"].flatMap((seat) => [
      shown(`${seat}.tokens`, "always"), shown(`${seat}.life`, "always"), shown(`${seat}.skips`, "when_set"),
    ]);
    const schema = new TableSchema({ entries, faces: [] } as unknown as SchemaDocument);
    const seat = (path: string, tokens: number, life: number) => ({
      path, spreads: [], parts: [], notes: [],
      counters: [["tokens", tokens], ["life", life], ["skips", 1]].map(([name, value]) => ({ path: `${path}.${String(name)}`, value: Number(value), of: null })),
    });
    const middle = { path: "middle", spreads: [], counters: [], parts: [], notes: [] };
    expect(pipCounters(schema, { middle, seats: [seat("p1", 3, 2), seat("p2", 1, 12)] })).toEqual(new Set(["tokens"]));
  });
});

describe("things", () => {
  test("a card is touched by its place, by its face, or by its zone if it is the one that counts there", () => {
    const card = { face: "KH", back: 0, open: true, badges: [], onlyMine: false, place: 1 };
    const spread = { kind: "spread", path: "drawn", cards: [card], room: 1 } as const;
    expect(cardThings({ ...spread, cards: [card], shape: "slot" }, 0)).toEqual(["drawn.1", "drawn:KH", "drawn"]);
    expect(cardThings({ ...spread, cards: [{ ...card, face: "??" }], shape: "row" }, 0)).toEqual(["drawn.1"]);
  });

  test("a zone lies in parts of the table, the nearest first", () => {
    expect(["p1.H.royals", "p1.shield", "deck"].map(areasAround)).toEqual([["p1.H", "p1"], ["p1"], []]);
  });

  test("what is attached to a card is touched with it", () => {
    const card = { face: "10S", back: 0, open: true, badges: ["JC", "JH"], onlyMine: false, place: 1 };
    const spread = { kind: "spread", path: "p1.points", shape: "row", cards: [card], room: 0 } as const;
    expect(cardThings({ ...spread, cards: [card] }, 0)).toEqual(["p1.points.1", "p1.points:10S", "p1.points:JC", "p1.points:JH"]);
  });

  test("of several places that a move may touch the first on the table counts", () => {
    const zone = (path: string) => ({ path, form: "cards", shape: "row" });
    const verb = {
      name: "lay", phrase: "lay {card} {slot}", touch: "{me}.hand:{card}|open:{card} p1.row.{slot}|p2.row.{slot}|p2",
      blanks: [{ name: "card", words: ["A", "B"] }, { name: "slot", words: ["1", "2"] }],
    };
    const schema = new TableSchema({
      seats: 2, backs: 1, aliases: {}, verbs: [verb], faces: [{ name: "A" }, { name: "B" }],
      entries: [zone("p1.hand"), zone("open"), zone("p1.row"), zone("p2.row")],
    } as unknown as SchemaDocument);
    const touch = (move: number) => choiceOf(Observation.read(schema, [1, 3, 1, 5, 1, 3, 2, 3, 5]), move, 0).touch;
    expect(touch(0)).toEqual(["p1.hand:A", "p1.row.1"]);
    expect(touch(256)).toEqual(["open:B", "p1.row.1"]);
    expect(touch(65536)).toEqual(["p1.hand:A", "p2.row.2"]);
  });

  test("what lies in a pile is found by the pile", () => {
    expect(insideOf("discard", new Set(["discard:KH", "discarded:KH", "deck", "discard"]))).toEqual(["discard:KH"]);
  });

  test.each(tables)("$game: whatever a move touches lies on the table, or is told by its words alone", (table) => {
    const schema = new TableSchema(table.schema);
    const unseen = new Set<string>();
    let touches = 0;
    for (const step of table.steps) {
      const observation = Observation.read(schema, step.observation, step.texts);
      const there = thingsOf(layOut(observation));
      for (const { move } of step.moves) {
        for (const thing of choiceOf(observation, move, step.viewer ?? 0).touch) {
          touches += 1;
          if (!there.has(thing)) unseen.add(thing.split(":")[0] ?? "");
        }
      }
    }
    expect(touches).toBeGreaterThan(0);
    // Cards of the deck that somebody looks for lie hidden in it.
    expect([...unseen].filter((zone) => zone !== "deck")).toEqual([]);
  });
});

describe("keys", () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

  test("lead to the nearest thing in their direction", () => {
    const boxes = [box(50, 0), box(100, 0), box(0, 60)];
    expect(nearest(box(0, 0), boxes, "ArrowRight")).toBe(0);
    expect(nearest(box(0, 0), boxes, "ArrowDown")).toBe(2);
    expect(nearest(box(0, 0), boxes, "ArrowLeft")).toBe(-1);
    expect(nearest(box(100, 60), boxes, "ArrowUp")).toBe(1);
  });

  test("prefer what lies ahead to what lies aside", () => {
    expect(nearest(box(0, 0), [box(30, 80), box(70, 0)], "ArrowRight")).toBe(1);
  });
});

describe("places", () => {
  test("those who share a place take as many", () => {
    expect(placesOf([[2], [0, 1], [3]], "", 4)).toEqual([
      { place: 1, seats: [2] },
      { place: 2, seats: [0, 1] },
      { place: 4, seats: [3] },
    ]);
  });

  test("without a ranking the result names the winners", () => {
    expect(placesOf([], "p2", 3)).toEqual([{ place: 1, seats: [1] }, { place: 2, seats: [0, 2] }]);
    expect(placesOf([], "abandoned", 3)).toEqual([]);
  });

  test("a result names the seats that won", () => {
    expect(winnersIn("p1 p3")).toEqual([0, 2]);
    expect(winnersIn("abandoned")).toEqual([]);
    expect(winnersIn("")).toEqual([]);
    expect(isDrawn("p1 p3")).toBe(false);
  });

  test("nobody wins a game that is drawn", () => {
    expect(isDrawn("drawn p1 p3")).toBe(true);
    expect(winnersIn("drawn p1 p3")).toEqual([]);
    expect(firstIn("drawn p1 p3")).toEqual([0, 2]);
    expect(placesOf([], "drawn p1 p3", 3)).toEqual([{ place: 1, seats: [0, 2] }, { place: 3, seats: [1] }]);
  });
});
