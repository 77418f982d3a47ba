/** What a person sees of a table before the start, and may do there. */

import { level } from "../home/level.svelte";
import { myself } from "../state/guest.svelte";
import { server } from "../state/server.svelte";
import { introduction } from "../state/introduction.svelte";
import type { LiveTable } from "../state/live_table.svelte";
import { settings } from "../state/settings.svelte";
import { Submission } from "../state/submission.svelte";
import type { GameInfo } from "../wire/contract";
import * as lobby from "../wire/lobby";
import type { Refusal, Seat, TableInfo } from "../wire/contract";
import { namesAt } from "../words/people";
import { siteTexts, t, tellRefusal } from "../words/site";
import { capital } from "../words/words";
import { changed, isFree, missing } from "./seats";

const SEAT = /\bp([1-9][0-9]?)\b/g;

export class LobbyModel {
  readonly trying = new Submission();
  /** A player who gets up knows why they have no seat. */
  gotUp = $state(false);

  constructor(readonly table: LiveTable) {}

  get info(): TableInfo {
    const { info } = this.table;
    if (!info) throw new Error("a lobby is shown only of a table that is known");
    return info;
  }

  get seats(): readonly Seat[] {
    return this.info.seats;
  }

  get game(): GameInfo | undefined {
    return server.game(this.info.game);
  }

  private get me(): string {
    return myself.guest?.id ?? this.table.guest;
  }

  /** The own seat; -1 for somebody who only looks. */
  get seat(): number {
    return this.me ? this.seats.findIndex((seat) => seat.guest === this.me) : -1;
  }

  get host(): boolean {
    return this.me !== "" && this.info.host === this.me;
  }

  get missing() {
    return missing(this.info);
  }

  /** The rules of the game before have settled who sits where. */
  get settledBefore(): boolean {
    return this.info.starts === "previous";
  }

  /** Those whom the host has removed, each with a name. */
  get keptOut(): readonly [string, string][] {
    return Object.entries(this.info.kept_out ?? {});
  }

  /** The player who sits there; a free seat is called by its number. */
  name(seat: number): string {
    const there = this.seats[seat];
    if (!there || isFree(there)) return t("lobby-seat", { number: seat + 1 });
    return namesAt(siteTexts(settings.language), this.seats)[seat]?.text ?? "";
  }

  /** A refusal as somebody at this table reads it: seats and options by their names. */
  tell(refusal: Refusal): string {
    const options = Object.entries(server.texts(this.info.game).options ?? {}).filter(([name]) => name.includes("_"));
    const named = options.reduce(
      (told, [name, texts]) => told.replaceAll(new RegExp(`\\b${name}\\b`, "gi"), t("lobby-quoted", { text: texts.title })),
      tellRefusal(refusal),
    );
    return capital(named.replace(SEAT, (_, number: string) => this.name(Number(number) - 1)));
  }

  // What people do

  /** Sit down here, or on the first free seat. */
  sit(seat?: number): Promise<boolean> {
    return this.trying.next(async () => {
      const unknown = myself.guest === null;
      if (!(await introduction.named(this.seats))) return;
      await lobby.sit(this.info.id, seat);
      if (unknown) this.table.introduce();
    });
  }

  standUp(): Promise<boolean> {
    this.gotUp = true;
    return this.trying.next(() => lobby.standUp(this.info.id));
  }

  ready(ready: boolean): Promise<boolean> {
    return this.trying.next(() => lobby.setReady(this.info.id, ready));
  }

  // What the host decides

  decide(choices: lobby.Choices): Promise<boolean> {
    return this.trying.next(() => lobby.decide(this.info.id, choices));
  }

  change(one: number, other: number): Promise<boolean> {
    return this.trying.next(() => lobby.reorder(this.info.id, changed(this.seats.length, one, other)));
  }

  resize(seats: number): Promise<boolean> {
    return this.trying.next(() => lobby.resize(this.info.id, seats));
  }

  seatBot(seat: number, bot: string): Promise<boolean> {
    return this.trying.next(() => lobby.seatBot(this.info.id, seat, bot));
  }

  /** Bots on all seats that are free. */
  fill(): Promise<boolean> {
    return this.trying.next(async () => {
      for (const seat of this.missing.free) await lobby.seatBot(this.info.id, seat, level.chosen);
    });
  }

  free(seat: number): Promise<boolean> {
    return this.trying.next(() => lobby.freeSeat(this.info.id, seat));
  }

  /** Somebody who was removed may sit down again. */
  letBackIn(guest: string): Promise<boolean> {
    return this.trying.next(() => lobby.letBackIn(this.info.id, guest));
  }

  handOver(guest: string): Promise<boolean> {
    return this.trying.next(() => lobby.handOver(this.info.id, guest));
  }

  start(first?: number): Promise<boolean> {
    return this.trying.next(() => lobby.start(this.info.id, first));
  }
}
