/** The options of a table as a form: what is chosen, what that brings along, and what may be typed. */

import type { OptionInfo } from "../wire/contract";
import type { OptionValue } from "../wire/contract";

/** Only what differs from the usual, as a table stores it. */
export type Chosen = Readonly<Record<string, OptionValue>>;

/** An option that another one settles. */
export interface Settled {
  by: string;
  value: OptionValue;
}

/** Whether two values, or two choices in the same order, say the same. */
export function same(one: OptionValue | Chosen, other: OptionValue | Chosen): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The options that chosen values bring along. */
export function settled(options: readonly OptionInfo[], chosen: Chosen): Record<string, Settled> {
  const found: Record<string, Settled> = {};
  for (const option of options) {
    const brought = option.brings?.[String(chosen[option.name] ?? option.default)] ?? {};
    for (const [name, value] of Object.entries(brought)) found[name] = { by: option.name, value };
  }
  return found;
}

/** What an option is set to: by another one, by choice, or as usual. */
export function valueOf(options: readonly OptionInfo[], chosen: Chosen, option: OptionInfo): OptionValue {
  const brought = settled(options, chosen)[option.name];
  if (brought) return brought.value;
  return chosen[option.name] ?? option.default;
}

/** The choice after one more: what is as usual again, or settled by another, is not named. */
export function choose(options: readonly OptionInfo[], chosen: Chosen, name: string, value: OptionValue): Chosen {
  const wished: Chosen = { ...chosen, [name]: value };
  const brought = settled(options, wished);
  return Object.fromEntries(
    Object.entries(wished).filter(([each, set]) => {
      const option = options.find((known) => known.name === each);
      return option && !(each in brought) && !same(set, option.default);
    }),
  );
}

/** What is chosen with the rules: first what settles others, as a variant does; last what may be left open, limits
 * that most tables do without. Who starts is agreed on beside the rules, in every game alike. */
export function inOrder(options: readonly OptionInfo[]): OptionInfo[] {
  const rank = (option: OptionInfo) => (option.brings ? 0 : option.none ? 2 : 1);
  return options.filter((option) => !option.starter).sort((one, other) => rank(one) - rank(other));
}

export type Typed = { value: OptionValue } | { wrong: "number" | "none" };

/** A number as somebody typed it; nothing typed leaves open what may be left open. */
export function readNumber(option: Pick<OptionInfo, "least" | "most" | "none">, text: string): Typed {
  const typed = text.trim();
  const wrong = option.none ? "none" : "number";
  if (!typed) return option.none ? { value: null } : { wrong };
  const number = Number(typed);
  const fits = Number.isInteger(number) && number >= (option.least ?? -Infinity) && number <= (option.most ?? Infinity);
  return fits ? { value: number } : { wrong };
}

/** Sentences as they were typed into lines: trimmed, without empty ones. */
export function readSentences(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean);
}
