/** A card that is pointed at: what it says more than is seen on it, and where that covers nothing that is being decided. */

import { expect, test } from "vitest";

import { type Rectangle, placeBeside, saysMore } from "../src/table/beside";
import type { Words } from "../src/words/words";

const WINDOW = { width: 1440, height: 900 };
const SIZE = { width: 540, height: 330 };
const box = (left: number, top: number, width: number, height: number): Rectangle => ({ left, top, width, height });
const covers = (place: { left: number; top: number }, other: Rectangle) =>
  place.left < other.left + other.width && other.left < place.left + SIZE.width && place.top < other.top + other.height && other.top < place.top + SIZE.height;

test("it stands right beside its card where nothing is in the way", () => {
  const card = box(200, 300, 90, 126);
  expect(placeBeside(SIZE, card, [], WINDOW)).toEqual({ left: 200 + 90 + 14, top: 300 + 63 - 165 });
});

test("it never covers its card, the question or what can be touched", () => {
  const card = box(640, 650, 150, 210);
  const spared = [box(300, 520, 840, 110), ...[0, 1, 2, 3, 4].map((at) => box(340 + at * 160, 650, 150, 210))];
  const place = placeBeside(SIZE, card, spared, WINDOW);
  expect(place).not.toBeNull();
  for (const each of [card, ...spared]) expect(place && covers(place, each)).toBe(false);
});

test("it stays away where there is no room for it", () => {
  expect(placeBeside(SIZE, box(10, 500, 60, 84), [box(0, 300, 375, 120)], { width: 375, height: 812 })).toBeNull();
});

const words = {
  cardRuling: (face: string) => (face === "ruled" ? "It waits." : ""),
  hasOwnDeed: (face: string) => face === "KH",
} as unknown as Words;
const says = (face: string, cut: "slip" | "small" | "hand" | "large", ...badges: string[]) => saysMore(words, { face, badges }, cut);

test("rules that are printed on a card are not said again", () => {
  expect([says("bug", "slip"), says("bug", "small"), says("bug", "hand"), says("bug", "large")]).toEqual([true, true, false, false]);
  expect([says("ruled", "large"), says("bug", "large", "ci")]).toEqual([true, true]);
});

test("of a playing card only what its rank does not say", () => {
  expect([says("2H", "small"), says("KH", "small"), says("2H", "small", "open")]).toEqual([false, true, false]);
});
