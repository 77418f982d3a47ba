/** The few shapes of SVG that our mark is made of, as outlines that can be filled. */

import type { Colour } from "./png.ts";

export type Point = readonly [x: number, y: number];

export interface Shape {
  points: Point[];
  colour: Colour;
}

const COMMAND = /([MmHhVvLlAaZz])([^MmHhVvLlAaZz]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** The paths of a drawing in their order. */
export function shapesOf(svg: string): Shape[] {
  return [...svg.matchAll(/<path d="([^"]+)" fill="(#[0-9a-f]{6})"/g)].map(([, path = "", fill = ""]) => ({
    points: outline(path),
    colour: colourOf(fill),
  }));
}

export function colourOf(written: string): Colour {
  const [red = 0, green = 0, blue = 0] = (written.match(/[0-9a-f]{2}/g) ?? []).map((part) => parseInt(part, 16));
  return [red, green, blue, 255];
}

/** The corners of a path. A small arc is a line here: nobody sees it in an icon. */
export function outline(path: string): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (const [, command = "", rest = ""] of path.matchAll(COMMAND)) {
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    for (const [dx, dy, absolute] of steps(command, numbers)) {
      x = absolute && dx !== null ? dx : x + (dx ?? 0);
      y = absolute && dy !== null ? dy : y + (dy ?? 0);
      points.push([x, y]);
    }
  }
  return points;
}

type Step = readonly [x: number | null, y: number | null, absolute: boolean];

function steps(command: string, numbers: number[]): Step[] {
  const absolute = command === command.toUpperCase();
  switch (command.toLowerCase()) {
    case "h":
      return numbers.map((x) => [x, null, absolute]);
    case "v":
      return numbers.map((y) => [null, y, absolute]);
    case "a":
      return pairs(numbers.slice(-2), absolute);
    default:
      return pairs(numbers, absolute);
  }
}

function pairs(numbers: number[], absolute: boolean): Step[] {
  return numbers.flatMap((x, at) => (at % 2 ? [] : [[x, numbers[at + 1] ?? 0, absolute] as const]));
}

/** Where a row runs inside an outline: from, and until. */
export function spans(points: readonly Point[], y: number): [number, number][] {
  const crossings = points
    .flatMap(([ax, ay], at) => {
      const [bx, by] = points[(at + 1) % points.length] ?? [ax, ay];
      return ay > y !== by > y ? [((bx - ax) * (y - ay)) / (by - ay) + ax] : [];
    })
    .sort((one, other) => one - other);
  return crossings.flatMap((from, at) => (at % 2 ? [] : [[Math.round(from), Math.round(crossings[at + 1] ?? from)] as [number, number]]));
}
