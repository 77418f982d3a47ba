/** A scene cut from paper: what stands behind its places and in front of them, from their boxes. */

import type { PaperColours, PlaceLook, SceneLook } from "../wire/contract";
import { type Box, boxesOf, type Cutting } from "./geometry";

/** Of what a side's scenes are cut where it declares no paper. */
export const PLAIN: PaperColours = { shade: "#14323c", colour: "#1d5564", light: "#2b7386", edge: "#56bccf", text: "#8fdbe8" };

const LAMP = "#ffcf70";
const NIGHT = "#0b090b";
const CREAM = "#f6efdf";

/** The edge of a wall with battlements, from left to right. */
function battlements(x: number, y: number, width: number, merlons: number, high: number): string {
  const unit = width / (2 * merlons - 1);
  const teeth = Array.from({ length: merlons }, (_, at) => {
    const from = x + 2 * at * unit;
    return `V${n(y)}H${n(from + unit)}V${n(y + high)}${at < merlons - 1 ? `H${n(from + 2 * unit)}` : ""}`;
  });
  return `M${n(x)} ${n(y + high)}${teeth.join("")}`;
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function tower(x: number, y: number, width: number, bottom: number, fill: string): string {
  const merlons = Math.max(2, Math.round(width / 26));
  return `<path d="${battlements(x, y, width, merlons, width * 0.12 + 2)}V${n(bottom)}H${n(x)}Z" fill="${fill}" filter="url(#paper)"/>`;
}

function arch({ x, y, width, height }: Box): string {
  const r = n(width / 2);
  return `M${n(x)} ${n(y + height)}V${n(y + width / 2)}A${r} ${r} 0 0 1 ${n(x + width)} ${n(y + width / 2)}V${n(y + height)}Z`;
}

function around({ x, y, width, height }: Box, by: number, down = 0): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + by + down };
}

/** What stands behind a place. `filled` tells for each box whether a card is in it. */
type Piece = (box: Box, paper: PaperColours, filled: boolean, scene: { high: number; scale: number }) => string;

const PIECES: Partial<Record<PlaceLook["kind"], Piece>> = {
  banner: (box, paper, _, { high, scale }) => {
    const by = 17 * scale;
    const { x, y, width, height } = box;
    const point = n(y + height - width * 0.24);
    const cloth = `M${n(x)} ${n(y)}H${n(x + width)}V${point}L${n(x + width / 2)} ${n(y + height)} ${n(x)} ${point}Z`;
    return `${tower(x - by, y - by * 2, width + by * 2, high - 6, paper.light)}<path d="${cloth}" fill="${CREAM}" filter="url(#paper)"/>`;
  },
  window: (box, paper, filled, { scale }) => {
    const sill = `<rect x="${n(box.x - 5 * scale)}" y="${n(box.y + box.height)}" width="${n(box.width + 10 * scale)}" height="${n(7 * scale)}" rx="1.5" fill="${paper.edge}"/>`;
    const cross = `<path d="M${n(box.x + box.width / 2)} ${n(box.y + 4)}V${n(box.y + box.height)}M${n(box.x)} ${n(box.y + box.height * 0.58)}H${n(box.x + box.width)}" stroke="${NIGHT}" stroke-opacity=".5" stroke-width="${n(3 * scale)}"/>`;
    const glow = filled ? `<path d="${arch(around(box, 4 * scale))}" fill="${LAMP}" filter="url(#lamp)" opacity=".8"/>` : "";
    return `${glow}<path d="${arch(box)}" fill="${filled ? "#f3dca6" : paper.shade}"/>${filled ? "" : cross}<path d="${arch(box)}" fill="none" stroke="${paper.edge}" stroke-width="${n(3 * scale)}"/>${sill}`;
  },
  wall: (box, paper, filled, { high, scale }) => {
    const by = 21 * scale;
    const bottom = high - 8 * scale;
    if (filled) return tower(box.x - by, box.y - by * 1.25, box.width + by * 2, bottom, paper.light);
    const post = (x: number) => `<path d="M${n(x)} ${n(bottom)}V${n(bottom - 70 * scale)}l${n(6 * scale)} ${n(-14 * scale)} ${n(6 * scale)} ${n(14 * scale)}V${n(bottom)}Z" fill="${paper.light}" filter="url(#paper)"/>`;
    return `${post(box.x - 16 * scale)}${post(box.x + box.width + 4 * scale)}<path d="M${n(box.x)} ${n(bottom - 3)}H${n(box.x + box.width)}" stroke="${paper.light}" stroke-width="${n(3 * scale)}" stroke-dasharray="10 8"/>`;
  },
  cell: (box, paper, _, { high, scale }) =>
    `${tower(box.x - 12 * scale, box.y - 15 * scale, box.width + 24 * scale, high - 8 * scale, paper.colour)}<path d="${arch(box)}" fill="${NIGHT}"/><path d="${arch(box)}" fill="none" stroke="${paper.edge}" stroke-width="${n(3 * scale)}"/>`,
  shelf: (box, paper, _, { scale }) =>
    `<rect x="${n(box.x - 10 * scale)}" y="${n(box.y + box.height)}" width="${n(box.width + 20 * scale)}" height="${n(12 * scale)}" rx="2" fill="${paper.colour}" filter="url(#paper)"/><rect x="${n(box.x - 10 * scale)}" y="${n(box.y + box.height)}" width="${n(box.width + 20 * scale)}" height="${n(5 * scale)}" rx="2" fill="${paper.edge}"/>`,
};

const BACKDROPS: Record<string, (places: ReadonlyMap<string, Box[]>, paper: PaperColours, wide: number, high: number, scale: number) => string> = {
  castle: (places, paper, _, high, scale) => {
    const windows = places.get("window") ?? [];
    const [first] = windows;
    const last = windows.at(-1);
    if (!first || !last) return "";
    const from = first.x - 28 * scale;
    const width = last.x + last.width + 40 * scale - from;
    const top = first.y - 34 * scale;
    const roof = from + width * 0.46;
    const small = `${tower(from + width * 0.08, top - 34 * scale, 60 * scale, high * 0.8, paper.shade)}${tower(from + width * 0.7, top - 44 * scale, 66 * scale, high * 0.8, paper.shade)}`;
    const keep = `<path d="M${n(roof - 29 * scale)} ${n(top + 40 * scale)}V${n(top - 50 * scale)}H${n(roof - 35 * scale)}L${n(roof)} ${n(top - 84 * scale)} ${n(roof + 35 * scale)} ${n(top - 50 * scale)}H${n(roof + 29 * scale)}V${n(top + 40 * scale)}Z" fill="${paper.shade}" filter="url(#paper)"/>`;
    const flag = `<path d="M${n(roof)} ${n(top - 80 * scale)}v${n(-18 * scale)}" stroke="${paper.edge}" stroke-width="2"/><path d="M${n(roof)} ${n(top - 98 * scale)}l${n(28 * scale)} ${n(7 * scale)} ${n(-28 * scale)} ${n(7 * scale)}Z" fill="${paper.edge}"/>`;
    const lights = [0.12, 0.17, 0.74, 0.79].map((at) => `<rect x="${n(from + width * at)}" y="${n(top - 8 * scale)}" width="${n(7 * scale)}" height="${n(16 * scale)}" rx="3" fill="${LAMP}" opacity=".55"/>`).join("");
    return `${small}${keep}${flag}${lights}${tower(from, top, width, high - 14 * scale, paper.colour)}`;
  },
  cloud: (_, paper, wide, high) => {
    const bump = (x: number, y: number, r: number, fill: string) => `<circle cx="${n(x * wide)}" cy="${n(y * high)}" r="${n(r * high)}" fill="${fill}"/>`;
    const back = [[0.14, 0.52, 0.3], [0.34, 0.34, 0.34], [0.58, 0.3, 0.32], [0.8, 0.44, 0.3]].map(([x = 0, y = 0, r = 0]) => bump(x, y, r, paper.shade)).join("");
    const front = [[0.1, 0.7, 0.26], [0.28, 0.56, 0.3], [0.52, 0.5, 0.34], [0.74, 0.58, 0.3], [0.9, 0.72, 0.24]].map(([x = 0, y = 0, r = 0]) => bump(x, y, r, paper.colour)).join("");
    return `<g filter="url(#paper)">${back}</g><g filter="url(#paper)">${front}<rect x="${n(wide * 0.06)}" y="${n(high * 0.6)}" width="${n(wide * 0.88)}" height="${n(high * 0.36)}" rx="${n(high * 0.16)}" fill="${paper.colour}"/></g>`;
  },
};

const FILTERS = `<defs><filter id="paper" x="-10%" y="-10%" width="120%" height="130%"><feDropShadow dx="0" dy="3" stdDeviation="2" flood-color="#000" flood-opacity=".5"/></filter><filter id="lamp" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="8"/></filter></defs>`;

/** The paper behind the cards of a scene; `filled` tells for a zone which of its boxes have a card. */
export function behind(scene: SceneLook, cutting: Cutting, paper: PaperColours, filled: (zone: string) => boolean[]): string {
  const [wide, high] = scene[cutting];
  // A narrow cut is drawn in units of its own, with finer edges.
  const scale = cutting === "wide" ? 1 : 0.55;
  const byKind = new Map<string, Box[]>();
  for (const place of scene.places) byKind.set(place.kind, [...(byKind.get(place.kind) ?? []), ...boxesOf(place, cutting)]);
  const pieces = scene.places.map((place) => {
    const full = filled(place.zone);
    return boxesOf(place, cutting).map((box, at) => PIECES[place.kind]?.(box, paper, full[at] ?? false, { high, scale }) ?? "").join("");
  });
  const backdrop = BACKDROPS[scene.backdrop]?.(byKind, paper, wide, high, scale) ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(wide)} ${String(high)}" aria-hidden="true">${FILTERS}${backdrop}${pieces.join("")}</svg>`;
}
