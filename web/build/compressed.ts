/** Writes what is text once more, compressed: the server sends each browser the smallest that it can read. */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export function compressed(): Plugin {
  return {
    name: "holdfast-compressed",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => TEXT.test(each))) {
        const file = join(dir, name);
        const text = await readFile(file);
        await writeFile(`${file}.br`, brotliCompressSync(text, BEST));
        await writeFile(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
