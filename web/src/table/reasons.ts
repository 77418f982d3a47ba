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
