/** What this person likes, kept in this browser: language, theme, suits, motion, sound. */

import { MediaQuery } from "svelte/reactivity";

import { LANGUAGES } from "../wire/contract";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

interface Kept {
  language: Language;
  theme: "system" | "dark" | "light";
  suits: "two" | "four";
  motion: "system" | "full" | "none";
  sound: boolean;
  /** Whether a costly move by a single touch is asked for once more. */
  asks: boolean;
}

const KEY = "holdfast-settings";

function firstLanguage(): Language {
  const wished = navigator.languages.map((language) => language.slice(0, 2));
  return LANGUAGES.find((language) => wished.includes(language) && language === wished[0]) ?? "en";
}

function defaults(): Kept {
  const phone = matchMedia("(pointer: coarse)").matches;
  return { language: firstLanguage(), theme: "dark", suits: "two", motion: "system", sound: !phone, asks: true };
}

function kept(): Kept {
  try {
    const found = { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    return LANGUAGES.includes(found.language) ? found : { ...found, language: firstLanguage() };
  } catch {
    return defaults();
  }
}

class Settings {
  #kept = $state<Kept>(kept());

  get language(): Language {
    return this.#kept.language;
  }

  get theme(): Kept["theme"] {
    return this.#kept.theme;
  }

  get suits(): Kept["suits"] {
    return this.#kept.suits;
  }

  get motion(): Kept["motion"] {
    return this.#kept.motion;
  }

  get sound(): boolean {
    return this.#kept.sound;
  }

  get asks(): boolean {
    return this.#kept.asks;
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this.#kept, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();

const systemIsDark = new MediaQuery("(prefers-color-scheme: dark)", true);

/** How the page looks now: as the person says, or else as their system does. */
export function theme(): "dark" | "light" {
  if (settings.theme !== "system") return settings.theme;
  return systemIsDark.current ? "dark" : "light";
}

/** The language after this one in the list; after the last comes the first. */
export function nextLanguage(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language;
}

/** Whether things should move: as the person says, or else as their system says. */
export function moves(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
