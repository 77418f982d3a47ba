/** The phrase of the move that is being built: what was touched, and what to touch next. */

import type { Drawing } from "../book/drawing";
import { HIDDEN, seatNumber } from "../book/book";
import { capital, type Words } from "../words/words";
import { faceOf, kindOf, type ThingKind } from "./things";
import { commonBeginning, type Touching } from "./touching";

export interface Phrase {
  /** What the move is so far: “Attack”, or the card that was touched. */
  begun: string;
  /** What kinds of things can be touched next. */
  next: ThingKind[];
}

export function phraseOf(state: Touching, words: Words, drawing: Drawing): Phrase {
  const labels = state.possible.map((choice) => words.label(choice, drawing));
  const shared = state.touched.length ? commonBeginning(labels) : "";
  const kinds = [...new Set([...state.next].map((thing) => kindOf(words.book, drawing, thing)))];
  return { begun: shared || state.touched.map((thing) => called(thing, words, drawing)).join(" → "), next: kinds };
}

/** What a thing is called: a name, a card's title, a zone. */
export function called(thing: string, words: Words, drawing: Drawing): string {
  const seat = seatNumber(thing);
  if (seat >= 0) return capital(words.seat(seat));
  const face = faceOf(drawing, thing);
  if (face && face !== HIDDEN) return capital(words.card(face));
  const [path = thing] = thing.split(":");
  return words.zone(words.book.entry(path) >= 0 ? path : path.split(".").slice(0, -1).join("."));
}
