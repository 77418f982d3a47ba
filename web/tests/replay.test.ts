/** A recording of a game: what was seen at each moment, the story with its moments, and how it is shown. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { TableSchema, type SchemaDocument } from "../src/schema/schema";
import type { SeatEvent } from "../src/schema/story";
import { taskPart, wrongParts } from "../src/learn/lesson";
import { Recording, viewerOf } from "../src/replay/recording";
import { ReplayTable } from "../src/replay/replay_table.svelte";
import type { Replay } from "../src/wire/contract";
import { PLAIN_LOOK } from "./pretend";

const HEAD = ["turn", "turns", "over", "out", "people", "awaited", "question"];
const document: SchemaDocument = {
  game: "test",
  rules: 1,
  seats: 2,
  entries: [
    ...HEAD.map((path) => ({ path, form: "number" as const, kind: "number" as const })),
    { path: "deck", form: "cards", shape: "pile" },
    { path: "laws", form: "texts" },
    { path: "pending", form: "prompts" },
  ],
  aliases: {},
  sides: [],
  backs: 1,
  faces: [{ name: "hook" }, { name: "crown" }],
  verbs: [{ name: "end", phrase: "end", touch: "", blanks: [] }],
  events: [{ name: "dealt", fields: [] }, { name: "ended", fields: [{ name: "seat", kind: "seat" }] }],
  prompts: [],
  look: PLAIN_LOOK,
  texts: {},
};

/** A deal, then four moves: two turns of two moves each. */
const replay: Replay = {
  schema: "b",
  seat: "p1",
  players: ["Ada", "Bo"],
  observation: [0, 0, 0, 0, 3, 1, 0, 2, 2, 4, 1, 0],
  texts: [["first law"]],
  lines: [[8, 0, 0, 0, 0]],
  updates: [
    [[[7, 1]], [[9, 0, 0, 0, 0]], []],
    [[[1, 1]], [[9, 0, 0, 0, 0]], [], [], [["second law"]]],
    [[], [], []],
    [[[1, 2]], [[9, 1, 0, 0, 0]], []],
  ],
  movers: [0, 0, 1, 1],
};
const recording = new Recording(new TableSchema(document), replay);

describe("a recording", () => {
  test("has an observation for the deal and for each move", () => {
    expect(recording.end).toBe(4);
    expect(recording.observations.map((observation) => observation.codes("deck").length)).toEqual([2, 1, 1, 1, 1]);
    expect(recording.observations.map((observation) => observation.lines("laws").length)).toEqual([1, 1, 2, 2, 2]);
    expect(recording.step(1)?.before).toBe(recording.observation(0));
    expect(recording.step(0)).toBeNull();
  });

  test("tells each sentence at its moment", () => {
    expect(recording.story.map(({ ply, event }) => [ply, event.name])).toEqual([[0, "dealt"], [1, "ended"], [2, "ended"], [4, "ended"]]);
    expect((recording.story[3]?.event as SeatEvent).fields).toEqual({ seat: "p2" });
    expect([0, 1, 2, 3, 4].map((ply) => recording.toldAt(ply))).toEqual([1, 2, 3, 3, 4]);
  });

  test("knows no moment outside of it", () => {
    expect([-5, 2.7, 99, NaN].map((ply) => recording.within(ply))).toEqual([0, 2, 4, 0]);
  });

  test("goes from turn to turn", () => {
    expect([0, 1, 2, 3].map((ply) => recording.turn(ply, 1))).toEqual([2, 2, 4, 4]);
    expect([4, 3, 2, 1, 0].map((ply) => recording.turn(ply, -1))).toEqual([2, 0, 0, 0, 0]);
  });
});

test("eyes are those of a seat, or of nobody", () => {
  expect(["p1", "p12", "p0", "p13", "open", "spectator"].map(viewerOf)).toEqual([0, 11, null, null, null, null]);
});

describe("a table that is watched again", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function loaded(): ReplayTable {
    const table = new ReplayTable("t");
    table.load(recording, "p2");
    return table;
  }

  test("is seen through the eyes that were asked for, at the moment that was asked for", () => {
    const table = new ReplayTable("t");
    table.at = 3;
    table.load(recording, "p2");
    expect([table.seat, table.at, table.observation]).toEqual([1, 3, recording.observation(3)]);
    table.load(recording, "open");
    expect([table.seat, table.at]).toEqual([null, 3]);
  });

  test("goes forwards and backwards, and not beyond", async () => {
    const table = loaded();
    table.back();
    expect(table.at).toBe(0);
    await table.forward();
    await table.forward();
    expect([table.at, table.observation]).toEqual([2, recording.observation(2)]);
    table.seek(99);
    await table.forward();
    expect(table.at).toBe(4);
  });

  test("runs to the end by itself, and from the beginning again", async () => {
    const table = loaded();
    table.run();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([table.at, table.running]).toEqual([4, false]);
    table.toggle();
    expect([table.at, table.running]).toEqual([0, true]);
    table.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.at).toBe(0);
  });

  test("runs faster when it is told to", async () => {
    const [slow, fast] = [loaded(), loaded()];
    fast.speed = 4;
    slow.run();
    fast.run();
    await vi.advanceTimersByTimeAsync(1500);
    expect(fast.at).toBeGreaterThan(slow.at);
  });

  test("is told when it has been seen to its end, not while cards fly", async () => {
    const table = loaded();
    let land: () => void = () => undefined;
    table.presentWith(async (step, show) => {
      show(step.before);
      await new Promise<void>((resolve) => (land = resolve));
      show(step.after);
    });
    const done = table.forward();
    expect([table.at, table.seen]).toEqual([1, 0]);
    land();
    await done;
    expect([table.at, table.seen]).toEqual([1, 1]);
    table.back();
    expect(table.seen).toBe(0);
  });

  test("who jumps meanwhile is not pulled back by what was being shown", async () => {
    const table = loaded();
    let finish: () => void = () => undefined;
    table.presentWith((step, show) => {
      show(step.before);
      return new Promise((resolve) => (finish = () => { show(step.after); resolve(); }));
    });
    const showing = table.forward();
    expect(table.busy).toBe(true);
    table.seek(4);
    finish();
    await showing;
    expect([table.at, table.observation, table.busy]).toEqual([4, recording.observation(4), false]);
  });
});

test("a lesson's sentences belong to what was tried", () => {
  const [verb] = document.verbs;
  if (!verb) throw new Error("there is a verb");
  expect([taskPart(0), taskPart(1)]).toEqual(["try", "try-2"]);
  expect(wrongParts(0, verb)).toEqual(["wrong-end", "wrong"]);
  expect(wrongParts(1, verb)).toEqual(["wrong-2", "wrong-end", "wrong"]);
});
