/** The words that all packages share, without those that only commands say: nobody reads them on a page. */

import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

const SHARED = /\/holdfast\/text\/[a-z-]+\.ftl\?raw$/;
const OF_COMMANDS = ["help", "terminal", "lab", "metavar", "bench", "entry", "report", "ladder", "fit", "command", "describe"];
/** A message with the indented lines that belong to it. */
const MESSAGE = new RegExp(`^(?:${OF_COMMANDS.join("|")})-.*\\n(?:[ \\t]+.*\\n|\\n(?=[ \\t]))*`, "gm");

export function texts(): Plugin {
  return {
    name: "holdfast-texts",
    enforce: "pre",
    load(id) {
      if (!SHARED.test(id)) return null;
      return `export default ${JSON.stringify(withoutCommands(readFileSync(id.replace("?raw", ""), "utf-8")))}`;
    },
  };
}

export function withoutCommands(source: string): string {
  return source.replace(MESSAGE, "").replace(/^#.*\n/gm, "");
}
