/** The icons of the installed page, made from `public/mark.svg` so that there is one mark. */

import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

import { type Colour, png } from "./png.ts";
import { colourOf, shapesOf, spans } from "./shapes.ts";

const SIDE = 24;
const CORNER = 5;
const GROUND = colourOf("#111926");
const NOTHING: Colour = [0, 0, 0, 0];
/** A pixel is the mean of this many points in a row and in a column. */
const FINE = 4;
/** What systems may cut away of a maskable icon's edges. */
const SAFE = 0.8;

export interface Icon {
  name: string;
  size: number;
  /** Whether it fills its square, because the system cuts its own shape out of it. */
  maskable?: boolean;
}

export const ICONS: readonly Icon[] = [
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512 },
  { name: "icon-maskable-512.png", size: 512, maskable: true },
  { name: "apple-touch-icon.png", size: 180, maskable: true },
];

/** An icon: drawn several times finer than it is, then each pixel is the mean of what it covers. */
export function drawIcon(svg: string, { size, maskable = false }: Icon): Buffer {
  const shapes = shapesOf(svg);
  const palette = [NOTHING, GROUND, ...shapes.map((shape) => shape.colour)];
  const fine = size * FINE;
  const drawn = new Uint8Array(fine * fine);
  const scale = (maskable ? SAFE : 1) * (fine / SIDE);
  const to = (each: number) => (each - SIDE / 2) * scale + fine / 2;
  const outlines = shapes.map(({ points }) => points.map(([x, y]) => [to(x), to(y)] as const));
  for (let row = 0; row < fine; row++) {
    const edge = maskable ? 0 : cornerAt(row + 0.5, fine);
    drawn.fill(1, row * fine + edge, (row + 1) * fine - edge);
    outlines.forEach((points, at) => {
      for (const [from, until] of spans(points, row + 0.5)) drawn.fill(at + 2, row * fine + from, row * fine + until);
    });
  }
  return png(size, (x, y) => mean(drawn, fine, y * FINE * fine + x * FINE, palette));
}

/** How far the rounded corner of the icon reaches into a row. */
function cornerAt(row: number, fine: number): number {
  const radius = (CORNER / SIDE) * fine;
  const beyond = Math.max(radius - row, row - (fine - radius), 0);
  return Math.round(radius - Math.sqrt(radius ** 2 - beyond ** 2));
}

/** The mean of the square of points that begins here; what is not there has no colour to add. */
function mean(drawn: Uint8Array, fine: number, from: number, palette: readonly Colour[]): Colour {
  let [red, green, blue, alpha] = NOTHING;
  for (let at = 0; at < FINE * FINE; at++) {
    const colour = palette[drawn[from + (at % FINE) + Math.floor(at / FINE) * fine] ?? 0] ?? NOTHING;
    if (!colour[3]) continue;
    red += colour[0];
    green += colour[1];
    blue += colour[2];
    alpha += 1;
  }
  if (!alpha) return NOTHING;
  const part = (sum: number) => Math.round(sum / alpha);
  return [part(red), part(green), part(blue), Math.round((255 * alpha) / (FINE * FINE))];
}

function mark(): string {
  return readFileSync(new URL("../public/mark.svg", import.meta.url), "utf8").trim();
}

export function icons(): Plugin {
  return {
    name: "holdfast-icons",
    apply: "build",
    /** The page's own icon stands in the page: it is smaller than a request for it. */
    transformIndexHtml: (html) => html.replace('href="/mark.svg"', `href="data:image/svg+xml,${encodeURIComponent(mark())}"`),
    generateBundle() {
      const svg = mark();
      for (const icon of ICONS) this.emitFile({ type: "asset", fileName: icon.name, source: drawIcon(svg, icon) });
    },
  };
}
