/** How a move is built by touching one thing after another. Pure: choices and what was touched in, what can follow out. */

import type { Choice } from "../schema/moves";

export interface Touching {
  /** What counts as touched, in order; it begins with what every move begins with. */
  touched: readonly string[];
  /** How many of those nobody had to touch. */
  given: number;
  /** What can be touched next. */
  next: ReadonlySet<string>;
  /** Moves for which nothing more has to be touched. */
  complete: Choice[];
  /** Moves that go on with something that lies nowhere on the table: they are chosen by their words. */
  unseen: Choice[];
  /** All moves that are still possible. */
  possible: Choice[];
}

/** Whether something lies on the table where it can be touched. */
export type IsThere = (thing: string) => boolean;

/** What every move begins with, or as good as every: where there is only one such thing, nobody has to touch it. */
export function givenBy(choices: readonly Choice[]): string[] {
  const longer = choices.filter((choice) => choice.touch.length > 0);
  const first = longer[0]?.touch[0];
  const shared = first !== undefined && longer.every(({ touch }) => touch[0] === first);
  const start = shared ? first : sourceOf(longer);
  return start !== null && longer.every(({ touch }) => touch[0] !== start || touch.length > 1) ? [start] : [];
}

/** The one place that several kinds of moves begin with, whatever is chosen in them: beside others it is no choice either. */
function sourceOf(choices: readonly Choice[]): string | null {
  const verbs = new Map<string, Set<string>>();
  for (const { touch: [first = ""], verb } of choices) {
    if (isFixed(verb.touch)) verbs.set(first, (verbs.get(first) ?? new Set()).add(verb.name));
  }
  const [only, ...others] = verbs;
  return only && !others.length && only[1].size > 1 ? only[0] : null;
}

/** Whether moves of a kind begin with the same place each time. */
function isFixed(touch: string): boolean {
  const [first = ""] = touch.split(" ");
  return first !== "" && !first.replace(/{(me|them)}/, "").includes("{");
}

/** What is touched for a move, beginning with what is given. */
function pathOf(choice: Choice, given: readonly string[]): readonly string[] {
  return !choice.touch.length || begins(given, choice.touch) ? choice.touch : [...given, ...choice.touch];
}

/** Where a move stands after these touches. */
export function touching(choices: readonly Choice[], own: readonly string[], isThere: IsThere): Touching {
  const given = givenBy(choices);
  const touched = begins(given, own) ? own : [...given, ...own];
  const paths = new Map(choices.map((choice) => [choice, pathOf(choice, given)]));
  const kept = longestPossible([...paths.values()], touched, given.length);
  const lengthOf = (choice: Choice) => paths.get(choice)?.length ?? 0;
  const possible = choices.filter((choice) => begins(kept, paths.get(choice) ?? []));
  const longer = possible.filter((choice) => lengthOf(choice) > kept.length);
  const onward = (choice: Choice) => paths.get(choice)?.[kept.length] ?? "";
  return {
    touched: kept,
    given: Math.min(given.length, kept.length),
    next: new Set(longer.map(onward).filter(isThere)),
    complete: possible.filter((choice) => lengthOf(choice) === kept.length && kept.length > 0),
    unseen: longer.filter((choice) => !isThere(onward(choice))),
    possible,
  };
}

/** What is still to be touched for a move that is possible. */
export function restOf(state: Touching, choice: Choice): readonly string[] {
  return pathOf(choice, state.touched.slice(0, state.given)).slice(state.touched.length);
}

/** The moves that are buttons of their own: there is nothing to touch for them, or nothing to choose. */
export function buttonsOf(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => choice.touch.length === 0 || choice.verb.blanks.length === 0);
}

/** What is touched after one more touch: it goes on, or begins anew with something else that a move begins with. */
export function touched(state: Touching, choices: readonly Choice[], thing: string): readonly string[] {
  if (state.next.has(thing)) return [...state.touched, thing];
  if (state.touched.at(-1) === thing) return state.touched.slice(0, Math.max(state.given, state.touched.length - 1));
  const given = state.touched.slice(0, state.given);
  const starts = choices.some((choice) => pathOf(choice, given)[state.given] === thing);
  return starts ? [...given, thing] : state.touched;
}

/** The move that is told by the touches, if it is the only one and nothing could follow. */
export function decided(state: Touching): Choice | null {
  const [only] = state.complete;
  return only && state.complete.length === 1 && state.possible.length === 1 ? only : null;
}

/** Whether the last touch was taken for more than what was given. */
export function isBegun(state: Touching): boolean {
  return state.touched.length > state.given;
}

function begins(path: readonly string[], whole: readonly string[]): boolean {
  return path.every((thing, at) => whole[at] === thing);
}

/** As much of what was touched as some move still begins with. */
function longestPossible(paths: readonly (readonly string[])[], touched: readonly string[], least: number): readonly string[] {
  for (let length = touched.length; length > least; length--) {
    const kept = touched.slice(0, length);
    if (paths.some((path) => begins(kept, path))) return kept;
  }
  return touched.slice(0, least);
}

/** Words so short at an end belong to what would have followed: “Swap a …” is “Swap”. */
const DANGLING = /(\s\p{L}{1,2})+$/u;

/** Words that all labels begin with: “Attack Mira”, “Attack Otto” are both “Attack”. */
export function commonBeginning(labels: readonly string[]): string {
  const [first = "", ...rest] = labels.map((label) => label.split(" "));
  if (!first) return "";
  let length = first.length;
  for (const words of rest) {
    let same = 0;
    while (same < length && words[same] === first[same]) same++;
    length = same;
  }
  const shared = first.slice(0, length).join(" ");
  return (length < first.length ? shared.replace(DANGLING, "") : shared).replace(/[\s:,(–-]+$/, "");
}

/** Choices of one verb together, in the order in which verbs come. */
export function byVerb(choices: readonly Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(choice.verb.name, [...(groups.get(choice.verb.name) ?? []), choice]);
  return [...groups.values()];
}
