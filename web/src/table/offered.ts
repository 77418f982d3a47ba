/** What could be touched earlier in a turn, and what happened then that it cannot be touched any more. */

import type { Choice } from "../schema/moves";
import type { SeatEvent } from "../schema/story";
import type { StoryEntry } from "../state/table_model.svelte";

/** A moment at which somebody is asked. */
export interface Asking {
  turn: number;
  question: string;
  choices: readonly Choice[];
  story: readonly StoryEntry[];
}

/** What one question offered, and how much had been told then. */
interface Offer {
  things: ReadonlySet<string>;
  told: number;
}

export class Offered {
  private turn = -1;
  private question = "";
  private readonly offers = new Map<string, Offer>();
  /** What ended it, for each thing that the same question offered before. */
  private readonly ended = new Map<string, SeatEvent>();

  note({ turn, question, choices, story }: Asking): void {
    if (turn !== this.turn) {
      this.offers.clear();
      this.ended.clear();
    }
    this.turn = turn;
    this.question = question;
    const things = new Set(choices.flatMap(({ touch }) => touch));
    const before = this.offers.get(question);
    const happened = before && story[before.told]?.event;
    for (const thing of before?.things ?? []) if (happened && !things.has(thing)) this.ended.set(named(question, thing), happened);
    for (const thing of things) this.ended.delete(named(question, thing));
    this.offers.set(question, { things, told: story.length });
  }

  /** What happened when these ceased to be offered by what is asked now. */
  endedBy(things: readonly string[]): SeatEvent | null {
    for (const thing of things) {
      const found = this.ended.get(named(this.question, thing));
      if (found) return found;
    }
    return null;
  }
}

const named = (question: string, thing: string): string => `${question} ${thing}`;
