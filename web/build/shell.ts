/** Builds the service worker by itself, and tells it which files the page is made of. */

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";

import { build, type Plugin } from "vite";

/** A service worker is known by its address. */
const WORKER = "service-worker.js";
const SOURCE = fileURLToPath(new URL("../worker/service_worker.ts", import.meta.url));
/** Browsers that know service workers know the newer kind of fonts; those for printing are the server's. */
const LEFT_OUT = /\.(woff|map)$|^index\.html$|^fonts\//;
const BESIDE = ["mark.svg", "manifest.webmanifest"];

export function shell(): Plugin {
  return {
    name: "holdfast-shell",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const files = [...Object.keys(bundle), ...BESIDE].filter((name) => !LEFT_OUT.test(name)).sort();
      const page = bundle["index.html"];
      const hash = createHash("sha256").update(files.join("\n"));
      if (page?.type === "asset") hash.update(page.source);
      const told = { version: hash.digest("hex").slice(0, 12), files: files.map((name) => `/${name}`) };
      this.emitFile({ type: "asset", fileName: WORKER, source: await worker(told) });
    },
  };
}

/** One file that imports nothing: not every browser lets a service worker import. */
async function worker(told: { version: string; files: string[] }): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { __SHELL__: JSON.stringify(told) },
    build: { write: false, target: "es2022", rollupOptions: { input: SOURCE, output: { format: "iife" } } },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [{ output: { type: string; code?: string }[] }];
  return output.find((chunk) => chunk.type === "chunk")?.code ?? "";
}
