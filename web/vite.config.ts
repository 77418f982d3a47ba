import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { NEWEST_VERSION } from "./build/newest.ts";
import { fonts } from "./build/fonts.ts";
import { icons } from "./build/icons.ts";
import { compressed } from "./build/compressed.ts";
import { shell } from "./build/shell.ts";
import { texts } from "./build/texts.ts";

/** Where the server is while the page is worked on. */
const server = process.env["HOLDFAST_SERVER"] ?? "http://127.0.0.1:8000";

/**
 * What is fetched together: the first page in one file, and a table, from joining it to its end, in a second. Each file
 * is a request, and behind one address there may be a whole school. What few open, or see only at an end, stays apart.
 */
const PARTS = [
  { name: "home", tags: ["$initial" as const], priority: 2 },
  { name: "table", test: /\/src\/((table|lobby)\/(?!(CloseUp|Ending|Keys|Offering|RoundWon|SentencesField|Share|TableMenu|Triumph)\.)|(schema|state|parts|words|wire)\/)|\/src\/pages\/(Table|Lobby|Join)\./, priority: 1 },
];

export default defineConfig({
  define: { __NEWEST_VERSION__: JSON.stringify(NEWEST_VERSION) },
  plugins: [texts(), svelte(), icons(), fonts(), shell(), compressed()],
  build: {
    outDir: "../src/holdfast/web",
    emptyOutDir: true,
    target: "es2022",
    // The page is served under a policy that takes nothing inline.
    assetsInlineLimit: 0,
    // One style sheet for all pages is smaller than the requests for many.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: PARTS } } },
  },
  server: {
    proxy: { "/api": server, "/socket": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
  // No test is about its time: a loaded machine may take seconds to load the first module. The limit ends what hangs.
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
});
