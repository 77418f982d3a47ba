/** A table that is followed live: what this client sees, may do and hears, and how it is shown step by step. */

import { Book, seatName } from "../book/book";
import { type Choice, choiceOf } from "../book/moves";
import { Sight } from "../book/sight";
import { type Line, readLines, type SeatEvent } from "../book/story";
import { book as fetchBook, replay } from "../wire/http";
import type { Refusal, Said, TableInfo, Talk, ToldMessage, Update, Welcome } from "../wire/messages";
import { type Listener, NOT_TO_BE_OPENED, TableSocket } from "../wire/socket";
import { fetchAgain } from "./fetched.svelte";
import { Followed, type Heard, type Step } from "./followed.svelte";
import { DealPart } from "./deal_part";
import { randomHex } from "./random";

const MOST_HEARD = 200;
const SPECTATOR = "spectator";

export class LiveTable extends Followed {
  #moves = $state.raw<number[]>([]);
  #pending = $state.raw<Step[]>([]);
  #showing = $state.raw(false);
  /** What is being shown leaves open what it was possible to do before: one of several who choose at once has chosen. */
  #steady = $state.raw(false);

  private socket: TableSocket;
  private ply = -1;
  private known: Sight | null = null;
  /** How often the whole table was told. */
  private looks = 0;
  /** Moves that were sent, by their ids: each waits until the server answers by its id, and for nothing else. */
  private unanswered = new Map<string, Said>();
  private readonly deal: DealPart;
  private incoming: Promise<void> = Promise.resolve();

  constructor(id: string, { spectator = false } = {}) {
    super(id);
    this.deal = new DealPart(id);
    const listener: Listener = {
      // A welcome may have to wait for its book: what comes after it waits too.
      told: (message) => (this.incoming = this.incoming.then(() => this.told(message))),
      connection: (state) => {
        this.connection = state;
        if (state !== "open") {
          this.deal.interrupted();
          return;
        }
        this.farewell = "";
        fetchAgain();
      },
      ply: () => this.ply,
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
    const { book, sight, seat } = this;
    const rests = this.info?.status !== "playing" || this.info.adjourned;
    if (!book || !sight || seat === null || rests || this.sending || (this.busy && !this.#steady)) return [];
    return this.#moves.map((move) => choiceOf(book, move, seat, sight.names));
  });

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

  override say(message: Said): void {
    this.refusal = null;
    this.socket.say(message);
  }

  private send(wanted: { move: number; text?: string } | { said: string }): void {
    const message: Said = { type: "move", ply: this.ply, id: randomHex(8), ...wanted };
    this.refusal = null;
    this.hint = null;
    this.sending = true;
    this.unanswered.set(message.id, message);
    this.socket.say(message);
  }

  // What it is told

  private async told(message: ToldMessage): Promise<void> {
    switch (message.type) {
      case "welcome":
        await this.welcome(message);
        break;
      case "update":
        this.update(message);
        break;
      case "accepted":
        this.answered(message.id);
        break;
      case "table":
        this.tableChanged(message.table);
        break;
      case "talk":
        this.hear({ kind: "talk", talk: message });
        break;
      case "gestured":
        this.hear({ kind: "gesture", gesture: message.gesture, name: message.name ?? "", seat: message.seat ?? null });
        break;
      case "notice":
        this.hear({ kind: "notice", what: message.what, seat: message.seat ?? null, bot: message.bot ?? "" });
        break;
      case "votes":
        this.voted(message.what, message.agreed ?? [], message.needed ?? []);
        break;
      case "hinted":
        if (message.move != null) {
          this.hint = message.move;
          this.hintsLeft = message.left ?? null;
          this.reasons = { weighed: message.weighed ?? [], tries: message.tries ?? 0 };
        } else this.hear({ kind: "hinted", seat: message.seat });
        break;
      case "refused":
        this.refused(message);
        break;
      case "bye":
        this.farewell = message.reason;
        break;
    }
  }

  private async welcome(message: Welcome): Promise<void> {
    this.seat = message.seat ?? null;
    this.guest = message.guest ?? "";
    this.tableChanged(message.table);
    this.votes = Object.fromEntries(
      Object.entries(message.votes ?? {}).map(([what, agreed]) => [what, { agreed, needed: [] }]),
    );
    this.heard = recalled(this.heard, message.talk ?? []);
    if (message.sight?.length && message.table.book) await this.lookAgain(message, message.table.book);
  }

  private async lookAgain(message: Welcome, name: string): Promise<void> {
    if (!this.book || this.bookName !== name) {
      const document = await fetchBook(name, this.id).catch(() => null);
      if (!document) {
        this.socket.again();
        return;
      }
      this.book = new Book(document);
    }
    this.bookName = name;
    const ply = message.ply ?? -1;
    const goesOn = (message.since ?? -1) >= 0;
    const sight = Sight.read(this.book, message.sight ?? [], message.texts ?? []);
    const lines = readLines(this.book, message.lines ?? [], message.words ?? [], sight.names);
    if (!goesOn) this.forget(ply);
    this.tell(ply, lines);
    this.#pending = [];
    this.looks += 1;
    this.known = this.sight = sight;
    this.ply = ply;
    this.history.set(ply, sight);
    if (ply === 0) this.deal.saw(message.sight ?? []);
    this.#moves = message.moves ?? [];
    this.deadlines = fromNow(Object.entries(message.deadlines ?? {}));
    this.ranking = message.ranking ?? [];
    if (!goesOn && ply > 0) void this.remember();
  }

  /** What happened before this browser looked is asked for once, so that every line knows its moment. */
  private async remember(): Promise<void> {
    const { book, id, looks, seat } = this;
    const told = await replay(id, seat === null ? SPECTATOR : seatName(seat)).catch(() => null);
    if (!book || !told || looks !== this.looks) return;
    let sight = Sight.read(book, told.sight);
    this.history.set(0, sight);
    const plies: number[] = [];
    told.updates.forEach(([changes, lines, , , texts = []], at) => {
      sight = sight.changed(changes, texts);
      this.history.set(at + 1, sight);
      plies.push(...readLines(book, lines, [], {}).filter((line) => line.kind === "event").map(() => at + 1));
    });
    const before = this.story.length - plies.length;
    this.story = this.story.map((line, at) => (line.ply > told.updates.length ? line : { ...line, ply: plies[at - before] ?? 0 }));
  }

  /** Moves were taken back, or this is the first look: what was told and seen after them never happened. */
  private forget(ply: number): void {
    this.story = [];
    for (const known of this.history.keys()) if (known > ply) this.history.delete(known);
  }

  private update(message: Update): void {
    if (message.id) this.answered(message.id);
    const { book, known } = this;
    if (!book || !known || message.ply <= this.ply) return;
    const [changes, lines, moves, words = [], texts = []] = message.update;
    const after = known.changed(changes, texts);
    const sameQuestion = sameMoves(this.#moves, moves);
    this.#steady = (this.#steady || !this.busy) && sameQuestion;
    this.#pending = [
      ...this.#pending,
      { ply: message.ply, by: message.by, before: known, after, lines: readLines(book, lines, words, after.names) },
    ];
    this.known = after;
    this.ply = message.ply;
    this.history.set(message.ply, after);
    this.#moves = moves;
    // Advice stands while others answer who are asked at the same time.
    if (!sameQuestion) this.hint = null;
    this.deadlines = fromNow(Object.entries(message.deadlines ?? {}));
    this.ranking = message.ranking ?? [];
    void this.showPending();
  }

  private async showPending(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let step = this.#pending[0]; step; step = this.#pending[0]) {
      this.#pending = this.#pending.slice(1);
      this.tell(step.ply, step.lines);
      // A welcome in between shows something newer already.
      const { looks } = this;
      const show = (sight: Sight) => {
        if (looks === this.looks) this.sight = sight;
      };
      await this.present(step, show, () => this.#pending.length);
      show(step.after);
    }
    this.#showing = false;
  }

  private tell(ply: number, lines: readonly Line[]): void {
    const events = lines.filter((line): line is SeatEvent => line.kind === "event");
    if (events.length) this.story = [...this.story, ...events.map((event) => ({ ply, event }))];
  }

  private tableChanged(table: TableInfo): void {
    this.info = table;
    this.standIns = fromNow(table.seats.flatMap(({ stand_in: left }, seat) => (left === undefined ? [] : [[seat, left]])));
    const answer = this.deal.answer(table, this.seat);
    if (answer) this.socket.say(answer);
  }

  private hear(heard: Heard): void {
    this.heard = [...this.heard, heard].slice(-MOST_HEARD);
  }

  /** A vote that everybody agreed to, or somebody refused, is over. */
  private voted(what: string, agreed: number[], needed: number[]): void {
    const open = agreed.length > 0 && needed.some((seat) => !agreed.includes(seat));
    const others = Object.entries(this.votes).filter(([other]) => other !== what);
    this.votes = Object.fromEntries([...others, ...(open ? [[what, { agreed, needed }] as const] : [])]);
  }

  private refused(refusal: Refusal): void {
    if (NOT_TO_BE_OPENED.has(refusal.error)) this.gone = refusal;
    this.refusal = refusal;
    if (refusal.id) this.answered(refusal.id);
  }

  private answered(id: string): void {
    this.unanswered.delete(id);
    this.sending = this.unanswered.size > 0;
  }
}

/** Seconds that are left for seats, as moments of this browser's clock. */
function fromNow(left: readonly (readonly [string | number, number])[]): Record<number, number> {
  const now = Date.now();
  return Object.fromEntries(left.map(([seat, seconds]) => [seat, now + seconds * 1000]));
}

/** All that was said, as it is told after a connection was lost: what was heard before is not heard anew. */
function recalled(heard: readonly Heard[], told: readonly Talk[]): Heard[] {
  const known = heard.filter((one) => one.kind === "talk");
  return told.map((talk) => {
    const at = known.findIndex((one) => one.talk.guest === talk.guest && one.talk.text === talk.text);
    return known.splice(at, at < 0 ? 0 : 1)[0] ?? { kind: "talk", talk };
  });
}

function sameMoves(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((move, at) => move === other[at]);
}
