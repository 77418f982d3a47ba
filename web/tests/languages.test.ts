/** Every language of the list is spoken by the page: none is taken for another, and each can be chosen. */

import { describe, expect, test, vi } from "vitest";

import type { Refusal } from "../src/wire/contract";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { LANGUAGES, nextLanguage, settings } = await import("../src/state/settings.svelte");
const { languageName, siteTexts, tellRefusal } = await import("../src/words/site");

test("each language names itself, and says the rest in its own words", () => {
  for (const say of [languageName, (language: (typeof LANGUAGES)[number]) => siteTexts(language).format("home-play-now")]) {
    expect(new Set(LANGUAGES.map(say)).size).toBe(LANGUAGES.length);
  }
});

test("the button leads through all of them", () => {
  const seen = LANGUAGES.map((_, at) => LANGUAGES.slice(0, at).reduce((language) => nextLanguage(language), LANGUAGES[0]));
  expect(seen).toEqual(LANGUAGES);
  expect(nextLanguage(LANGUAGES.at(-1) ?? "en")).toBe(LANGUAGES[0]);
});

describe("what is refused", () => {
  const gone: Refusal = { type: "refused", error: "table_gone", sentence: "there is no such table" };
  const oddly: Refusal = { type: "refused", error: "of_a_game", sentence: "no", told: { ru: "нет", eo: "nó" } };

  test("is told in each language by its code", () => {
    const told = LANGUAGES.map((language) => {
      settings.change({ language });
      return tellRefusal(gone);
    });
    expect(told[0]).toBe("There is no such table");
    expect(new Set(told).size).toBe(LANGUAGES.length);
  });

  test("is told in full where the page has no words for it", () => {
    settings.change({ language: "ru" });
    expect(tellRefusal(oddly)).toBe("Нет");
    settings.change({ language: "en" });
    expect(tellRefusal(oddly)).toBe("No");
  });
});

test("a language that is gone is forgotten", async () => {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ language: "tlh", theme: "light" }) });
  vi.resetModules();
  const again = (await import("../src/state/settings.svelte")).settings;
  expect([again.language, again.theme]).toEqual(["en", "light"]);
});
