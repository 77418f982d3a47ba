import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { NEWEST_VERSION } from "./build/newest.ts";
import { icons } from "./build/icons.ts";
import { compressed } from "./build/compressed.ts";
import { shell } from "./build/shell.ts";

/** Where the server is while the page is worked on. */
const server = process.env["HOLDFAST_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  define: { __NEWEST_VERSION__: JSON.stringify(NEWEST_VERSION) },
  plugins: [svelte(), icons(), shell(), compressed()],
  build: {
    outDir: "../src/holdfast/web",
    emptyOutDir: true,
    target: "es2022",
    // The page is served under a policy that takes nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": server, "/socket": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
