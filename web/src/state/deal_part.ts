/** A browser's part in a deal: it commits, opens only when all commitments were told, and writes everything down. */

import { seatName } from "../schema/schema";
import { playerCommitment } from "../replay/chance";
import type { Binding } from "../replay/record";
import type { ClientMessage, Seat, TableInfo } from "../wire/contract";
import { keepNotes, type Notes, notesOf } from "./notes";
import { randomHex } from "./random";

const BYTES = 16;

export class DealPart {
  private notes: Notes;
  private round = "";
  /** Whether this connection has told of the table before: then what begins now has begun just now. */
  private wasThere = false;

  constructor(table: string) {
    this.notes = notesOf(table) ?? { table };
  }

  /** What was sent and never confirmed may not have arrived. */
  interrupted(): void {
    this.round = "";
    this.wasThere = false;
    if (this.notes.committed === "sent") this.write({ committed: "lost" });
    if (this.notes.opened === "sent") this.write({ opened: "lost" });
  }

  /** Write down what is told before the cards are out; what is to be answered, if anything. */
  answer(table: TableInfo, seat: number | null): ClientMessage | null {
    const round = table.round ?? "";
    const beginsNow = this.wasThere && this.round !== round;
    this.wasThere = true;
    this.round = round;
    if (table.status === "lobby") this.write({ hash: table.hash });
    if (!round) return null;
    // Another tab of this browser may have answered already: what it wrote down holds here too.
    this.notes = notesOf(table.id) ?? this.notes;
    this.promised(table);
    const mine = seat === null ? undefined : table.seats[seat];
    if (seat === null || !mine) return null;
    return round === "commit" ? this.commit(mine, seat, beginsNow) : this.open(table, mine, beginsNow);
  }

  /** What lies on the table when the cards are dealt. */
  saw(observation: readonly number[]): void {
    if (this.notes.commitment && !this.notes.seen) this.write({ seen: [...observation] });
  }

  /** The first that is told counts: a table that later tells something else is found out by it. */
  private promised(table: TableInfo): void {
    const { hash = table.hash, commitment = table.commitment ?? "", binding = bindingIn(table) } = this.notes;
    this.write({ hash, commitment, binding });
    if (table.round === "open" && !this.notes.commitments) this.write({ commitments: commitmentsIn(table) });
  }

  private commit(mine: Seat, seat: number, beginsNow: boolean): ClientMessage | null {
    if (mine.commitment) {
      if (mine.commitment === this.commitment) this.write({ committed: "confirmed" });
      return null;
    }
    if (!this.notes.contribution) {
      this.write({ place: seatName(seat), contribution: randomHex(BYTES), nonce: randomHex(BYTES) });
    }
    this.write({ committed: beginsNow ? "sent" : (this.notes.committed ?? "lost") });
    return { type: "commit", hash: this.commitment };
  }

  /** Only what everybody was told this browser has committed to is opened, and only for the table that it knows. */
  private open(table: TableInfo, mine: Seat, beginsNow: boolean): ClientMessage | null {
    const { contribution, nonce = "", commitment } = this.notes;
    if (!contribution || mine.commitment !== this.commitment || table.commitment !== commitment) return null;
    this.write({ committed: "confirmed" });
    if (mine.contributed) {
      this.write({ opened: "confirmed" });
      return null;
    }
    this.write({ opened: beginsNow ? "sent" : (this.notes.opened ?? "lost") });
    return { type: "contribute", bytes: contribution, nonce };
  }

  private get commitment(): string {
    const { table, commitment = "", place = "", contribution = "", nonce = "" } = this.notes;
    return playerCommitment(table, commitment, place, contribution, nonce);
  }

  private write(more: Partial<Notes>): void {
    this.notes = { ...this.notes, ...more };
    keepNotes(this.notes);
  }
}

function commitmentsIn(table: TableInfo): Record<string, string> {
  const told = table.seats.map((seat, at) => [seatName(at), seat.commitment ?? ""] as const);
  return Object.fromEntries(told.filter(([, commitment]) => commitment));
}

/** What the commitment of a table must bind it to, by what is told of it. */
function bindingIn({ id, game, rules, options, seats, lot }: TableInfo): Binding {
  const places = seats.map((seat, at) => ({ ...seat, place: seatName(at) }));
  return {
    game,
    rules,
    options,
    players: seats.map((seat) => seat.name ?? ""),
    people: places.filter((seat) => seat.guest).map((seat) => seat.place),
    table: id,
    bots: Object.fromEntries(places.filter((seat) => !seat.guest).map((seat) => [seat.place, seat.bot ?? ""])),
    lot: lot ?? [],
  };
}
