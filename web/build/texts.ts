/** The words that all packages share, without those that only commands say: nobody reads them on a page. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const SOURCES = "../../src/holdfast/**/*.py";
const PACKAGE = fileURLToPath(new URL(SOURCES.slice(0, SOURCES.indexOf("**")), import.meta.url));
const SHARED = /\/holdfast\/text\/(errors\/)?[a-z-]+\.ftl\?raw$/;
const OF_COMMANDS = ["help", "terminal", "lab", "metavar", "bench", "entry", "report", "ladder", "fit", "command", "describe", "certify", "channel", "list", "scenarios", "verify"];
/** Where commands and libraries are: what goes wrong there alone is never told by a server. */
const BESIDE_SERVERS = ["adapters", "cli.py", "lab", "scenarios", "simulation", "terminal"];

export function texts(): Plugin {
  const unheard = errorsBesideServers();
  return {
    name: "holdfast-texts",
    enforce: "pre",
    load(id) {
      if (!SHARED.test(id)) return null;
      return `export default ${JSON.stringify(without([...OF_COMMANDS.map((part) => `${part}-.*`), ...unheard], readFileSync(id.replace("?raw", ""), "utf-8")))}`;
    },
  };
}

/** A source without some messages, the indented lines that belong to them, and comments. */
export function without(messages: readonly string[], source: string): string {
  const named = new RegExp(`^(?:${messages.join("|")}) *=.*\\n(?:[ \\t]+.*\\n|\\n(?=[ \\t]))*`, "gm");
  return source.replace(named, "").replace(/^#.*\n/gm, "");
}

/** The messages of errors whose codes are named beside servers and nowhere else. */
function errorsBesideServers(): string[] {
  const files = readdirSync(PACKAGE, { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(".py"));
  const [beside, elsewhere] = [new Set<string>(), new Set<string>()];
  for (const file of files) {
    const named = BESIDE_SERVERS.includes(file.split("/")[0] ?? "") ? beside : elsewhere;
    for (const [, code = ""] of readFileSync(join(PACKAGE, file), "utf-8").matchAll(/"([a-z][a-z0-9_]*)"/g)) named.add(code);
  }
  return [...beside].filter((code) => !elsewhere.has(code)).map((code) => `error-${code}`);
}
