/** What one person does at a table besides moves: which moment they look at, which card is large, what is open. */

import { getContext, setContext } from "svelte";

import { type Card, layOut, type Layout, spreadsOf } from "../schema/layout";
import type { Observation } from "../schema/observation";
import { questionOf } from "../schema/question";
import { deedOf } from "../laws/meanings.svelte";
import { calledIn } from "../laws/shown";
import type { Cut } from "../state/drawings.svelte";
import type { TableModel } from "../state/table_model.svelte";
import { tableWords } from "../words/table_words";
import type { Words } from "../words/words";
import { whyStill } from "./asking";
import { isPrinted, saysMore } from "./beside";
import { changesBy, type ToldChange, toldChanges } from "./consequences";
import { type Moment, roundWinner } from "./moments";
import { Offered } from "./offered";
import type { Staged } from "./staging";
import { cardThings, zoneOf } from "./things";
import type { Touches } from "./touches.svelte";

export type Opened = "" | "menu" | "moves" | "share" | "keys" | "resign" | "rules";
export type Tab = "log" | "talk" | "moves";

export interface Enlarged {
  card: Pick<Card, "face" | "badges" | "onlyMine">;
  /** Where it lies, so that its large picture lies beside it. */
  beside: DOMRect;
  /** A picture that came by pointing goes by pointing elsewhere; others are closed. */
  how: "hover" | "tap";
  /** Why it cannot be touched now. */
  why: string;
  /** The card with all that is known of it; its words, where it lies as large as that; or only why it cannot be touched. */
  shows: "card" | "words" | "why";
}

const HOVER = 450;

export class Desk {
  /** The moment that is looked at; null for now. */
  moment = $state.raw<{ ply: number; observation: Observation } | null>(null);
  enlarged = $state.raw<Enlarged | null>(null);
  /** The zone that is looked through. */
  lookedThrough = $state.raw("");
  /** The seat that is shown large. */
  closeUp = $state.raw<number | null>(null);
  /** What happens on the stage now. */
  staged = $state.raw<Staged | null>(null);
  /** What everybody should look up for now. */
  lookedUp = $state.raw<Moment | null>(null);
  opened = $state<Opened>("");
  tab = $state<Tab>("log");
  /** The panel at the bottom of a phone is up. */
  sheet = $state(false);
  /** What is new is explained in this game, and has its place. */
  explains = $state(false);
  muted = $state.raw<readonly string[]>([]);
  readonly offered = new Offered();

  readonly observation: Observation | null = $derived.by(() => this.moment?.observation ?? this.live.observation);
  readonly layout: Layout | null = $derived.by(() => (this.moment ? layOut(this.moment.observation) : this.live.layout));
  /** The laws in force now: also for one who looks back, since the story tells of all. */
  readonly laws: readonly string[] = $derived.by(() => {
    const kept = this.live.schema?.document.laws?.texts;
    return kept === undefined ? [] : (this.live.observation?.lines(kept) ?? []);
  });
  readonly words: Words | null = $derived.by(() =>
    this.live.schema ? tableWords(this.live.schema, this.live.info?.seats ?? [], this.live.seat, calledIn(this.laws, deedOf)) : null,
  );

  /** One has won the round, and is asked something because of it. */
  readonly wonRound: boolean = $derived.by(() => {
    const { seat, observation } = this.live;
    return seat !== null && observation !== null && roundWinner(observation) === seat;
  });

  constructor(
    readonly live: TableModel,
    readonly touches: Touches,
  ) {}

  /** What touching a thing would change, in words. */
  consequencesOf(thing: string): ToldChange[] {
    const { words, live, touches } = this;
    return words ? toldChanges(changesBy(touches.state, live.foreseen, thing), words.schema, words, zoneOf(words.schema, thing)) : [];
  }

  /** Show the table as it was after a move. */
  goTo(ply: number): void {
    const observation = this.live.history.get(ply);
    if (!observation) return;
    this.moment = { ply, observation };
    this.touches.asleep = true;
  }

  /** Show a card large; by its names on the table it is known why it does not glow. */
  enlarge(card: Enlarged["card"], element: Element, how: Enlarged["how"], names: readonly string[] = [], shows: Enlarged["shows"] = "card"): void {
    clearTimeout(this.timer);
    this.enlarged = { card, beside: element.getBoundingClientRect(), how, why: whyStill(this, names, card.face), shows };
  }

  /** Show the card that an element stands for. */
  enlargeAt(path: string, face: string, element: Element): void {
    const spread = this.layout ? spreadsOf(this.layout).find((one) => one.path === path) : undefined;
    const at = spread?.cards.findIndex((one) => one.face === face) ?? -1;
    const card = spread?.cards[at];
    if (spread && card) this.enlarge({ ...card, onlyMine: card.onlyMine && spread.shape !== "fan" }, element, "tap", cardThings(spread, at));
  }

  /** Somebody points at a card: after a moment it is shown large, if that says more than is seen on it; or it is told why it does not glow. */
  hover(card: Enlarged["card"], element: Element, cut: Cut, names: readonly string[] = []): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!element.isConnected || this.live.busy || !this.words) return;
      const more = saysMore(this.words, card, cut);
      if (more || whyStill(this, names, card.face)) this.enlarge(card, element, "hover", names, !more ? "why" : isPrinted(cut) ? "words" : "card");
    }, HOVER);
  }

  /** Keep in mind what is offered now, for as long as the component lives that begins it. */
  watchOffers(): void {
    $effect(() => {
      const { observation, choices, seat, story } = this.live;
      if (observation && seat !== null && choices.length) {
        this.offered.note({ turn: observation.turns, question: questionOf(observation, seat).name, choices, story });
      }
    });
  }

  unhover(): void {
    clearTimeout(this.timer);
    if (this.enlarged?.how === "hover") this.enlarged = null;
  }

  /** Show a seat large. */
  lookAt(seat: number): void {
    this.closeUp = seat;
  }

  lookThrough(path: string): void {
    this.unhover();
    this.lookedThrough = path;
  }

  /** Look at the whole table again; false if nothing else was looked at. */
  endLook(): boolean {
    const looked = this.lookedThrough !== "" || this.closeUp !== null;
    this.lookedThrough = "";
    this.closeUp = null;
    return looked;
  }

  private timer: ReturnType<typeof setTimeout> | undefined;

  now(): void {
    this.moment = null;
    this.touches.asleep = false;
  }
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): void {
  setContext(KEY, desk);
}

/** Nothing where a table is shown without anybody at it. */
export function useDesk(): Desk | null {
  return getContext<Desk | undefined>(KEY) ?? null;
}
