/** All words that people read, from Fluent texts. A viewer's own seat is “you”; names carry their cases and gender. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { type TableSchema, HIDDEN, nameOf, NONE, seatNumber } from "../schema/schema";
import type { Layout } from "../schema/layout";
import { type Choice, touchedCards } from "../schema/moves";
import type { SeatEvent } from "../schema/story";
import type { Value } from "../schema/values";
import { card, isPlayingCard, rankAndSuit, RANKS, SUIT_SIGNS } from "./playing_cards";

export const CASES = ["gen", "dat", "acc", "ins", "pre"] as const;
const UNKNOWN = "unknown";
const PLACE = /^(p[1-9][0-9]?)\.([a-z]+)([0-9]*)$/;

/** What somebody or something is called, in every case of the language, and the gender that verbs agree with. */
export interface Name {
  text: string;
  gender: string;
  cases: Record<string, string>;
}

type Arguments = Record<string, Value>;

/** A bundle of texts in which later ones win. */
export function bundleOf(language: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** The words of one language, without a table. */
export class Texts {
  constructor(
    readonly language: string,
    protected readonly bundle: FluentBundle,
  ) {}

  has(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  /** A message with its blanks filled as they are; its own name where there is no such message. */
  format(name: string, given: Record<string, FluentVariable> = {}, attribute?: string): string {
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, given, []) : attribute ? "" : name;
  }

  /** A message with its cases and gender, where it has them. */
  name(message: string, given: Record<string, FluentVariable> = {}): Name {
    const cases = CASES.map((form) => [form, this.format(message, given, form)]).filter(([, text]) => text);
    return {
      text: this.format(message, given),
      gender: this.format(message, given, "gender") || UNKNOWN,
      cases: Object.fromEntries(cases) as Record<string, string>,
    };
  }
}

/** The words at one table, as one viewer reads them. */
export class Words extends Texts {
  constructor(
    language: string,
    bundle: FluentBundle,
    readonly schema: TableSchema,
    readonly names: readonly Name[],
    readonly viewer: number | null,
    /** What people read in place of a word that only the table uses. */
    readonly called: ReadonlyMap<string, string> = new Map(),
  ) {
    super(language, bundle);
  }

  /** A message on one line: blanks that stay empty leave no gap. */
  say(name: string, given: Arguments = {}): string {
    return this.format(name, this.filled(given)).split(/\s+/).filter(Boolean).join(" ");
  }

  /** A message, or a part of it, about people and cards of the table; empty where there is no such part. */
  tell(name: string, given: Arguments = {}, part?: string): string {
    return this.format(name, this.filled(given), part || undefined);
  }

  sentence(name: string, given: Arguments = {}): string {
    return capital(this.say(name, given));
  }

  event(event: SeatEvent): string {
    return capital(this.format(`event-${event.name}`, { ...this.filled(event.fields), said: this.called.get(event.said) ?? event.said }));
  }

  /** What a zone or counter is called. */
  zone(path: string): string {
    return this.say(`zone-${nameOf(path)}`);
  }

  /** A move in words; cards that it touches and its message does not name stand behind. */
  label(choice: Choice, layout: Layout): string {
    const cards = touchedCards(choice, layout);
    const said = this.say(`move-${choice.verb.name}`, { ...choice.blanks, ...cards });
    const seen = Object.values(cards).filter((face): face is string => face !== null && face !== HIDDEN);
    const unsaid = [...new Set(seen.map((face) => this.card(face)))].filter((title) => !said.includes(title));
    return unsaid.length ? `${said} (${unsaid.join(", ")})` : said;
  }

  seat(seat: number): string {
    return this.seatOf(seat).text;
  }

  /** The name of a seat, also where the seat is “you”. */
  seatName(seat: number): Name {
    return this.names[seat] ?? { text: `p${String(seat + 1)}`, gender: UNKNOWN, cases: {} };
  }

  // Cards

  /** A card as people call it. */
  card(face: string): string {
    return this.cardName(face).text;
  }

  /** The whole name of a card: “King of hearts” where the table shows K♥. */
  cardTitle(face: string): string {
    const { rank, suit } = rankAndSuit(face);
    if (this.has(`card-${face}`) || !RANKS.includes(rank)) return capital(this.card(face));
    return capital(
      this.format("playing-card", { rank: this.format(`rank-${rank}`), suit: this.format(`suit-${suit}`) }),
    );
  }

  /** What a card says; for a playing card what it does, or counts, in this game. */
  cardText(face: string): string {
    if (!isPlayingCard(face)) return this.format(`card-${face}`, {}, "text");
    const name = this.about(face);
    return this.has(name) ? this.format(name, { value: RANKS.indexOf(rankAndSuit(face).rank) + 1 }) : "";
  }

  /** What is settled about a card that its text leaves open; empty if nothing. */
  cardRuling(face: string): string {
    return this.format(this.about(face), {}, "ruling");
  }

  /** When cards of its kind can be played that cannot be now; empty if that is not said. */
  laterOf(face: string): string {
    return this.format(`type-${this.schema.face(face)?.type ?? ""}`, {}, "later");
  }

  /** Whether a playing card does more than its rank says. */
  hasOwnDeed(face: string): boolean {
    return this.has(`does-${rankAndSuit(face).rank}`);
  }

  /** The message that says what a card does; playing cards share one for each rank. */
  private about(face: string): string {
    if (!isPlayingCard(face)) return `card-${face}`;
    return this.hasOwnDeed(face) ? `does-${rankAndSuit(face).rank}` : "does-rank";
  }

  /** Any part of a card's words: its tip, its flavour. */
  cardPart(face: string, part: string): string {
    return this.format(`card-${face}`, {}, part);
  }

  /** A `type` or `label` of cards, as people call it. */
  kind(of: "type" | "label", name: string): string {
    return this.has(`${of}-${name}`) ? this.say(`${of}-${name}`) : name;
  }

  /** A value as people read it. */
  shown(value: Value): string {
    return typeof value === "number" ? String(value) : this.show(value).name.text;
  }

  // What fills the blanks

  /** Each value as `$target`, with all that a sentence may ask about it: what it is, its gender, its cases. */
  private filled(given: Arguments): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === "number") {
        filled[name] = value;
        filled[`${name}_is`] = "number";
        continue;
      }
      const shown = this.show(value);
      filled[name] = shown.name.text;
      filled[`${name}_is`] = shown.kind;
      filled[`${name}_gender`] = shown.name.gender;
      for (const form of CASES) filled[`${name}_${form}`] = shown.name.cases[form] ?? shown.name.text;
      filled[`${name}_same`] = value === given["seat"] ? "same" : "other";
      Object.assign(filled, sides(name, value));
    }
    return filled;
  }

  private show(value: Exclude<Value, number>): { name: Name; kind: string } {
    if (value === null || typeof value === "boolean") return { name: plain("–"), kind: "none" };
    if (Array.isArray(value)) return { name: joined(value.map((part) => this.show(part).name)), kind: "several" };
    const seat = seatNumber(value);
    if (seat !== NONE) return { name: this.seatOf(seat), kind: seat === this.viewer ? "you" : "other" };
    if (value === HIDDEN) return { name: this.cardName(value), kind: "hidden" };
    if (this.schema.face(value)) return { name: this.cardName(value), kind: "seen" };
    const called = this.called.get(value);
    if (called !== undefined) return { name: plain(called), kind: "word" };
    const place = PLACE.exec(value);
    if (place && this.has(`place-${place[2] ?? ""}`)) {
      const text = this.say(`place-${place[2] ?? ""}`, { seat: place[1] ?? "", place: place[3] ?? "" });
      return { name: plain(text), kind: "place" };
    }
    if (!value) return { name: plain(""), kind: "none" };
    return { name: this.has(`word-${value}`) ? this.name(`word-${value}`) : plain(value), kind: "word" };
  }

  private seatOf(seat: number): Name {
    return seat === this.viewer && this.has("you") ? this.name("you") : this.seatName(seat);
  }

  private cardName(face: string): Name {
    if (face === HIDDEN) return this.name("hidden-card");
    return this.has(`card-${face}`) ? this.name(`card-${face}`) : plain(card(face));
  }
}

export function plain(text: string): Name {
  return { text, gender: UNKNOWN, cases: {} };
}

/** Several names in a row, in every case. */
function joined(names: Name[]): Name {
  const [first] = names;
  if (names.length < 2) return first ?? plain("–");
  const cases = CASES.map((form) => [form, names.map((name) => name.cases[form] ?? name.text).join(", ")]);
  return {
    text: names.map((name) => name.text).join(", "),
    gender: "plural",
    cases: Object.fromEntries(cases) as Record<string, string>,
  };
}

/** Of a ratio, 2:1, both sides are numbers. */
function sides(name: string, value: Value): Record<string, number> {
  const found = typeof value === "string" ? /^(\d+):(\d+)$/.exec(value) : null;
  return found ? { [`${name}_left`]: Number(found[1]), [`${name}_right`]: Number(found[2]) } : {};
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

export { SUIT_SIGNS };
