/** Tables as the engine itself reads them, written by `tests/web/decoded.py`. */

import { readFileSync } from "node:fs";

import type { BookDocument } from "../src/book/book";

export type Spoken = Record<"en" | "ru", string[]>;

export interface Step {
  viewer: number | null;
  sight: number[];
  texts: string[][];
  lines: number[][];
  said: string[];
  drawing: { middle: unknown; seats: unknown[] };
  moves: { move: number; notation: string; touch: string[]; label: Record<string, string> }[];
  story: Spoken;
  question: Record<string, string>;
}

export interface Table {
  game: string;
  book: BookDocument;
  names: string[];
  steps: Step[];
}

const file = process.env["HOLDFAST_DECODED"];
if (!file) throw new Error("HOLDFAST_DECODED names the file that tests/web/decoded.py wrote; run “make test-web”");

export const tables = JSON.parse(readFileSync(file, "utf-8")) as Table[];
