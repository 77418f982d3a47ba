/** A table that is followed: what is seen, told and asked there, wherever it comes from. */

import type { TableSchema } from "../schema/schema";
import { layOut, type Layout } from "../schema/layout";
import type { Choice } from "../schema/moves";
import type { Observation } from "../schema/observation";
import type { Line, SeatEvent } from "../schema/story";
import type { ForeseenChange } from "../table/consequences";
import type { Reasons } from "../table/reasons";
import type { ClientMessage, Refusal, TableInfo, Talk } from "../wire/contract";
import type { Connection } from "../wire/socket";

/** One thing that happened: what was seen before and after, and the lines that tell it. */
export interface Step {
  ply: number;
  by: number;
  lines: Line[];
  before: Observation;
  after: Observation;
}

/** A sentence of the story, and the moment it belongs to. */
export interface StoryEntry {
  ply: number;
  event: SeatEvent;
}

export type ChatEntry =
  | { kind: "talk"; talk: Talk }
  | { kind: "gesture"; gesture: string; name: string; seat: number | null }
  | { kind: "notice"; what: string; seat: number | null; bot: string }
  | { kind: "hinted"; seat: number };

/**
 * Shows a step as it pleases, and is done when the next one may come. Until then it may show observations in between.
 * With the observation after the step it has been seen, and is told. `behind` says how many steps wait already.
 */
export type Presenter = (step: Step, show: (observation: Observation) => void, behind: () => number) => Promise<void>;

/** Shows what has become of the table, and nothing in between. */
export const atOnce: Presenter = (step, show) => {
  show(step.after);
  return Promise.resolve();
};

/** What everything that shows a table needs of it. */
export abstract class TableModel {
  info = $state.raw<TableInfo | null>(null);
  /** The own seat; null for a spectator. */
  seat = $state.raw<number | null>(null);
  guest = $state.raw("");
  schema = $state.raw<TableSchema | null>(null);
  /** What is shown now; it may be a few steps behind what is known. */
  observation = $state.raw<Observation | null>(null);
  story = $state.raw<readonly StoryEntry[]>([]);
  chat = $state.raw<ChatEntry[]>([]);
  votes = $state.raw<Record<string, { agreed: number[]; needed: number[] }>>({});
  /** When each awaited seat runs out of time, in milliseconds of this browser's clock. */
  deadlines = $state.raw<Record<number, number>>({});
  /** From when on the host may let a bot play for those who are gone, in milliseconds of this browser's clock. */
  standIns = $state.raw<Record<number, number>>({});
  ranking = $state.raw<number[][]>([]);
  /** One's own last move can still be taken back: nothing hidden was shown since. */
  takeback = $state.raw(false);
  connection = $state.raw<Connection>("connecting");
  /** Why the server ended the connection, where it said so. */
  farewell = $state.raw("");
  /** What was refused last; shown until something else is done. */
  refusal = $state.raw<Refusal | null>(null);
  /** The move that a bot would make, where a hint was asked for. */
  hint = $state.raw<number | null>(null);
  /** A hint was asked for, and a bot is thinking. */
  advising = $state.raw(false);
  /** How many more hints there are in this game; null where there is no limit, or none was asked for yet. */
  hintsLeft = $state.raw<number | null>(null);
  /** What the moves that can be made now would change, as far as one knows enough to tell. */
  foreseen = $state.raw<ReadonlyMap<number, readonly ForeseenChange[]>>(new Map());
  /** Why it would. */
  reasons = $state.raw<Reasons>({ weighed: [], tries: 0 });
  /** The table is gone, or never was. */
  gone = $state.raw<Refusal | null>(null);
  /** A move was sent and is not stored yet. */
  sending = $state.raw(false);
  layout: Layout | null = $derived(this.observation ? layOut(this.observation) : null);
  /** The hash of the table's schema. */
  schemaName = $state.raw("");
  /** Observations by ply, to show the table as it was. */
  readonly history = new Map<number, Observation>();
  /** Whether moves count: in a lesson they can be tried again. */
  readonly atStake: boolean = true;
  protected present: Presenter = atOnce;

  constructor(readonly id: string) {}

  /** What can be done now. */
  abstract choices: Choice[];
  /** Whether steps are still to be shown. */
  abstract get busy(): boolean;

  abstract play(move: number, text?: string): void;
  /** Make a move as people write it. */
  abstract write(said: string): void;
  abstract say(message: ClientMessage): void;
  /** This browser has a guest now, whom the source of the table does not know yet. */
  abstract introduce(): void;
  abstract close(): void;

  /** Ask what a bot would do; once is enough until it has answered. */
  askForHint(): void {
    if (this.advising) return;
    this.advising = true;
    this.say({ type: "hint" });
  }

  /** Ask what can be foreseen, where somebody knows. */
  foresee(): void {
    this.foreseen = new Map();
  }

  /** Show steps by this presenter from now on. */
  presentWith(present: Presenter): void {
    this.present = present;
  }
}
