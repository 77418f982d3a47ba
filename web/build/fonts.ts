/** The fonts of the cards as files of the package: printed cards are set in the same type as the page. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

/** Each family with the cuts in which cards are written, as `holdfast/drawing/lettering.py` names them. */
const CUTS = {
  alegreya: ["700-normal", "800-normal", "400-italic"],
  "alegreya-sans": ["500-normal", "700-normal"],
};
const LETTERS = ["latin", "latin-ext", "cyrillic", "cyrillic-ext"];

export function fonts(): Plugin {
  return {
    name: "holdfast-fonts",
    apply: "build",
    generateBundle() {
      for (const [family, cuts] of Object.entries(CUTS))
        for (const cut of cuts) for (const letters of LETTERS) this.emitFile(font(family, `${family}-${letters}-${cut}.woff2`));
    },
  };
}

function font(family: string, file: string): { type: "asset"; fileName: string; source: Buffer } {
  const found = createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${file}`);
  return { type: "asset", fileName: `fonts/${file}`, source: readFileSync(found) };
}
