/** The options of a game, as people read them. */

import type { OptionInfo } from "../wire/contract";
import type { Words } from "../words/words";
import { capital } from "../words/words";

/** A choice this wide counts as unlimited. */
const ENDLESS = 1000;

export interface OptionRead {
  name: string;
  title: string;
  hint: string;
  /** What is played if nobody says otherwise. */
  usually: string;
  /** What can be chosen; empty where anything can be written. */
  choices: string[];
  least: number | null;
  most: number | null;
}

export function optionsOf(options: readonly OptionInfo[], words: Words): OptionRead[] {
  return options.map((option) => ({
    name: option.name,
    title: capital(words.say(`option-${option.name}`)),
    hint: words.format(`option-${option.name}`, {}, "hint"),
    usually: valueName(words, option.name, option.default),
    choices: possible(option).map((value) => valueName(words, option.name, value)),
    least: option.kind === "number" ? (option.least ?? null) : null,
    most: option.kind === "number" && (option.most ?? ENDLESS) < ENDLESS ? (option.most ?? null) : null,
  }));
}

function possible(option: OptionInfo): unknown[] {
  if (option.kind === "flag") return [true, false];
  return option.kind === "choice" ? (option.choices ?? []) : [];
}

/** The value of an option as people call it. */
export function valueName(words: Words, option: string, value: unknown): string {
  if (value === null || value === undefined || (Array.isArray(value) && !value.length)) return words.say("value-none");
  if (typeof value === "boolean") return words.say(`value-${String(value)}`);
  if (Array.isArray(value)) return value.join("; ");
  return words.format(`option-${option}`, {}, `value-${String(value)}`) || String(value);
}
