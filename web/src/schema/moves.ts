/** Moves are numbers: a verb in the lowest byte, then a byte for each blank. With the schema they become words and touches. */

import { type TableSchema, seatName, seatNumber, type SchemaVerb } from "./schema";
import { cardAt, type Layout } from "./layout";
import type { Observation } from "./observation";
import { wordsOf } from "./values";

/** A move that can be made now. */
export interface Choice {
  move: number;
  verb: SchemaVerb;
  notation: string;
  /** The words in its blanks, by the blank's name. */
  blanks: Record<string, string>;
  /** What to touch for it, in order; nothing for a move that is a button of its own. */
  touch: string[];
}

const BLANK = /\{(\w+)\}/g;
const PLACE = /^(.+)\.(\d+)$/;

export function verbOf(schema: TableSchema, move: number): SchemaVerb {
  const verb = schema.document.verbs[move % 256];
  if (!verb) throw new Error(`there is no verb ${String(move % 256)}`);
  return verb;
}

function argumentsOf(verb: SchemaVerb, move: number): number[] {
  // Six blanks of eight bits go beyond what bit operators can do here.
  return verb.blanks.map((_, at) => Math.floor(move / 256 ** (at + 1)) % 256);
}

function fill(phrase: string, words: Record<string, string>): string {
  return phrase.replace(BLANK, (_, blank: string) => words[blank] ?? "").split(/\s+/).filter(Boolean).join(" ");
}

/** A move as it is written and made at a table that looks like this. */
export function choiceOf(observation: Observation, move: number, seat: number): Choice {
  const { schema, names } = observation;
  const verb = verbOf(schema, move);
  const numbers = argumentsOf(verb, move);
  const blanks: Record<string, string> = {};
  const touched: Record<string, string> = { me: seatName(seat), them: seatName(1 - (seat % 2)) };
  verb.blanks.forEach((blank, at) => {
    const number = numbers[at] ?? 0;
    blanks[blank.name] = wordsOf(blank, names)[number] ?? "";
    touched[blank.name] = (blank.touched ?? blank.words)[number] ?? "";
  });
  const touch = fill(verb.touch, touched).split(" ").filter(Boolean);
  return { move, verb, notation: fill(verb.phrase, blanks), blanks, touch: touch.map((thing) => found(observation, thing)) };
}

/** Of several things, with bars between them, the first that lies on the table. */
function found(observation: Observation, thing: string): string {
  const things = thing.split("|").map((each) => meant(observation.schema, each));
  return things.find((each) => things.length > 1 && isThere(observation, each)) ?? things[0] ?? "";
}

function isThere(observation: Observation, thing: string): boolean {
  const { schema } = observation;
  const [path = "", face] = thing.split(":");
  if (face) return schema.entry(path) >= 0 && observation.codes(path).some((code) => schema.card(code).face === face);
  const [, zone = "", place] = PLACE.exec(thing) ?? [];
  if (place) return schema.entry(zone) >= 0 && observation.codes(zone).length >= Number(place);
  return schema.entry(thing) >= 0 || seatNumber(thing) >= 0;
}

/** A place by its own name, where seats call it by another: `p1.clusters.2` is `blue.clusters.2`. */
function meant(schema: TableSchema, thing: string): string {
  for (const [alias, path] of Object.entries(schema.document.aliases)) {
    if (thing === alias || thing.startsWith(`${alias}.`) || thing.startsWith(`${alias}:`)) {
      return path + thing.slice(alias.length);
    }
  }
  return thing;
}

/** The cards at the places that a move names, by the blank that says which: `slot_card` for `{me}.attack.{slot}`. */
export function touchedCards(choice: Choice, layout: Layout): Record<string, string | null> {
  const found: Record<string, string | null> = {};
  for (const blank of choice.verb.blanks) found[`${blank.name}_card`] = null;
  choice.verb.touch
    .split(" ")
    .filter(Boolean)
    .forEach((template, at) => {
      const thing = choice.touch[at];
      const blank = [...template.matchAll(BLANK)].at(-1)?.[1];
      if (thing && blank && template.endsWith("}") && !template.includes(":")) {
        found[`${blank}_card`] = cardAt(layout, thing);
      }
    });
  return found;
}
