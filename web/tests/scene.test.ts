/** Scenes, stages and goals: where things are, by what a game declares. */

import { describe, expect, test } from "vitest";

import { goalState } from "../src/schema/look";
import type { Spread } from "../src/schema/layout";
import { Observation } from "../src/schema/observation";
import { TableSchema } from "../src/schema/schema";
import type { SeatEvent } from "../src/schema/story";
import { boxesOf, figureBox, inBoxes, styleOf } from "../src/scene/geometry";
import { stagedBy } from "../src/table/staging";
import type { SceneLook } from "../src/wire/contract";
import { tables } from "./tables";

function sceneOf(game: string): SceneLook {
  const scene = tables.find((table) => table.game === game)?.schema.look.scenes?.[0];
  if (!scene) throw new Error(`${game} has no scene`);
  return scene;
}

function spread(faces: string[]): Spread {
  const cards = faces.map((face, at) => ({ face, back: 0, open: true, badges: [], onlyMine: false, place: at + 1 }));
  return { kind: "spread", path: "x", shape: "row", cards, room: 0 };
}

describe("a scene", () => {
  const castle = sceneOf("royal_family");
  const windows = castle.places.find(({ kind }) => kind === "window");

  test("puts every royal at the window of its rank", () => {
    expect(windows && inBoxes(windows, spread(["KS", "JS"]), 3)).toEqual([[1], [], [0]]);
  });

  test("has its boxes within it, and its figures beside the stones", () => {
    for (const cutting of ["wide", "narrow"] as const) {
      const [wide, high] = castle[cutting];
      for (const place of castle.places) {
        for (const box of boxesOf(place, cutting)) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(wide);
          expect(box.y + box.height).toBeLessThanOrEqual(high);
        }
      }
    }
    const stones = { x: 122, y: 222, width: 322, height: 37 };
    const figure = figureBox(castle, "wide", stones);
    expect(figure.x + figure.width).toBeLessThanOrEqual(stones.x);
    expect(figure.y).toBeGreaterThan(190);
  });

  test("is measured in shares of its width and height", () => {
    expect(styleOf({ x: 10, y: 20, width: 50, height: 5 }, [100, 50])).toBe("left:10.00%;top:40.00%;width:50.00%;height:10.00%;");
  });
});

/** What somebody sees of a game, at each of its steps. */
function observationsOf(game: string): Observation[] {
  return tables
    .filter((table) => table.game === game)
    .flatMap((table) => {
      const schema = new TableSchema(table.schema);
      return table.steps.map((step) => Observation.read(schema, step.observation, step.texts));
    });
}

describe("a stage", () => {
  const event = (name: string, fields: SeatEvent["fields"]): SeatEvent => ({ kind: "event", name, fields, said: "" });

  test("begins, shows what was hidden, and ends with what was told", () => {
    const seen = observationsOf("upgrade").find((each) => each.codes("p2.defence").length > 0 && each.codes("p1.attack").length > 0);
    expect(seen).toBeDefined();
    if (!seen) return;
    const begun = stagedBy(event("challenged", { seat: "p1", target: "p2", force: 9 }), null, seen);
    expect(begun?.left.faces).toHaveLength(seen.codes("p1.attack").length);
    expect(begun?.right.hidden).toBeGreaterThan(0);
    const shown = stagedBy(event("revealed", { seat: "p2", card: "7C" }), begun, seen);
    expect(shown?.right.faces).toContain("7C");
    expect(shown?.right.hidden).toBe((begun?.right.hidden ?? 0) - 1);
    const ended = stagedBy(event("won", { seat: "p1", target: "p2", force: 9, wall: 7 }), shown, seen);
    expect([ended?.left.sum, ended?.right.sum, ended?.ending?.name]).toEqual([9, 7, "won"]);
    expect(stagedBy(event("drew", {}), ended, seen)).toBeNull();
  });

  test("is not entered by what belongs to none", () => {
    const [seen] = observationsOf("upgrade");
    expect(seen && stagedBy(event("drew", { seat: "p1" }), null, seen)).toBeNull();
  });
});

test("a goal tells what is missing, to those who know what it asks for", () => {
  const told = observationsOf("ship_it").flatMap((seen) => (seen.schema.document.look.goals ?? []).map((goal) => goalState(seen, goal)));
  const known = told.filter((state) => state !== null);
  expect(known.length).toBeGreaterThan(0);
  expect(known.length).toBeLessThan(told.length);
  for (const { missing, met, all } of known) expect(missing.length + met).toBe(all);
});
