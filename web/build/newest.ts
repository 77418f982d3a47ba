/** The version that the changelog tells of first. */

import { readFileSync } from "node:fs";

import { newestEntry } from "../src/home/changelog.ts";

export const NEWEST_VERSION = newestEntry(readFileSync(new URL("../../CHANGELOG.md", import.meta.url), "utf8")).version;
