import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { icons } from "./build/icons.ts";
import { shell, WORKER } from "./build/shell.ts";

/** Where the server is while the page is worked on. */
const server = process.env["HOLDFAST_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons(), shell()],
  build: {
    outDir: "../src/holdfast/web",
    emptyOutDir: true,
    target: "es2022",
    // The page is served under a policy that takes nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", worker: "worker/service_worker.ts" },
      output: {
        // A service worker is known by its address.
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    proxy: { "/api": server, "/socket": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
