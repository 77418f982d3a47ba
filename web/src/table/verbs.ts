/** Which verb first: where several could be meant and much could be touched, the verb is asked for, and then only its targets glow. */

import type { Choice } from "../schema/moves";
import { buttonsOf, commonBeginning } from "./touching";

/** With more things than this that could be touched for several verbs, nobody sees what is for what. */
const MOST_TOUCHED = 7;
/** More verbs than this are no choice that is quickly made. */
const MOST_VERBS = 6;

/** Moves that people call by one word, however they go on. */
export interface VerbGroup {
  verb: string;
  choices: Choice[];
}

/** The word that a move is written with first. */
export function wordOf(choice: Choice): string {
  return choice.verb.phrase.split(" ")[0] ?? "";
}

/** What can be done by touching something, by its first word, in the order in which verbs come. */
export function verbGroupsOf(choices: readonly Choice[]): VerbGroup[] {
  const buttons = new Set(buttonsOf(choices));
  const verbGroups = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (buttons.has(choice)) continue;
    const verb = wordOf(choice);
    verbGroups.set(verb, [...(verbGroups.get(verb) ?? []), choice]);
  }
  return [...verbGroups].map(([verb, those]) => ({ verb, choices: those }));
}

/** Whether the verb is asked for before anything is touched: where there is much, or where a player could be meant and a card that lies there. */
export function asksVerb(verbGroups: readonly VerbGroup[], touchable: ReadonlySet<string>): boolean {
  return verbGroups.length > 1 && verbGroups.length <= MOST_VERBS && (touchable.size > MOST_TOUCHED || [...touchable].some((thing) => touchable.has(ownerWithin(thing))));
}

/** The seat before which a thing lies; nothing for a seat itself. */
function ownerWithin(thing: string): string {
  const [seat = "", ...rest] = thing.split(/[.:]/);
  return rest.length ? seat : "";
}

/** What a group is called: what all its moves begin with, or the moves of its first verb. */
export function verbGroupWords({ verb, choices }: VerbGroup, label: (choice: Choice) => string): string {
  const first = choices.filter((choice) => choice.verb === choices[0]?.verb);
  return commonBeginning(choices.map(label)) || commonBeginning(first.map(label)) || verb;
}
