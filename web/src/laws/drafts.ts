/** The desk's side of the server: sentences tried out before they are said. */

import type { Draft, LawInfo, Refusal, SentenceClassInfo, Sentences } from "../wire/contract";
import { ask, Refused } from "../wire/http";

const FULL_STOP = ".";

const desk = (table: string) => `/tables/${encodeURIComponent(table)}/desk`;

export const draft = (table: string, sentence: string, language: string) =>
  ask<Draft>("POST", desk(table), { sentence, language });

export const ideas = async (table: string) => (await ask<Sentences>("GET", `${desk(table)}/ideas`)).sentences;

export const lawMenu = () => ask<SentenceClassInfo[]>("GET", "/laws/menu");

export const buildSentence = async (table: string, choices: Record<string, string | string[]>) =>
  (await ask<Draft>("POST", `${desk(table)}/build`, { choices })).sentence ?? "";

export const lawBook = (table: string, language: string) =>
  ask<LawInfo[]>("GET", `/tables/${encodeURIComponent(table)}/laws?language=${language}`);

export function refusalIn(wrong: unknown): Refusal | null {
  return wrong instanceof Refused ? wrong.refusal : null;
}

/** What stands at the desk when a word is taken from those that may come next: a begun word is finished by it. */
export function withWord(sentence: string, word: string): string {
  if (word === FULL_STOP) return `${sentence.trimEnd()}.`;
  const begun = longestBegun(sentence, word);
  const before = sentence.slice(0, sentence.length - begun);
  const gap = before === "" || before.endsWith(" ") || word.startsWith("'") || word.startsWith(",") ? "" : " ";
  return `${before}${gap}${before === "" ? capital(word) : word} `;
}

/** How many letters at the end of a sentence are the beginning of a word. */
function longestBegun(sentence: string, word: string): number {
  for (let length = Math.min(word.length, sentence.length); length > 0; length--) {
    const end = sentence.slice(-length);
    const starts = sentence.length === length || sentence.charAt(sentence.length - length - 1) === " ";
    if (starts && !end.startsWith(" ") && word.toLowerCase().startsWith(end.toLowerCase())) return length;
  }
  return 0;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
