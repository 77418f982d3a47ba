/** The cloth that a game is played on: its colours, derived from one where a game declares no more. */

import { contrast, type Hex, isColour, mixed, readable } from "./colours";

/** Dark at the edge, light in the middle; the accent is for shapes, its text for words. */
export interface Cloth {
  base: Hex;
  light: Hex;
  deep: Hex;
  accent: Hex;
  text: Hex;
}

export const TEXT = { dark: "#f6efdf", light: "#241f18" } as const;
export const QUIET = { dark: "#d3c9b6", light: "#4a4236" } as const;
export const BRASS = { dark: "#d8a23f", light: "#7a520a" } as const;

/** What is written on a cloth is read at least so well, its edges of brass seen so well. */
export const READ = 5;
export const SEEN = 3.6;

const USUAL: Hex = "#b8863a";
const BLACK: Hex = "#000000";
const WHITE: Hex = "#ffffff";

export type Theme = "dark" | "light";

/** The cloth of the house, for pages that are about no game or about all of them. */
export const HOUSE: Record<Theme, Cloth> = {
  dark: { base: "#141f2f", light: "#22364d", deep: "#0a1019", accent: "#8fa6c0", text: "#b9cbe0" },
  light: { base: "#ece4d4", light: "#f7f1e5", deep: "#ded3bd", accent: "#5d6f86", text: "#3d4d62" },
};

/** The cloth of an accent; `declared` colours come first, and hold for the dark theme. */
export function clothOf(accent: string | undefined, theme: Theme, declared: Partial<Cloth> = {}): Cloth {
  const own = isColour(accent) ? accent : USUAL;
  return theme === "dark" ? { ...darkCloth(own), ...declared } : lightCloth(own);
}

function darkCloth(accent: Hex): Cloth {
  const light = dimmed(mixed(accent, "#0c0d12", 0.38));
  return {
    base: mixed(accent, "#0c0d12", 0.76),
    light,
    deep: mixed(accent, "#06070a", 0.9),
    accent: mixed(accent, WHITE, 0.22),
    text: readable(mixed(accent, WHITE, 0.62), WHITE, light, READ),
  };
}

function lightCloth(accent: Hex): Cloth {
  const base = mixed(accent, "#efe8da", 0.84);
  return {
    base,
    light: mixed(accent, "#f6efdf", 0.92),
    deep: mixed(accent, "#e4dac6", 0.74),
    accent: mixed(accent, BLACK, 0.1),
    text: readable(accent, BLACK, mixed(accent, "#e4dac6", 0.74), READ),
  };
}

/** So dark that words and brass are read on it. */
function dimmed(light: Hex): Hex {
  for (let share = 0; share < 1; share += 0.04) {
    const found = mixed(light, BLACK, share);
    if (contrast(QUIET.dark, found) >= READ && contrast(BRASS.dark, found) >= SEEN) return found;
  }
  return BLACK;
}

/** What is written on a pennant in this colour. */
export function inkOn(colour: Hex): Hex {
  const dark: Hex = "#1c1b19";
  return contrast(dark, colour) >= contrast(TEXT.dark, colour) ? dark : TEXT.dark;
}

/** Words in a colour that means something, where nothing asks for a lighter or darker one. */
const COLOURED: Record<string, Record<Theme, Hex>> = {
  "--attack-text": { dark: "#f08b83", light: "#9d2f27" },
  "--defence-text": { dark: "#63cbbb", light: "#1b6558" },
  "--chance-text": { dark: "#b6a3f0", light: "#553da0" },
};

/** Coloured words, as far from a cloth as they have to be to be read wherever they stand on it. */
function colouredOn(cloth: Cloth, theme: Theme): Record<string, Hex> {
  const [toward, hardest] = theme === "dark" ? [WHITE, cloth.light] : [BLACK, cloth.deep];
  return Object.fromEntries(Object.entries(COLOURED).map(([name, colour]) => [name, readable(colour[theme], toward, hardest, READ)]));
}

/** The properties that every table page reads. */
export function clothStyle(cloth: Cloth, theme: Theme): Record<string, string> {
  const dark = theme === "dark";
  const pennant = dark ? cloth.text : readable(cloth.accent, BLACK, TEXT.dark, READ);
  return {
    "--cloth-base": cloth.base,
    "--cloth-light": cloth.light,
    "--cloth-deep": cloth.deep,
    "--accent": cloth.accent,
    "--accent-text": cloth.text,
    "--pennant": pennant,
    "--on-pennant": inkOn(pennant),
    "--ground": dark ? mixed(cloth.deep, cloth.base, 0.25) : mixed(cloth.light, "#ffffff", 0.35),
    "--table": dark ? mixed(cloth.base, cloth.deep, 0.35) : cloth.base,
    "--raised": dark ? mixed(cloth.base, cloth.light, 0.35) : mixed(cloth.light, "#ffffff", 0.5),
    "--edge": dark ? mixed(cloth.base, WHITE, 0.24) : mixed(cloth.deep, BLACK, 0.26),
    "--text": TEXT[theme],
    "--quiet": QUIET[theme],
    "--brass": BRASS[theme],
    ...colouredOn(cloth, theme),
  };
}
