/** The phrase of the move that is being built: what was touched, and what to touch next. */

import type { Layout } from "../schema/layout";
import { HIDDEN, seatNumber } from "../schema/schema";
import type { Choice } from "../schema/moves";
import { capital, type Words } from "../words/words";
import { faceOf, kindOf, type ThingKind } from "./things";
import type { Touches } from "./touches.svelte";
import { commonBeginning, type Touching } from "./touching";
import { verbGroupWords } from "./verbs";

export interface Phrase {
  /** What the move is so far: “Attack”, or the card that was touched. */
  begun: string;
  /** What kinds of things can be touched next. */
  next: ThingKind[];
}

export function phraseOf(state: Touching, words: Words, layout: Layout): Phrase {
  const labels = state.possible.map((choice) => words.label(choice, layout));
  const shared = state.touched.length ? commonBeginning(labels) : "";
  // Nobody touched a pile that is given, nor has to be told of it.
  const told = state.touched.filter((thing, at) => at >= state.given || kindOf(words.schema, layout, thing) !== "zone");
  return { begun: shared || told.map((thing) => called(thing, words, layout)).join(" → "), next: kindsOf(state, words, layout) };
}

/** What a thing is called: a name, a card's title, a zone. */
export function called(thing: string, words: Words, layout: Layout): string {
  const seat = seatNumber(thing);
  if (seat >= 0) return capital(words.seat(seat));
  const face = faceOf(layout, thing);
  if (face && face !== HIDDEN) return capital(words.card(face));
  const [path = thing] = thing.split(":");
  return words.zone(words.schema.entry(path) >= 0 ? path : path.split(".").slice(0, -1).join("."));
}

/** The move that is being made, in place of the question; empty while none is begun. */
export function moveBegun(touches: Touches, words: Words, layout: Layout, touch: (next: readonly ThingKind[]) => string): string {
  const label = (choice: Choice) => words.label(choice, layout);
  const { coming, verbGroup, begun, state } = touches;
  if (coming.length) return commonBeginning(coming.map(label));
  const so = verbBegun(touches, words, layout);
  const next = begun || verbGroup ? kindsOf(state, words, layout) : [];
  return so && next.length ? `${so}: ${touch(next)}` : so;
}

/** What is being done, without what is missing; empty while nothing was begun. */
export function verbBegun({ verbGroup, begun, state }: Touches, words: Words, layout: Layout): string {
  if (begun) return phraseOf(state, words, layout).begun;
  return verbGroup ? verbGroupWords(verbGroup, (choice) => words.label(choice, layout)) : "";
}

function kindsOf(state: Touching, words: Words, layout: Layout): ThingKind[] {
  return [...new Set([...state.next].map((thing) => kindOf(words.schema, layout, thing)))];
}

/** A title, and what follows after its colon with a capital of its own. */
export function titled(line: string): [title: string, rest: string] {
  const end = line.indexOf(": ");
  return end > 0 ? [line.slice(0, end), capital(line.slice(end + 2))] : [line, ""];
}

/** A question, and what is said beside it. */
export function parted(line: string): [question: string, rest: string] {
  const end = line.indexOf("?") + 1;
  return end > 0 && end < line.length ? [line.slice(0, end), line.slice(end).trim()] : [line, ""];
}
