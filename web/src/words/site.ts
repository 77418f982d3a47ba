/** The words of the pages themselves, in the language that is set; switching needs no reload. */

import type { FluentVariable } from "@fluent/bundle";

import { LANGUAGES, type Language, settings } from "../state/settings.svelte";
import type { Refusal } from "../wire/contract";
import { bundleOf, capital, Texts } from "./words";

/** The words that all packages share: one file for each language. */
const COMMON = import.meta.glob<string>("../../../src/holdfast/text/*.ftl", { query: "?raw", import: "default", eager: true });
/** What is wrong; in English the server says it itself. */
const ERRORS = import.meta.glob<string>(["../../../src/holdfast/text/errors/*.ftl", "!**/errors/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** One file for each page in each language: `text/ru/home.ftl`. */
const PAGES = import.meta.glob<string>("../text/*/*.ftl", { query: "?raw", import: "default", eager: true });
const ENGLISH: Language = "en";

const read = new Map<Language, Texts>();

function sourcesIn(language: Language): string[] {
  const own = (path: string) => path.endsWith(`/${language}.ftl`) || path.startsWith(`../text/${language}/`);
  return [COMMON, ERRORS, PAGES].flatMap((files) => Object.entries(files)).filter(([path]) => own(path)).map(([, source]) => source);
}

const SOURCES = new Map<Language, string[]>(
  LANGUAGES.map((language) => [language, [...new Set([ENGLISH, language])].flatMap(sourcesIn)]),
);

/** The words of the site in a language; under them English ones, for what it does not say. */
export function siteTexts(language: Language): Texts {
  const found = read.get(language) ?? new Texts(language, bundleOf(language, siteSources(language)));
  read.set(language, found);
  return found;
}

/** The sources that a table's words are built on. */
export function siteSources(language: Language): readonly string[] {
  return SOURCES.get(language) ?? [];
}

/** Words of the site, as `t("home-play-now")`. */
export function t(name: string, given: Record<string, FluentVariable> = {}): string {
  return siteTexts(settings.language).format(name, given);
}

/** What a language calls itself. */
export function languageName(language: Language): string {
  return siteTexts(language).format("site-language-name");
}

/** What the server refused, in the reader's language if it has the sentence, else as it was said. */
export function tellRefusal(refusal: Refusal): string {
  const texts = siteTexts(settings.language);
  const told = refusal.told?.[settings.language];
  if (told) return capital(told);
  const message = `error-${refusal.error}`;
  return capital(texts.has(message) ? texts.format(message, refusal.values ?? {}) : refusal.sentence);
}
