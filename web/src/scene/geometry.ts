/** Where everything of a scene is, in its own units. Pure. */

import type { Card, Spread } from "../schema/layout";
import type { PlaceLook, SceneLook } from "../wire/contract";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Cutting = "wide" | "narrow";

export function boxOf([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Box {
  return { x, y, width, height };
}

export function boxesOf(place: PlaceLook, cutting: Cutting): Box[] {
  return place[cutting].map(boxOf);
}

/** The cards of a zone by the box that each is in: by its face where that is declared, else in order. */
export function inBoxes(place: PlaceLook, spread: Spread | undefined, boxes: number): number[][] {
  const found: number[][] = Array.from({ length: boxes }, () => []);
  spread?.cards.forEach((card: Card, at) => {
    const box = place.faces?.[card.face] ?? Math.min(at, boxes - 1);
    found[Math.min(box, boxes - 1)]?.push(at);
  });
  return found;
}

/** A box as a share of a scene, for a style. */
export function styleOf({ x, y, width, height }: Box, [wide, high]: readonly [number, number]): string {
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  return `left:${share(x, wide)};top:${share(y, high)};width:${share(width, wide)};height:${share(height, high)};`;
}

/** The column beside stones, in which their figure stands: below what is there already. */
export function figureBox(scene: SceneLook, cutting: Cutting, stones: Box): Box {
  const [, high] = scene[cutting];
  const above = scene.places.flatMap((place) => boxesOf(place, cutting)).filter((box) => box.x + box.width <= stones.x + 1);
  const top = Math.max(0, ...above.map((box) => box.y + box.height));
  const left = Math.min(stones.x, ...above.map((box) => box.x));
  return { x: left, y: top, width: stones.x - left - 4, height: high - top - high * 0.08 };
}
