/** Kept in a file of its own, which is loaded only by those who come back. */

import changelog from "../../../CHANGELOG.md?raw";
import { newestEntry } from "./changelog";

export const NEWEST = newestEntry(changelog);
