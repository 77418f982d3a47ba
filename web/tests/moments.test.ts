/** Moments to look up for, losses, what is at stake, and what is counted of a whole game. */

import { describe, expect, test, vi } from "vitest";

import { Observation } from "../src/schema/observation";
import { TableSchema } from "../src/schema/schema";
import type { SeatEvent } from "../src/schema/story";
import { scenesOf } from "../src/table/ending";
import { layOut } from "../src/schema/layout";
import { aboutOf, LONGEST, lossesIn, momentsIn, paceOf, roundWinner, stakeOf, talliesOf } from "../src/table/moments";
import { Performer } from "../src/table/performing";
import { lengthOn, type Staged, stagedBy } from "../src/table/staging";
import { tables } from "./tables";

const event = (name: string, fields: SeatEvent["fields"]): SeatEvent => ({ kind: "event", name, fields, said: "" });

function observationsOf(game: string): Observation[] {
  return tables.filter((table) => table.game === game).flatMap((table) => {
    const schema = new TableSchema(table.schema);
    return table.steps.map((step) => Observation.read(schema, step.observation, step.texts));
  });
}

function observationOf(game: string): Observation {
  const [found] = observationsOf(game);
  if (!found) throw new Error(`${game} has not been seen`);
  return found;
}

/** The same table with other numbers. */
function withNumbers(seen: Observation, numbers: Record<string, number>): Observation {
  return seen.changed(Object.entries(numbers).map(([path, number]) => [seen.schema.entry(path), number]));
}

describe("a moment", () => {
  const seen = observationOf("royal_family");

  test("is an event that the game declares as one, and says what it is about", () => {
    const told = momentsIn(seen.schema, [event("drew", { seat: "p1" }), event("age_turned", { card: "X1", age: "oppression", seat: "p1" })]);
    expect(told.map((moment) => [moment.look.kind, aboutOf(moment)])).toEqual([["light", "oppression"]]);
  });

  test("keeps nobody longer than anybody should wait, however many there are", () => {
    expect(paceOf(1)).toBeLessThanOrEqual(LONGEST);
    for (const many of [2, 3, 7]) expect(paceOf(many) * many).toBeLessThanOrEqual(LONGEST);
  });

  test("of a loss finds the part of the table by the last word of its name, and what fell there", () => {
    const area = seen.schema.document.entries.map(({ path }) => /^(p\d\.\w+)\.strength_left$/.exec(path)?.[1]).find(Boolean) ?? "";
    const [castle = ""] = area.split(".").slice(-1);
    const before = withNumbers(seen, { [`${area}.strength_left`]: 11 });
    const after = withNumbers(before, { [`${area}.strength_left`]: 2 });
    const hit = momentsIn(seen.schema, [event("hurt", { castle }), event("fell", { castle })]);
    expect(lossesIn(hit, before, after)).toEqual([{ area, values: [{ path: `${area}.strength_left`, lost: 9 }] }]);
    expect(lossesIn(momentsIn(seen.schema, [event("hurt", { castle: "nowhere" })]), before, after)).toEqual([]);
  });
});

/** Somebody of Shield who has been hit so hard that the shield with its dent was replaced. */
function wounded(): { before: Observation; after: Observation; losses: ReturnType<typeof lossesIn> } {
  const before = withNumbers(observationOf("shield"), { "p2.life_total": 7, "p2.shield_left": 5, "p2.shield_damage": 9 });
  const after = withNumbers(before, { "p2.life_total": 0, "p2.shield_left": 0, "p2.shield_damage": 0 });
  const moments = momentsIn(after.schema, [event("wounded", { seat: "p1", target: "p2", force: 12, damage: 7 }), event("knocked_out", { seat: "p2" })]);
  return { before, after, losses: lossesIn(moments, before, after) };
}

test("a shield falls before the heart behind it, and a dent that is gone is no loss", () => {
  expect(wounded().losses).toEqual([{ area: "p2", values: [{ path: "p2.shield_left", lost: 5 }, { path: "p2.life_total", lost: 7 }] }]);
});

test("several losses are told one after another, in no more time than anybody should wait", async () => {
  const { before, after } = wounded();
  vi.stubGlobal("document", { createElement: () => ({ style: {}, remove: () => undefined }) });
  vi.stubGlobal("CSS", { escape: (word: string) => word });
  const told: string[] = [];
  let rising = 0;
  let waited = 0;
  const page = { getBoundingClientRect: () => ({ x: 0, y: 0, width: 9, height: 9 }), append: () => undefined, querySelector: () => page };
  const element = page as unknown as HTMLElement;
  const screen = { staged: null, stage: () => undefined, lookUp: () => undefined };
  const performer = new Performer(screen, {
    root: () => element,
    layer: () => element,
    fast: () => false,
    pause: () => Promise.resolve(),
    run: async (figure, _, { duration }) => {
      if (figure.className !== "lost") return;
      rising += 1;
      expect(rising).toBe(1);
      told.push(figure.textContent);
      waited += Number(duration);
      await Promise.resolve();
      rising -= 1;
    },
  });
  const hit = event("wounded", { seat: "p1", target: "p2", force: 12, damage: 7 });
  await performer.close({ ply: 1, by: 0, before, after, lines: [hit] });
  expect(told).toEqual(["−5", "−7"]);
  expect(waited).toBeLessThanOrEqual(LONGEST);
  vi.unstubAllGlobals();
});

test("a round lasts while its winner is asked something because of it", () => {
  const all = observationsOf("shield");
  const writing = all.filter((seen) => seen.schema.document.prompts[seen.question]?.name === "writing");
  for (const seen of writing) expect(roundWinner(seen)).toBe(seen.awaited[0]);
  for (const seen of all.filter((each) => !writing.includes(each))) expect(roundWinner(seen)).toBeNull();
});

test("a stake goes from the one who has less to the one who has more", () => {
  const before = withNumbers(observationOf("upgrade"), { "p1.tokens": 1, "p2.tokens": 2 });
  expect(stakeOf("tokens", before, withNumbers(before, { "p1.tokens": 2, "p2.tokens": 1 }))).toEqual({ from: "p2", to: "p1" });
  expect(stakeOf("tokens", before, withNumbers(before, { "p2.tokens": 1 }))).toEqual({ from: "p2", to: null });
  expect(stakeOf("tokens", before, before)).toBeNull();
  expect(stakeOf(undefined, before, before)).toBeNull();
});

test("a reveal of many cards takes no longer than a moment", () => {
  const seen = observationOf("upgrade");
  const lines = [
    event("challenged", { seat: "p1", target: "p2", force: 9 }),
    ...["7C", "8C", "9C", "10C"].map((card) => event("revealed", { seat: "p2", card })),
    event("won", { seat: "p1", target: "p2", force: 9, wall: 7 }),
  ];
  let staged: Staged | null = null;
  let all = 0;
  for (const line of lines) {
    const next = stagedBy(line, staged, seen);
    if (next) all += lengthOn(next, staged, lines);
    staged = next;
  }
  expect(Math.round(all)).toBeLessThanOrEqual(LONGEST);
});

test("what a seat did is counted or added up, and told only where there is something", () => {
  const { schema } = observationOf("shield");
  const story = [
    event("attacked", { seat: "p1", target: "p2", card: "7C" }),
    event("wounded", { seat: "p1", target: "p2", force: 7, damage: 3 }),
    event("attacked", { seat: "p2", target: "p1", card: "2C" }),
    event("absorbed", { seat: "p2", target: "p1", force: 2, left: 5 }),
    event("wounded", { seat: "p1", target: "p2", force: 9, damage: 4 }),
  ].map((told, ply) => ({ ply, event: told }));
  expect(talliesOf(schema, story, "p1")).toEqual([{ name: "attacks", count: 1 }, { name: "held", count: 1 }, { name: "damage", count: 7 }]);
  expect(talliesOf(schema, story, "p2")).toEqual([{ name: "attacks", count: 1 }]);
});

test("the winner's scenes are those that stand", () => {
  const seen = observationsOf("royal_family").find((each) => each.schema.document.look.scenes?.[0]?.stands.some(({ zones }) => each.codes(zones["ace"] ?? "").length));
  const scene = seen?.schema.document.look.scenes?.[0];
  expect(seen && scene).toBeTruthy();
  if (!seen || !scene) return;
  const all = [0, 1].flatMap((seat) => scenesOf(scene, layOut(seen), seen, [seat]).map(({ stand }) => [seat, stand.area]));
  expect(all.length).toBeGreaterThan(0);
  for (const [seat, area] of all) expect(String(area).startsWith(`p${String(Number(seat) + 1)}.`)).toBe(true);
});
