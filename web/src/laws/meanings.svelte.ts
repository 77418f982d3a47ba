/** What laws mean, for readers of another language than the one they are written in: asked for once, and kept. */

import { SvelteMap } from "svelte/reactivity";

import type { TableSchema } from "../schema/schema";
import type { SeatEvent } from "../schema/story";
import { settings } from "../state/settings.svelte";
import type { LawInfo } from "../wire/contract";
import { ask } from "../wire/http";
import { deedIn } from "./shown";

/** Laws are written in this language: to its readers they say themselves what they mean. */
export const LANGUAGE_OF_LAWS = "en";

const found = new SvelteMap<string, LawInfo>();
const asked = new Set<string>();

/** What a sentence means, in the reader's language; empty where it says so itself, and until it is known. */
export function meaningOf(sentence: string): string {
  return lawOf(sentence)?.meaning ?? "";
}

/** What an action without a name does, in the reader's language; in the words of its sentence until that is known. */
export function deedOf(sentence: string): string {
  return lawOf(sentence)?.deed ?? deedIn(sentence);
}

function lawOf(sentence: string): LawInfo | undefined {
  const { language } = settings;
  if (language === LANGUAGE_OF_LAWS || !sentence.trim()) return undefined;
  const from = `/laws/meaning?${new URLSearchParams({ sentence, language }).toString()}`;
  if (!asked.has(from)) {
    asked.add(from);
    ask<LawInfo>("GET", from).then(
      (law) => found.set(from, law),
      // What is no law, or not yet, means nothing; it may be asked for again.
      () => asked.delete(from),
    );
  }
  return found.get(from);
}

/** The law that an event tells of; empty where it tells of something else. */
export function lawIn(schema: TableSchema, event: SeatEvent): string {
  return event.name === schema.document.laws?.wrote ? event.said : "";
}
