/** How a move is built by touching one thing after another. Pure: choices and what was touched in, what can follow out. */

import type { Choice } from "../book/moves";

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

/** What every move begins with, where there is only one such thing: nobody has to touch it. */
export function givenBy(choices: readonly Choice[]): string[] {
  const paths = choices.map((choice) => choice.touch).filter((path) => path.length > 0);
  const first = paths[0]?.[0];
  const shared = first !== undefined && paths.every((path) => path.length > 1 && path[0] === first);
  return shared ? [first] : [];
}

/** Where a move stands after these touches. */
export function touching(choices: readonly Choice[], own: readonly string[], isThere: IsThere): Touching {
  const given = givenBy(choices);
  const touched = begins(given, own) ? own : [...given, ...own];
  const kept = longestPossible(choices, touched, given.length);
  const possible = choices.filter((choice) => begins(kept, choice.touch));
  const longer = possible.filter((choice) => choice.touch.length > kept.length);
  const onward = (choice: Choice) => choice.touch[kept.length] ?? "";
  return {
    touched: kept,
    given: Math.min(given.length, kept.length),
    next: new Set(longer.map(onward).filter(isThere)),
    complete: possible.filter((choice) => choice.touch.length === kept.length && (kept.length > 0)),
    unseen: longer.filter((choice) => !isThere(onward(choice))),
    possible,
  };
}

/** The moves that are buttons of their own: there is nothing to touch for them, or nothing to choose. */
export function buttonsOf(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => choice.touch.length === 0 || choice.verb.blanks.length === 0);
}

/** What is touched after one more touch: it goes on, or begins anew with something else that a move begins with. */
export function touched(state: Touching, choices: readonly Choice[], thing: string): readonly string[] {
  if (state.next.has(thing)) return [...state.touched, thing];
  if (state.touched.at(-1) === thing) return state.touched.slice(0, Math.max(state.given, state.touched.length - 1));
  const starts = choices.some((choice) => choice.touch[state.given] === thing && begins(state.touched.slice(0, state.given), choice.touch));
  return starts ? [...state.touched.slice(0, state.given), thing] : state.touched;
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
function longestPossible(choices: readonly Choice[], touched: readonly string[], least: number): readonly string[] {
  for (let length = touched.length; length > least; length--) {
    const kept = touched.slice(0, length);
    if (choices.some((choice) => begins(kept, choice.touch))) return kept;
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
