/** The words of the pages themselves, in the language that is set; switching needs no reload. */

import type { FluentVariable } from "@fluent/bundle";

import common_en from "../../../src/holdfast/text/en.ftl?raw";
import common_ru from "../../../src/holdfast/text/ru.ftl?raw";
import { type Language, settings } from "../state/settings.svelte";
import type { Refusal } from "../wire/messages";
import { bundleOf, capital, Texts } from "./words";

/** One file for each page in each language: `text/ru/home.ftl`. */
const PAGES = import.meta.glob<string>("../text/*/*.ftl", { query: "?raw", import: "default", eager: true });

function pages(language: Language): string[] {
  return Object.entries(PAGES)
    .filter(([path]) => path.startsWith(`../text/${language}/`))
    .map(([, source]) => source);
}

const SOURCES: Record<Language, string[]> = {
  en: [common_en, ...pages("en")],
  ru: [common_en, ...pages("en"), common_ru, ...pages("ru")],
};

const read = new Map<Language, Texts>();

/** The words of the site in a language; under them English ones, for what it does not say. */
export function siteTexts(language: Language): Texts {
  const found = read.get(language) ?? new Texts(language, bundleOf(language, SOURCES[language]));
  read.set(language, found);
  return found;
}

/** The sources that a table's words are built on. */
export function siteSources(language: Language): readonly string[] {
  return SOURCES[language];
}

/** Words of the site, as `t("home-play-now")`. */
export function t(name: string, given: Record<string, FluentVariable> = {}): string {
  return siteTexts(settings.language).format(name, given);
}

/** What the server refused, in the reader's language if it has the sentence, else as it was said. */
export function tellRefusal(refusal: Refusal): string {
  const texts = siteTexts(settings.language);
  const told = refusal.told?.[settings.language];
  if (told) return capital(told);
  return capital(texts.has(refusal.error) ? texts.format(refusal.error, refusal.values ?? {}) : refusal.sentence);
}
