/** The hands of the person at the table: what they have touched so far, and what that makes possible. */

import { getContext, setContext } from "svelte";

import { offersAmong } from "../schema/exchange";
import type { Choice } from "../schema/moves";
import { settings } from "../state/settings.svelte";
import type { TableModel } from "../state/table_model.svelte";
import { Fading } from "./fading";
import { insideOf, thingsOf } from "./things";
import { asksVerb, type VerbGroup, verbGroupsOf } from "./verbs";
import { decided, isBegun, restOf, touched, touching, type Touching } from "./touching";

const NOBODY: Touching = { touched: [], given: 0, next: new Set(), complete: [], unseen: [], possible: [] };

export class Touches {
  #own = $state.raw<readonly string[]>([]);
  /** The choices that the touches belong to: others begin anew. */
  #of = $state.raw<readonly Choice[]>([]);
  #asking = $state.raw<Choice | null>(null);
  /** A costly move that a button has named: it is the only one of its verb. */
  #named = $state.raw<Choice | null>(null);
  /** The thing that is pointed at or has the focus. */
  near = $state.raw<string | null>(null);
  /** Nothing can be touched while something else is looked at. */
  asleep = $state(false);

  readonly #things: ReadonlySet<string> = $derived.by(() =>
    this.live.layout ? thingsOf(this.live.layout) : new Set<string>(),
  );
  readonly choices: readonly Choice[] = $derived.by(() => (this.asleep ? [] : this.live.choices));

  /** The verb that was chosen, where it is asked for first. */
  #verb = $state.raw("");
  readonly #isSame: boolean = $derived.by(() => this.#of === this.choices || sameMoves(this.#of, this.choices));

  /** What is chosen from before anything is touched; nothing where the things say by themselves what is meant. */
  readonly verbGroups: readonly VerbGroup[] = $derived.by(() => {
    const offers = this.live.schema ? offersAmong(this.live.schema.document, this.choices) : [];
    // Offers of an exchange are put together in a window of their own.
    const offered = new Set(offers.map(({ choice }) => choice));
    const verbGroups = verbGroupsOf(this.choices.filter((choice) => !offered.has(choice)));
    return asksVerb(verbGroups, this.#touched(this.choices, []).next) ? verbGroups : [];
  });

  /** The group of moves that was chosen by its verb. */
  readonly verbGroup: VerbGroup | null = $derived.by(() => (this.#isSame && this.verbGroups.find(({ verb }) => verb === this.#verb)) || null);

  readonly state: Touching = $derived.by(() => {
    if (!this.choices.length) return NOBODY;
    if (this.verbGroups.length && !this.verbGroup) return { ...NOBODY, possible: [...this.choices] };
    return this.#touched(this.verbGroup?.choices ?? this.choices, this.#isSame ? this.#own : []);
  });

  /** Only words are missing for this move. */
  readonly asking: Choice | null = $derived.by(() => {
    const wanted = this.#asking;
    return wanted && (this.choices.find((choice) => choice.move === wanted.move) ?? null);
  });

  /** The move that would be made by touching what is pointed at. */
  readonly coming: Choice[] = $derived.by(() => {
    const { near, state } = this;
    if (near === null || !state.next.has(near)) return [];
    return state.possible.filter((choice) => restOf(state, choice)[0] === near);
  });

  /** A costly move that one touch has named: it waits until it is meant. */
  readonly unsure: Choice | null = $derived.by(() => {
    if (this.#named && this.#isSame) return this.#named;
    const move = decided(this.state);
    return move && this.asksFirst(move) ? move : null;
  });
  #touched(choices: readonly Choice[], own: readonly string[]): Touching {
    return touching(choices, own, (thing) => this.#things.has(thing));
  }

  private readonly fading = new Fading();

  constructor(readonly live: TableModel) {}

  /** Keep in mind what ceases to glow, for as long as the component lives that begins it. */
  watchFading(): void {
    $effect(() => {
      this.fading.note(this.state.next, performance.now());
    });
  }

  /** Whether a touch comes a moment too late, or was one too many: it is neither a move nor a wish to look. */
  isLate(names: readonly string[]): boolean {
    return this.fading.isLate(names, performance.now());
  }

  /** Whether a move is being built. */
  get begun(): boolean {
    return isBegun(this.state);
  }

  /** By which of its names something can be touched now. */
  glowing(names: readonly string[]): string | null {
    return names.find((name) => this.state.next.has(name)) ?? null;
  }

  isTouched(names: readonly string[]): boolean {
    return names.some((name) => this.state.touched.includes(name));
  }

  /** The cards of a zone that can be touched one by one. */
  inside(path: string): string[] {
    return insideOf(path, this.state.next);
  }

  touch(thing: string): void {
    const move = this.after(thing);
    if (move && !this.asksFirst(move)) this.make(move);
  }

  /** A card was dragged there: nobody does that by mistake. */
  drop(thing: string): void {
    const move = this.after(thing);
    if (move) this.make(move);
  }

  private after(thing: string): Choice | null {
    this.#named = null;
    this.#own = touched(this.state, this.verbGroup?.choices ?? this.choices, thing);
    this.#of = this.choices;
    this.near = null;
    return decided(this.state);
  }

  private asksFirst(move: Choice): boolean {
    const { touched, given } = this.state;
    return !this.verbGroup && this.isCostly(move) && touched.length - given === 1;
  }

  private isCostly(move: Choice): boolean {
    return this.live.atStake && settings.asks && Boolean(move.verb.costly);
  }

  /** Say what is to be done; what is touched then tells with what. What can be done in one way only is done; if it is costly, it is asked for once more. */
  choose(verb: string): void {
    const { choices = [] } = this.verbGroups.find((each) => each.verb === verb) ?? {};
    const [only] = choices;
    if (only && choices.length === 1) {
      this.reset();
      this.#of = this.choices;
      if (this.isCostly(only)) this.#named = only;
      else this.make(only);
      return;
    }
    this.#own = [];
    this.#verb = this.verbGroup?.verb === verb ? "" : verb;
    this.#of = this.choices;
    this.near = null;
  }

  /** Make a move, or ask for the words that go with it. */
  make(choice: Choice): void {
    if (choice.verb.speech) {
      this.#asking = choice;
      return;
    }
    this.play(choice, "");
  }

  play(choice: Choice, text: string): void {
    this.#asking = null;
    this.reset();
    this.live.play(choice.move, text);
  }

  /** Take the last touch back; false if there is none. */
  back(): boolean {
    if (this.asking) {
      this.#asking = null;
      this.reset();
      return true;
    }
    if (this.#named) this.#named = null;
    else if (this.begun) this.#own = this.state.touched.slice(0, -1);
    else if (this.verbGroup) this.#verb = "";
    else return false;
    return true;
  }

  /** The focus has gone on from an element, perhaps because it is no more: only its own attributes still say what it was. */
  left({ dataset: { thing } }: HTMLElement): void {
    if (this.near === thing) this.near = null;
  }

  reset(): void {
    this.#named = null;
    this.#own = [];
    this.#verb = "";
    this.near = null;
  }
}

/** Whether the same can be done. */
export function sameMoves(one: readonly Choice[], other: readonly Choice[]): boolean {
  return one.length === other.length && one.every((choice, at) => choice.move === other[at]?.move);
}

const KEY = Symbol("touches");

export function provideTouches(touches: Touches): void {
  setContext(KEY, touches);
}

/** Nothing where a table is only looked at. */
export function useTouches(): Touches | null {
  return getContext<Touches | undefined>(KEY) ?? null;
}
