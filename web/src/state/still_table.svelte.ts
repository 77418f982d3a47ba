/** A table that nobody plays at over the network: one that is watched again, or learned at. */

import type { Book } from "../book/book";
import { draw, type Drawing } from "../book/drawing";
import type { Choice } from "../book/moves";
import type { Sight } from "../book/sight";
import type { Refusal, TableInfo } from "../wire/messages";
import type { Connection } from "../wire/socket";
import type { Heard, LiveTable, Presenter, Told } from "./live_table.svelte";

/** What everything that shows a table needs of it, wherever it comes from. */
export type Followed = { [Part in keyof LiveTable]: LiveTable[Part] };

export class StillTable implements Followed {
  info = $state.raw<TableInfo | null>(null);
  seat = $state.raw<number | null>(null);
  guest = $state.raw("");
  book = $state.raw<Book | null>(null);
  sight = $state.raw<Sight | null>(null);
  story = $state.raw<Told[]>([]);
  heard = $state.raw<Heard[]>([]);
  votes = $state.raw<Record<string, { agreed: number[]; needed: number[] }>>({});
  deadlines = $state.raw<Record<number, number>>({});
  standIns = $state.raw<Record<number, number>>({});
  ranking = $state.raw<number[][]>([]);
  connection = $state.raw<Connection>("open");
  farewell = $state.raw("");
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<LiveTable["hint"]>(null);
  gone = $state.raw<Refusal | null>(null);
  sending = $state.raw(false);
  drawing: Drawing | null = $derived(this.sight ? draw(this.sight) : null);
  choices: Choice[] = $state.raw([]);
  bookName = $state.raw("");

  readonly history = new Map<number, Sight>();
  protected present: Presenter = (step, show) => {
    show(step.after);
    return Promise.resolve();
  };

  constructor(readonly id: string) {}

  get busy(): boolean {
    return false;
  }

  presentWith(present: Presenter): void {
    this.present = present;
  }

  // There is nobody to tell.

  play: LiveTable["play"] = () => {
    this.refusal = null;
  };
  write: LiveTable["write"] = () => {
    this.refusal = null;
  };
  say: LiveTable["say"] = () => {
    this.refusal = null;
  };
  introduce: LiveTable["introduce"] = () => {
    this.refusal = null;
  };

  close(): void {
    this.choices = [];
  }
}
