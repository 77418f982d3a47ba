/** Colours as numbers: mixed, and compared as eyes do. */

export type Hex = `#${string}`;

const COLOUR = /^#[0-9a-f]{6}$/i;

export function isColour(word: string | undefined): word is Hex {
  return word !== undefined && COLOUR.test(word);
}

function channels(colour: Hex): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

/** One colour with so much of another in it, from 0 to 1. */
export function mixed(one: Hex, other: Hex, share: number): Hex {
  const others = channels(other);
  const parts = channels(one).map((value, at) => Math.round(value * (1 - share) + (others[at] ?? 0) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well one colour is read on another, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour, with as little of another in it as it takes to be read on a ground, or to let something be read on it. */
export function readable(colour: Hex, towards: Hex, on: Hex, least: number): Hex {
  for (let share = 0; share < 1; share += 0.04) {
    const found = mixed(colour, towards, share);
    if (contrast(found, on) >= least) return found;
  }
  return towards;
}
