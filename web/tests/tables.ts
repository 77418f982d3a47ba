/** Tables as the engine itself reads them, written by `tests/web/decoded.py`. */

import { readFileSync } from "node:fs";

import type { SchemaDocument } from "../src/schema/schema";

export type Spoken = Record<"en" | "ru", string[]>;

export interface Step {
  viewer: number | null;
  observation: number[];
  texts: string[][];
  lines: number[][];
  said: string[];
  layout: { middle: unknown; seats: unknown[] };
  moves: { move: number; notation: string; touch: string[]; label: Record<string, string> }[];
  story: Spoken;
  question: Record<string, string>;
}

export interface Table {
  game: string;
  schema: SchemaDocument;
  names: string[];
  steps: Step[];
}

const file = process.env["HOLDFAST_DECODED"];
if (!file) throw new Error("HOLDFAST_DECODED names the file that tests/web/decoded.py wrote; run “make test-web”");

export const tables = JSON.parse(readFileSync(file, "utf-8")) as Table[];
