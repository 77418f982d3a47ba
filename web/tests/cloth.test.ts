/** Cloths: what is written on them is read, in every colour that a game may choose. */

import { describe, expect, test } from "vitest";

import { BRASS, type Cloth, clothOf, clothStyle, QUIET, READ, SEEN, TEXT, type Theme } from "../src/table/cloth";
import { contrast, type Hex, mixed, readable } from "../src/table/colours";
import { tables } from "./tables";

const ACCENTS: Hex[] = ["#8e2430", "#2aa5b8", "#57b368", "#8a5f2c", "#3f6796", "#6b4f8f", "#ffff00", "#ffffff", "#000000", "#ff00ff"];
/** What the guidelines for accessible pages ask of words. */
const AA = 4.5;
/** Colours are written in 256 steps. */
const ROUNDED = 0.01;
/** Words in a colour that means something. */
const COLOURED = ["--attack-text", "--defence-text", "--chance-text"];
const THEMES: Theme[] = ["dark", "light"];
const declared = (theme: Theme) => tables.map((table): [string, Cloth] => [`${table.game} ${theme}`, table.schema.look.cloth[theme] as Cloth]);
const derived = (theme: Theme) => ACCENTS.map((accent): [string, Cloth] => [`${accent} ${theme}`, clothOf(accent, theme)]);

test("colours are mixed and compared", () => {
  expect(mixed("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast(readable("#333333", "#ffffff", "#000000", 7), "#000000")).toBeGreaterThanOrEqual(7);
});

describe.each(THEMES)("in the %s theme", (theme) => {
  const cloths = [...derived(theme), ...declared(theme)];

  test.each(cloths)("words are read on %s", (_, cloth) => {
    for (const ground of [cloth.light, cloth.base]) {
      for (const ink of [TEXT[theme], QUIET[theme]]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(READ);
      expect(contrast(cloth.text, ground)).toBeGreaterThanOrEqual(AA);
    }
  });

  test.each(cloths)("words in ink and in colours are read wherever they stand on %s, and on its bars and panels", (_, cloth) => {
    const style = clothStyle(cloth, theme);
    const grounds = [cloth.light, cloth.base, cloth.deep, ...["--ground", "--table", "--raised"].map((name) => style[name] as Hex)];
    const inks = [TEXT[theme], ...COLOURED.map((name) => style[name] as Hex)];
    const unread = grounds.flatMap((ground) => inks.filter((ink) => contrast(ink, ground) < AA).map((ink) => `${ink} on ${ground}: ${contrast(ink, ground).toFixed(2)}`));
    expect(unread).toEqual([]);
  });

  test.each(cloths)("what can be touched is seen on %s", (_, cloth) => {
    expect(contrast(BRASS[theme], cloth.light)).toBeGreaterThanOrEqual(SEEN - ROUNDED);
  });

  test.each(cloths)("a pennant is read on %s", (_, cloth) => {
    const style = clothStyle(cloth, theme);
    expect(contrast(style["--on-pennant"] as Hex, style["--pennant"] as Hex)).toBeGreaterThanOrEqual(AA);
  });
});
