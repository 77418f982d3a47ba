/** How large cards are, and how a hand is laid, in windows of all sizes. */

import { describe, expect, test } from "vitest";

import type { Area, Spread } from "../src/schema/layout";
import { best, type Fit, fitting, growth, largest, limitsFor, nextSize, sizesBetween, smallerSize } from "../src/table/fit";
import { layHand, lean } from "../src/table/hand";
import { cardsBeside, cardsUnderEachOther, isBesideName, roomOf, unknownOf } from "../src/table/things";

const PHONE = 359;
const LOW = 460;
const TABLET = 802;
const DESKTOP = 1077;

describe("sizes", () => {
  const roomy = (unit: number, others: number): Fit => ({ unit, others, dense: false });

  test("the largest that fits is found", () => {
    const sizes = [10, 20, 30, 40, 50];
    expect(largest(sizes, (size) => size <= 30)).toBe(30);
    expect(largest(sizes, () => true)).toBe(50);
    expect(largest(sizes, () => false)).toBe(10);
  });

  test("the largest that fits is found from everywhere, and soon where it is near", () => {
    const sizes = sizesBetween(26, 80);
    for (const limit of [20, 26, 40, 63, 80, 100]) {
      const wanted = largest(sizes, (size) => size <= limit);
      for (const near of [10, 26, 33.3, 55, 80, 200]) expect(largest(sizes, (size) => size <= limit, near)).toBe(wanted);
    }
    let tries = 0;
    largest(sizes, (size) => ++tries > 0 && size <= 50, largest(sizes, (size) => size <= 50));
    expect(tries).toBe(2);
  });

  test("sizes rise from the least to the most", () => {
    const sizes = sizesBetween(26, 80);
    expect([sizes[0], sizes.at(-1)]).toEqual([26, 80]);
    expect([...sizes].sort((one, other) => one - other)).toEqual(sizes);
  });

  test("the next size is larger, if there is one", () => {
    expect(nextSize([10, 20, 30], 20)).toBe(30);
    expect(nextSize([10, 20, 30], 30)).toBeUndefined();
  });

  test("what is too large by a share becomes smaller by as much, down to the least", () => {
    expect(smallerSize([10, 20, 30, 40], 40, 0.8)).toBe(30);
    expect(smallerSize([10, 20, 30, 40], 40, 0.99)).toBe(30);
    expect(smallerSize([10, 20, 30, 40], 20, 0.1)).toBe(10);
    expect(smallerSize([10, 20, 30, 40], 10, 0.9)).toBeUndefined();
  });

  test("the others' cards are smaller only where that makes everything else larger", () => {
    const sizes = [50, 60, 62, 80];
    const upTo = (usual: number, smaller: number) => best(sizes, false, ({ unit, others }) => unit <= (others === 0.84 ? usual : smaller));
    expect(upTo(60, 62)).toEqual(roomy(60, 0.84));
    expect(upTo(60, 80)).toEqual(roomy(80, 0.72));
  });

  test("a table grows by a card in each of its parts; a hand that is as small as it may be does not", () => {
    expect(growth([{ width: 50, height: 70 }, { width: 95, height: 130 }], 50, 60)).toBeCloseTo(40);
    expect(growth([{ width: 50, height: 70 }, { width: 120, height: 130 }], 50, 60)).toBeCloseTo(14);
  });

  test("a small window has small cards", () => {
    expect(limitsFor(375, 700)[1]).toBeLessThan(limitsFor(1100, 850)[1]);
  });

  test("what is one's own may make cards smaller", () => {
    expect(limitsFor(1000, 900, 50)[1]).toBe(50);
    expect(limitsFor(1000, 900, 20)).toEqual([20, 22]);
  });

  test("words make room only where cards would be small otherwise", () => {
    const sizes = sizesBetween(26, 80);
    expect(fitting(sizes, ({ unit }) => unit <= 60).dense).toBe(false);
    expect(fitting(sizes, ({ unit, dense }) => unit <= (dense ? 40 : 30)).dense).toBe(true);
    expect(fitting(sizes, ({ dense }) => dense)).toEqual({ unit: 80, others: 0.84, dense: true });
  });

  test("the others' cards are not made smaller where everything has room", () => {
    expect(fitting(sizesBetween(26, 80), () => true)).toEqual(roomy(80, 0.84));
  });

  test("where little has changed, little is tried", () => {
    const sizes = sizesBetween(26, 80);
    const rule = ({ unit, others, dense }: Fit) => unit <= (dense ? 40 : 30) - 5 * (others - 0.84);
    const found = fitting(sizes, rule);
    let tries = 0;
    expect(fitting(sizes, (fit) => ++tries > 0 && rule(fit), found.unit)).toEqual(found);
    expect(tries).toBeLessThan(8);
  });
});

describe("a hand", () => {
  test("of playing cards lies in one row as long as a finger finds each", () => {
    expect(layHand(PHONE, 8, false)).toEqual({ rows: 1, inRow: 8, scrolls: false });
    expect(layHand(PHONE, 9, false)).toEqual({ rows: 2, inRow: 5, scrolls: false });
  });

  test("of written cards lies in rows in which every title can be read", () => {
    expect(layHand(PHONE, 4, true)).toEqual({ rows: 1, inRow: 4, scrolls: false });
    expect(layHand(PHONE, 7, true)).toEqual({ rows: 2, inRow: 4, scrolls: false });
    expect(layHand(TABLET, 7, true)).toEqual({ rows: 1, inRow: 7, scrolls: false });
    expect(layHand(DESKTOP, 12, true)).toEqual({ rows: 2, inRow: 6, scrolls: false });
  });

  test("of written cards lies in one row in a low window, where there is no height for a second", () => {
    expect(layHand(LOW, 7, true, true)).toEqual({ rows: 1, inRow: 7, scrolls: false });
    expect(layHand(LOW, 7, true).rows).toBe(2);
    expect(layHand(LOW, 12, true, true)).toEqual({ rows: 1, inRow: 12, scrolls: true });
  });

  test("that is larger than two rows is moved to and fro", () => {
    expect(layHand(PHONE, 11, true)).toEqual({ rows: 2, inRow: 6, scrolls: true });
  });

  test("is laid in one row before its width is known", () => {
    expect(layHand(0, 7, true)).toEqual({ rows: 1, inRow: 7, scrolls: false });
  });

  test("leans from left to right in each of its rows", () => {
    const laid = { rows: 2, inRow: 3, scrolls: false };
    expect([0, 1, 2, 3, 4].map((at) => lean(at, laid, 5))).toEqual([-1, 0, 1, -1, 1]);
    expect(lean(0, { rows: 1, inRow: 1, scrolls: false }, 1)).toBe(0);
  });
});

describe("one's own row", () => {
  const spread = (shape: string, cards: number, room = 0): Spread => ({
    kind: "spread", path: `p1.${shape}`, shape, room,
    cards: Array.from({ length: cards }, (_, at) => ({ face: "KH", back: 0, open: true, badges: [], onlyMine: false, place: at + 1 })),
  });
  const area = (...spreads: Spread[]): Area => ({ path: "p1", spreads, counters: [], parts: [], notes: [] });

  test("is as wide as its cards and places; a pile is one, the hand lies elsewhere", () => {
    expect(cardsBeside(area(spread("row", 2), spread("slot", 0, 1), spread("pile", 9), spread("fan", 7)))).toBeCloseTo(4.7);
  });

  test("is as wide as its longest row and what it comes to, where rows lie under each other", () => {
    expect(cardsUnderEachOther(area(spread("row", 2), spread("slot", 0, 3), spread("fan", 7)))).toBe(4);
  });

  test("changes only where more or fewer cards lie beside each other", () => {
    const hidden = { ...spread("fan", 3), cards: spread("fan", 3).cards.map((card) => ({ ...card, face: "??" })) };
    expect([spread("row", 3), spread("fan", 3), spread("pile", 3), spread("pile", 0), hidden].map(roomOf)).toEqual([3, 3, 1, 0, 1]);
  });

  test("is never wider than cards lie beside each other", () => {
    expect(cardsBeside(area(spread("row", 20)))).toBe(8);
  });
});

describe("what somebody else has", () => {
  const held = (shape: string, ...faces: string[]): Spread => ({
    kind: "spread", path: `p2.${shape}`, shape, room: 0,
    cards: faces.map((face, at) => ({ face, back: 0, open: false, badges: [], onlyMine: false, place: at + 1 })),
  });
  const area = (...spreads: Spread[]): Area => ({ path: "p2", spreads, counters: [], parts: [], notes: [] });

  test("stands beside their name while nobody sees it, or where its titles are enough", () => {
    expect(isBesideName(held("fan", "??", "??"), false)).toBe(true);
    expect(isBesideName(held("fan", "??", "supply_chain"), false)).toBe(true);
    expect(isBesideName(held("fan", "??", "KH"), false)).toBe(false);
    expect(unknownOf(held("fan", "??", "supply_chain")).cards).toHaveLength(1);
  });

  test("stands there as well, if it is unknown, where an emblem sums them up", () => {
    const [unknown, row] = [held("charged", "??", "??"), held("row", "KH", "5C")];
    expect([isBesideName(unknown, true), isBesideName(unknown, false), isBesideName(row, true)]).toEqual([true, false, false]);
    expect(cardsBeside(area(row, unknown), true)).toBe(2);
    expect(cardsBeside(area(row, unknown))).toBeCloseTo(4.35);
  });
});
