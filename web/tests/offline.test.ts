/** What is kept for times without a network, and the icons of the installed page. */

import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

import { expect, test } from "vitest";

import { drawIcon, ICONS } from "../build/icons";
import { outline } from "../build/shapes";
import { wayOf } from "../worker/keeping";

const get = (path: string, opens = false) => wayOf({ method: "GET", path, opens });

test.each(["/", "/t/abc", "/games/any", "/replay/abc", "/join/43W8TG"])("%s opens our one page", (path) => {
  expect(get(path, true)).toBe("page");
});

test.each(["/assets/index-1.js", "/api/schemas/0f6c", "/api/schemas/0f6c/drawings"])("%s is kept for good", (path) => {
  expect(get(path)).toBe("forever");
});

test.each([
  "/api/games", "/api/games/any/rules", "/api/games/any/cards", "/api/home", "/api/pictures",
  "/api/tables/abc", "/api/tables/abc/replay", "/api/tables/abc/record", "/mark.svg", "/icon-192.png",
])("%s is kept for times without a network", (path) => {
  expect(get(path)).toBe("fresh");
});

test.each(["/api/tables", "/api/guests/me", "/api/guests/me/tables", "/api/codes/43W8TG", "/api/qr", "/health", "/service-worker.js"])(
  "%s is never answered from memory",
  (path) => {
    expect(get(path)).toBe("pass");
  },
);

test("what changes something passes, and so do pages for programs", () => {
  expect(wayOf({ method: "POST", path: "/api/tables/abc", opens: false })).toBe("pass");
  expect(get("/api/games", true)).toBe("pass");
  expect(get("/lab/short%20games", true)).toBe("pass");
  expect(get("/docs/add-a-game.html", true)).toBe("pass");
});

test("a path is an outline", () => {
  expect(outline("M6 4h2.9v2H10L12 8l-1 1Z")).toEqual([[6, 4], [8.9, 4], [8.9, 6], [10, 6], [12, 8], [11, 9]]);
  expect(outline("m1 1 2 0 0 2a1 1 0 0 1-1 1Z")).toEqual([[1, 1], [3, 1], [3, 3], [2, 4]]);
});

/** The colour of a pixel of a PNG as we write them: one piece of data, no filter. */
function pixel(file: Buffer, size: number, x: number, y: number): string {
  const data = file.indexOf("IDAT");
  const rows = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)));
  return rows.subarray(y * (1 + 4 * size) + 1 + 4 * x).toString("hex", 0, 4);
}

test("icons show the mark on its ground; only maskable ones fill their corners", () => {
  const svg = readFileSync(new URL("../public/mark.svg", import.meta.url), "utf8");
  for (const icon of ICONS) {
    const file = drawIcon(svg, icon);
    expect(file.readUInt32BE(16)).toBe(icon.size);
    const at = (x: number, y: number) => pixel(file, icon.size, Math.floor(icon.size * x), Math.floor(icon.size * y));
    expect(at(0.5, 0.56)).toBe("d8a23fff");
    expect(at(0.5, 0.34)).toBe("f6efdfff");
    expect(at(0.06, 0.5)).toBe("111926ff");
    expect(at(0, 0)).toBe(icon.maskable ? "111926ff" : "00000000");
  }
});

test("every icon that the page announces is made", () => {
  const manifest = JSON.parse(readFileSync(new URL("../public/manifest.webmanifest", import.meta.url), "utf8")) as {
    icons: { src: string; sizes: string }[];
  };
  const made = new Map(ICONS.map(({ name, size }) => [`/${name}`, `${String(size)}x${String(size)}`]));
  const drawn = manifest.icons.filter(({ src }) => src.endsWith(".png"));
  expect(drawn.map(({ src, sizes }) => made.get(src) === sizes)).toEqual([true, true, true]);
});
