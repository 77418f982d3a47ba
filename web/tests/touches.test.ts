/** A costly move that one touch would make is asked for once more, unless somebody does not want that. */

import { beforeEach, expect, test, vi } from "vitest";

import type { Choice } from "../src/schema/moves";
import type { TableModel } from "../src/state/table_model.svelte";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.mock("../src/table/things", () => ({ thingsOf: () => new Set(["card", "p2", "p3", "deck", ...Array.from({ length: 9 }, (_, at) => `hand.${String(at)}`), "p2.3", "p2.4"]), insideOf: () => [] }));
const { settings } = await import("../src/state/settings.svelte");
const { Touches } = await import("../src/table/touches.svelte");

const choice = (move: number, touch: string[], costly = false): Choice => ({
  move, touch, notation: "", blanks: {},
  verb: { name: costly ? "attack" : "draw", phrase: "", touch: "", blanks: [{ name: "seat", words: [] }], costly, first_action: 0 },
});
const ATTACKS = [choice(1, ["card", "p2"], true), choice(2, ["card", "p3"], true)];

let made: number[];

function hands(choices: Choice[], atStake = true): InstanceType<typeof Touches> {
  made = [];
  const live = { choices, atStake, layout: {}, play: (move: number) => made.push(move) };
  return new Touches(live as unknown as TableModel);
}

beforeEach(() => {
  settings.change({ asks: true });
});

test("one touch names the move, and it waits until it is meant", () => {
  const touches = hands(ATTACKS);
  touches.touch("p2");
  expect([made, touches.unsure?.move]).toEqual([[], 1]);
  touches.make(touches.unsure ?? ATTACKS[1] as Choice);
  expect(made).toEqual([1]);
});

test("a player who did not mean it takes the touch back, or touches another", () => {
  const touches = hands(ATTACKS);
  touches.touch("p2");
  touches.back();
  expect(touches.unsure).toBeNull();
  touches.touch("p2");
  touches.touch("p3");
  expect([made, touches.unsure?.move]).toEqual([[], 2]);
});

test("nobody is asked for what they dragged, for what took two touches, and for what costs nothing", () => {
  hands(ATTACKS).drop("p2");
  expect(made).toEqual([1]);
  const two = hands([...ATTACKS, choice(3, ["deck"])]);
  two.touch("card");
  two.touch("p3");
  expect(made).toEqual([2]);
  hands([choice(4, ["deck"]), choice(5, ["p2"])]).touch("deck");
  expect(made).toEqual([4]);
});

test("nor in a lesson, nor where somebody does not want to be asked", () => {
  hands(ATTACKS, false).touch("p2");
  expect(made).toEqual([1]);
  settings.change({ asks: false });
  hands(ATTACKS).touch("p3");
  expect(made).toEqual([2]);
});

test("offers of an exchange are no verb to be chosen first: they have a window of their own", () => {
  const made = (name: string, move: number, touch: string[], blanks: Record<string, string>): Choice => ({
    move, touch, notation: "", blanks,
    verb: { name, phrase: `${name} {card}`, touch: "{card}", blanks: [{ name: "card", words: [] }], first_action: 0 },
  });
  const held = Array.from({ length: 9 }, (_, at) => made(at < 5 ? "play" : "deploy", at, [`hand.${String(at)}`], { card: String(at) }));
  const offers = [1, 2].map((give) => made("offer", 20 + give, ["p2"], { seat: "p2", ratio: `${String(give)}:1` }));
  const schema = { document: { exchange: { offers: ["offer"] } } };
  const live = { choices: [...held, ...offers], atStake: true, layout: {}, schema };
  expect(new Touches(live as unknown as TableModel).verbGroups.map(({ verb }) => verb)).toEqual(["play", "deploy"]);
});

test("a verb with one move is that move, and a costly one is asked for once more", () => {
  const made: number[] = [];
  const one = (name: string, move: number, touch: string, costly: boolean): Choice => ({
    move, touch: [touch], notation: "", blanks: {},
    verb: { name, phrase: `${name} {card}`, touch: "{card}", blanks: [{ name: "card", words: [] }], costly, first_action: 0 },
  });
  const choices = [one("deploy", 1, "hand.0", false), one("attack", 2, "p2", true), ...[3, 4].map((at) => one("swap", at, `p2.${String(at)}`, false))];
  const touches = new Touches({ choices, atStake: true, layout: {}, play: (move: number) => made.push(move) } as unknown as TableModel);
  touches.choose("attack");
  expect([made, touches.unsure?.move]).toEqual([[], 2]);
  touches.back();
  expect(touches.unsure).toBeNull();
  touches.choose("deploy");
  expect(made).toEqual([1]);
  settings.change({ asks: false });
  touches.choose("attack");
  expect(made).toEqual([1, 2]);
});
