/** A table that is followed live: what this client sees, may do and hears, and how it is shown step by step. */

import { TableSchema, seatName } from "../schema/schema";
import { type Choice, choiceOf } from "../schema/moves";
import { Observation } from "../schema/observation";
import { readLines } from "../schema/story";
import type { ClientMessage, Hinted, Refusal, TableInfo, Update, Welcome } from "../wire/contract";
import { schema as fetchSchema, replay } from "../wire/http";
import { isForGood } from "../wire/refusals";
import { type Listener, type TableMessage, TableSocket } from "../wire/socket";
import { fetchAgain } from "./fetched.svelte";
import { TableModel, type Step } from "./table_model.svelte";
import { DealPart } from "./deal_part";
import { randomHex } from "./random";
import { deadlinesFrom, standInsFrom } from "./reducers/clocks";
import { addToChat, mergeTalk } from "./reducers/chat";
import { adviceIn } from "./reducers/hints";
import { type Known, moved } from "./reducers/steps";
import { dated, observationsIn, tell } from "./reducers/story";
import { voted, votesAtFirst } from "./reducers/votes";

const SPECTATOR = "spectator";

/** What to do with each message there is. */
type Hearing = { [T in TableMessage["type"]]: (message: Extract<TableMessage, { type: T }>) => void | Promise<void> };

export class LiveTable extends TableModel {
  #known = $state.raw<Known | null>(null);
  #pending = $state.raw<Step[]>([]);
  #showing = $state.raw(false);
  /** What is being shown leaves open what it was possible to do before: one of several who choose at once has chosen. */
  #steady = $state.raw(false);

  private socket: TableSocket;
  /** Steps that are known and not yet seen to their end: the story tells what came of a move after its cards have moved. */
  private untold: Step[] = [];
  /** How often the whole table was told. */
  private looks = 0;
  /** Moves that were sent, by their ids: each waits until the server answers by its id, and for nothing else. */
  private unanswered = new Map<string, ClientMessage>();
  private readonly deal: DealPart;
  private incoming: Promise<void> = Promise.resolve();

  constructor(id: string, { spectator = false } = {}) {
    super(id);
    this.deal = new DealPart(id);
    const listener: Listener = {
      // A welcome may have to wait for its schema: what comes after it waits too.
      received: (message) => (this.incoming = this.incoming.then(() => this.receive(message))),
      connection: (state) => {
        this.connection = state;
        if (state !== "open") {
          this.deal.interrupted();
          this.advising = false;
          return;
        }
        this.farewell = "";
        fetchAgain();
      },
      ply: () => this.#ply,
      unanswered: () => [...this.unanswered.values()],
    };
    this.socket = new TableSocket(id, listener, spectator);
  }

  override close(): void {
    this.socket.close();
  }

  /** This browser has a guest now, whom the connection that was opened before does not know. */
  override introduce(): void {
    this.socket.again();
  }

  /** What can be done now; nothing while something that changes it is still being shown, or while a move is sent. */
  override choices: Choice[] = $derived.by(() => {
    const { observation, seat } = this;
    const rests = this.info?.status !== "playing" || this.info.adjourned;
    if (!observation || seat === null || rests || this.sending || (this.busy && !this.#steady)) return [];
    return (this.#known?.moves ?? []).map((move) => choiceOf(observation, move, seat));
  });

  get #ply(): number {
    return this.#known?.ply ?? -1;
  }

  /** Whether steps are still to be shown. */
  override get busy(): boolean {
    return this.#showing || this.#pending.length > 0;
  }

  // What a person does

  override play(move: number, text = ""): void {
    this.send({ move, ...(text ? { text } : {}) });
  }

  /** Make a move as people write it. */
  override write(said: string): void {
    this.send({ said });
  }

  override say(message: ClientMessage): void {
    this.refusal = null;
    this.socket.say(message);
  }

  override foresee(): void {
    this.foreseen = new Map();
    this.socket.say({ type: "foresee" });
  }

  private send(wanted: { move: number; text?: string } | { said: string }): void {
    const id = randomHex(8);
    const message: ClientMessage = { type: "move", ply: this.#ply, id, ...wanted };
    this.refusal = null;
    this.hint = null;
    this.advising = false;
    this.foreseen = new Map();
    this.sending = true;
    this.unanswered.set(id, message);
    this.socket.say(message);
  }

  // What it is told

  private readonly hearing: Hearing = {
    welcome: (message) => this.welcome(message),
    update: (message) => {
      this.update(message);
    },
    accepted: ({ id }) => {
      this.answered(id);
    },
    table: ({ table }) => {
      this.tableChanged(table);
    },
    talk: (message) => {
      this.chat = addToChat(this.chat, message);
    },
    gestured: (message) => {
      this.chat = addToChat(this.chat, message);
    },
    notice: (message) => {
      this.chat = addToChat(this.chat, message);
    },
    votes: (message) => {
      this.votes = voted(this.votes, message);
    },
    hinted: (message) => {
      this.hinted(message);
    },
    foreseen: ({ ply, moves = [] }) => {
      if (ply === this.#ply) this.foreseen = new Map(moves);
    },
    refused: (message) => {
      this.refused(message);
    },
    bye: ({ reason }) => {
      this.farewell = reason;
    },
  };

  private async receive<T extends TableMessage["type"]>(message: Extract<TableMessage, { type: T }>): Promise<void> {
    await this.hearing[message.type as T](message);
  }

  private async welcome(message: Welcome): Promise<void> {
    this.seat = message.seat ?? null;
    this.guest = message.guest ?? "";
    this.tableChanged(message.table);
    this.votes = votesAtFirst(message.votes);
    this.chat = mergeTalk(this.chat, message.talk);
    if (message.observation?.length && message.table.schema) await this.lookAgain(message, message.table.schema);
  }

  private async lookAgain(message: Welcome, name: string): Promise<void> {
    const schema = await this.bookCalled(name);
    if (!schema) {
      this.socket.again();
      return;
    }
    const { ply = -1, since = -1, moves = [] } = message;
    const observation = Observation.read(schema, message.observation ?? [], message.texts ?? []);
    if (since < 0) this.forget(ply);
    this.untold.forEach((step) => { this.tellOf(step); });
    this.story = tell(this.story, ply, readLines(schema, message.lines ?? [], message.words ?? [], observation.names));
    this.#pending = [];
    this.looks += 1;
    this.advising = false;
    this.observation = observation;
    this.#known = { ply, observation, moves };
    this.history.set(ply, observation);
    if (ply === 0) this.deal.saw(message.observation ?? []);
    this.clocks(message);
    if (since < 0 && ply > 0) void this.remember();
  }

  /** The schema that the table is played by; null if it cannot be had now. */
  private async bookCalled(name: string): Promise<TableSchema | null> {
    if (!this.schema || this.schemaName !== name) {
      const document = await fetchSchema(name, this.id).catch(() => null);
      if (!document) return null;
      this.schema = new TableSchema(document);
    }
    this.schemaName = name;
    return this.schema;
  }

  /** What happened before this browser looked is asked for once, so that every line knows its moment. */
  private async remember(): Promise<void> {
    const { schema, id, looks, seat } = this;
    const played = await replay(id, seat === null ? SPECTATOR : seatName(seat)).catch(() => null);
    if (!schema || !played || looks !== this.looks) return;
    observationsIn(schema, played).forEach((observation, ply) => this.history.set(ply, observation));
    this.story = dated(this.story, schema, played);
  }

  /** Moves were taken back, or this is the first look: what was told and seen after them never happened. */
  private forget(ply: number): void {
    this.story = [];
    this.untold = [];
    for (const known of this.history.keys()) if (known > ply) this.history.delete(known);
  }

  private update(message: Update): void {
    if (message.id) this.answered(message.id);
    const after = this.schema && this.#known && moved(this.#known, this.schema, message);
    if (!after) return;
    this.#steady = (this.#steady || !this.busy) && after.sameQuestion;
    this.#pending = [...this.#pending, after.step];
    this.untold.push(after.step);
    this.#known = after.known;
    this.history.set(after.known.ply, after.known.observation);
    // Advice stands while others answer who are asked at the same time.
    if (!after.sameQuestion) {
      this.hint = null;
      this.advising = false;
    }
    this.clocks(message);
    void this.showPending();
  }

  private clocks({ deadlines, ranking = [], takeback = false }: Welcome | Update): void {
    this.deadlines = deadlinesFrom(deadlines);
    this.ranking = ranking;
    this.takeback = takeback;
  }

  private async showPending(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let step = this.#pending[0]; step; step = this.#pending[0]) {
      this.#pending = this.#pending.slice(1);
      // A welcome in between shows something newer already.
      const { looks } = this;
      const show = (observation: Observation) => {
        if (looks !== this.looks) return;
        this.observation = observation;
        if (observation === step.after) this.tellOf(step);
      };
      await this.present(step, show, () => this.#pending.length);
      show(step.after);
    }
    this.#showing = false;
  }

  private tellOf(step: Step): void {
    if (!this.untold.includes(step)) return;
    this.untold = this.untold.filter((each) => each !== step);
    this.story = tell(this.story, step.ply, step.lines);
  }

  private tableChanged(table: TableInfo): void {
    this.info = table;
    this.standIns = standInsFrom(table);
    const answer = this.deal.answer(table, this.seat);
    if (answer) this.socket.say(answer);
  }

  private hinted(message: Hinted): void {
    const advice = adviceIn(message);
    if (advice) {
      ({ move: this.hint, left: this.hintsLeft, reasons: this.reasons } = advice);
      this.advising = false;
    } else this.chat = addToChat(this.chat, message);
  }

  private refused(refusal: Refusal): void {
    if (isForGood(refusal)) this.gone = refusal;
    this.refusal = refusal;
    this.advising = false;
    if (refusal.id) this.answered(refusal.id);
  }

  private answered(id: string): void {
    this.unanswered.delete(id);
    this.sending = this.unanswered.size > 0;
  }
}
