import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "dist/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node, __NEWEST_VERSION__: "readonly" } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig },
    },
  },
  {
    rules: {
      // Drawings are made by our own server from its own texts, and inlined as they are.
      "svelte/no-at-html-tags": "off",
      // What is remembered between looks is not what is shown: most maps and sets here are caches.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
