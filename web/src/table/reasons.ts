/** Why a bot would make a move, in words: from how often it tried each, and what came of it. */

import type { MoveEvaluation } from "../wire/contract";

/** Why a bot would make a move: the move and the best others, and how many tries there were in all. */
export interface Reasons {
  weighed: readonly MoveEvaluation[];
  tries: number;
}

type Say = (name: string, given: Record<string, string | number>) => string;

/** Sentences about a hint; none where there was nothing to weigh. */
export function reasons({ weighed, tries }: Reasons, called: (move: number) => string, say: Say): string[] {
  const [chosen, ...others] = weighed;
  if (!chosen) return [];
  const said = (name: string, each: MoveEvaluation): string =>
    say(name, { move: called(each.move), share: Math.round(100 * each.expected), visits: each.visits, tries });
  const why = said("explain-search", chosen);
  const moves = others.map((each) => said("explain-other", each)).join("; ");
  return moves ? [why, say("explain-others", { moves })] : [why];
}

/** Chances that people have a word for, each with the name of that word. */
const CHANCES = [
  [0.02, "hardly"], [0.1, "one-in-ten"], [0.2, "one-in-five"], [0.25, "one-in-four"], [1 / 3, "one-in-three"], [0.5, "even"],
  [2 / 3, "two-in-three"], [0.75, "three-in-four"], [0.8, "four-in-five"], [0.9, "nine-in-ten"], [0.98, "almost"],
] as const;
/** With less between them nobody should care which of two moves is made, and with more one is clearly better. */
const [ALIKE, CLEAR] = [0.02, 0.08];

/** The chance that people would speak of. */
export function chanceName(share: number): string {
  const distance = ([chance]: readonly [number, string]) => Math.abs(chance - share);
  return CHANCES.reduce((best, each) => (distance(each) < distance(best) ? each : best), CHANCES[0])[1];
}

/** The same without numbers: how likely one wins with it, and how much better it is than the next best. */
export function plainReasons({ weighed }: Reasons, called: (move: number) => string, say: Say): string[] {
  const [chosen, next] = weighed;
  if (!chosen) return [];
  const first = say("table-chance", { chance: chanceName(chosen.expected) });
  if (!next) return [first];
  const ahead = chosen.expected - next.expected;
  const how = ahead < ALIKE ? "alike" : ahead < CLEAR ? "little" : "clear";
  return [first, say("table-beside", { how, move: called(next.move) })];
}
