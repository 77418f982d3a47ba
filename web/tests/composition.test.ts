/** How the parts of a table are put together. */

import { describe, expect, test } from "vitest";

import { MIDDLE, type Spread } from "../src/schema/layout";
import { groupsOf, heroKind, partAt, plainPiles, sceneAt, scenesWithin } from "../src/table/composition";
import { titled } from "../src/table/phrase";
import type { TableLook } from "../src/wire/contract";
import { tables } from "./tables";

function lookOf(game: string): TableLook {
  const table = tables.find((each) => each.game === game);
  if (!table) throw new Error(`${game} is not there`);
  return table.schema.look;
}

function pile(path: string, shape: Spread["shape"] = "pile"): Spread {
  return { kind: "spread", path, shape, cards: [], room: 0 };
}

describe("the hero", () => {
  test.each([
    ["royal_family", "scene"],
    ["ship_it", "scene"],
    ["cluster_royale", "scene"],
    ["shield", "emblem"],
    ["upgrade", "stage"],
    ["cuttle", "zone"],
  ])("of %s is a %s", (game, kind) => {
    expect(heroKind(lookOf(game))).toBe(kind);
  });

  test("is nothing where nothing is declared", () => {
    expect(heroKind({ ...lookOf("cuttle"), hero: "" })).toBe("none");
  });
});

describe("scenes", () => {
  test("that are all of a seat are found by the seat, those within it by its parts", () => {
    expect(sceneAt(lookOf("ship_it"), "p1")?.scene.name).toBe("rack");
    expect(scenesWithin(lookOf("ship_it"), "p1")).toEqual([]);
    expect(sceneAt(lookOf("royal_family"), "p1")).toBeNull();
    expect(scenesWithin(lookOf("royal_family"), "p1").map(({ scene }) => scene.name)).toEqual(["castle", "castle"]);
  });

  test("keep their places while nothing lies in them", () => {
    const empty = { path: "p1", spreads: [], counters: [], parts: [], notes: [] };
    expect(partAt(empty, "p1.H")).toEqual({ path: "p1.H", spreads: [], counters: [], parts: [], notes: [] });
  });

  test("of the middle are no seat's", () => {
    expect(scenesWithin(lookOf("royal_family"), MIDDLE)).toEqual([]);
  });
});

describe("the middle", () => {
  const zones = [pile("deck"), pile("discard"), pile("pile1"), pile("pile2"), pile("held", "slot")];

  test("has its square together where its first zone is", () => {
    expect(groupsOf(zones, ["pile1", "pile2"]).map((group) => group.map(({ path }) => path))).toEqual([["deck"], ["discard"], ["pile1", "pile2"], ["held"]]);
    expect(groupsOf(zones)).toHaveLength(zones.length);
  });

  test("names piles only where there are more than one to draw from and one for what is done with", () => {
    expect([...plainPiles(zones, ["pile1", "pile2"])]).toEqual(["deck", "discard", "pile1", "pile2"]);
    expect([...plainPiles(zones)]).toEqual([]);
    expect([...plainPiles(zones.slice(0, 2))]).toEqual(["deck", "discard"]);
  });
});

test("a note has a title before its colon", () => {
  expect(titled("Age of oppression: the colour with more cards goes first.")).toEqual(["Age of oppression", "The colour with more cards goes first."]);
  expect(titled("Two turns this round")).toEqual(["Two turns this round", ""]);
});
