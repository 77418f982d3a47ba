/** The table of a lesson: a position, what the learner has tried in it, and what is told about that. */

import type { TableSchema } from "../schema/schema";
import { choiceOf, verbOf } from "../schema/moves";
import { Observation } from "../schema/observation";
import { readLines } from "../schema/story";
import { OfflineTable } from "../state/offline_table.svelte";
import { Refused } from "../wire/http";
import type { LessonInfo, Seat, StepInfo, Tried } from "../wire/contract";
import { schemaOf, taskPart, tryMoves, wrongParts } from "./lesson";

export type StepVerdict = "" | "right" | "wrong";

/** Who learns: what they are called, and their picture. */
export interface Learner {
  name: string;
  avatar: string;
}

const LEARNER = 0;

export class LessonTable extends OfflineTable {
  lesson = $state.raw<LessonInfo | null>(null);
  /** The number of the step; as many as there are when the lesson is over, -1 before it begins. */
  at = $state.raw(-1);
  verdict = $state.raw<StepVerdict>("");
  /** What is told about the last move: the names of parts of the step's message, the best first. */
  comment = $state.raw<string[]>([]);
  /** The moves that are right now. */
  wanted = $state.raw<number[]>([]);
  mistakes = $state.raw(0);
  /** How many right moves were made in this step. */
  tried = $state.raw(0);
  done = $state.raw(false);

  #showing = $state.raw(false);
  private made: number[] = [];
  private known: Observation | null = null;
  private readonly schemas = new Map<string, TableSchema>();

  readonly step: StepInfo | null = $derived(this.lesson?.steps[this.at] ?? null);

  override get busy(): boolean {
    return this.#showing;
  }

  get over(): boolean {
    return this.lesson !== null && this.at >= this.lesson.steps.length;
  }

  /** The part of the step's message that says what to do; nothing where there is only something to see. */
  get task(): string {
    return this.step && this.tried < this.step.tries ? taskPart(this.tried) : "";
  }

  /** Go to a step, from its beginning. */
  async go(at: number, learner: Learner): Promise<void> {
    const { lesson } = this;
    if (!lesson) return;
    const step = lesson.steps[at];
    if (step) await this.lay(lesson, step, learner);
    this.at = at;
  }

  private async lay(lesson: LessonInfo, step: StepInfo, learner: Learner): Promise<void> {
    const schema = this.schemas.get(step.schema) ?? (await schemaOf(step, lesson.words));
    this.schemas.set(step.schema, schema);
    this.schemaName = step.schema;
    this.schema = schema;
    this.seat = LEARNER;
    this.info = {
      ...{ id: this.id, code: "", game: lesson.game, rules: 0, status: "playing", options: {}, host: "", hash: "" },
      seats: seatsFor(step.seats, learner),
    };
    this.made = [];
    this.tried = this.mistakes = 0;
    this.verdict = "";
    this.comment = [];
    this.done = step.tries === 0;
    this.wanted = step.wanted;
    this.known = this.observation = Observation.read(schema, step.observation, step.texts);
    this.offer(step.moves);
  }

  private offer(moves: readonly number[]): void {
    const { observation } = this;
    this.choices = observation && !this.done ? moves.map((move) => choiceOf(observation, move, LEARNER)) : [];
  }

  override play = (move: number): void => {
    void this.attempt(move);
  };

  private async attempt(move: number): Promise<void> {
    const { step, schema, lesson } = this;
    if (!step || !schema || !lesson || this.sending) return;
    this.sending = true;
    this.refusal = null;
    try {
      const told = await tryMoves(lesson.game, step.name, [...this.made, move]);
      if (step === this.step) await this.answer(told, move, schema);
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      this.refusal = wrong.refusal;
    } finally {
      this.sending = false;
    }
  }

  private async answer(told: Tried, move: number, schema: TableSchema): Promise<void> {
    this.verdict = told.right ? "right" : "wrong";
    if (!told.right) {
      this.mistakes += 1;
      this.comment = wrongParts(this.tried, verbOf(schema, move));
      return;
    }
    this.made = [...this.made, move];
    this.choices = [];
    this.comment = [];
    const { updates = [], done = false, wanted = [] } = told;
    await this.showAll(updates, schema);
    this.tried += 1;
    this.done = done;
    this.wanted = wanted;
    this.mistakes = 0;
    if (done) this.comment = ["right"];
    else this.offer(updates.at(-1)?.[1][2] ?? []);
  }

  private async showAll(updates: NonNullable<Tried["updates"]>, schema: TableSchema): Promise<void> {
    this.#showing = true;
    const { step } = this;
    for (const [by, [changes, lines, , words = [], texts = []]] of updates) {
      const before = this.known;
      if (!before || step !== this.step) break;
      const after = before.changed(changes, texts);
      const shown = { ply: this.made.length, by, before, after, lines: readLines(schema, lines, words, after.names) };
      this.known = after;
      await this.present(shown, (observation) => {
        if (step === this.step) this.observation = observation;
      }, () => 0);
      if (step === this.step) this.observation = after;
    }
    this.#showing = false;
  }
}

/** The learner, and easy bots: they are called as those are called everywhere. */
function seatsFor(count: number, learner: Learner): Seat[] {
  const seat: Seat = { name: learner.name, avatar: learner.avatar, guest: "learner", connected: true };
  return [seat, ...Array.from({ length: count - 1 }, (): Seat => ({ bot: "easy", connected: true }))];
}
