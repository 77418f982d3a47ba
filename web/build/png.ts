/** A PNG file from a function of its pixels; the same pixels give the same file. */

import { crc32, deflateSync } from "node:zlib";

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const RGBA_8 = [8, 6, 0, 0, 0];
const BEST = { level: 9 };

export function png(size: number, pixel: (x: number, y: number) => Colour): Buffer {
  const rows = Buffer.alloc(size * (1 + 4 * size));
  for (let y = 0; y < size; y++) {
    // Each row begins with its filter; 0 is none.
    const row = y * (1 + 4 * size) + 1;
    for (let x = 0; x < size; x++) rows.set(pixel(x, y), row + 4 * x);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set(RGBA_8, 8);
  return Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", deflateSync(rows, BEST)), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
