/** A table that is watched again: where the recording is, whether it runs, how fast, and through whose eyes. */

import type { Step } from "../state/table_model.svelte";
import { OfflineTable } from "../state/offline_table.svelte";
import { type Recording, viewerOf } from "./recording";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a move stays to be seen at the usual speed, in milliseconds. */
const STAY = 1300;

export class ReplayTable extends OfflineTable {
  recording = $state.raw<Recording | null>(null);
  at = $state(0);
  /** The newest moment that has been seen to its end. */
  seen = $state(0);
  running = $state(false);
  speed = $state<number>(1);

  #showing = $state.raw(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the jumps: what was being shown before a jump is over. */
  private jumps = 0;

  override get busy(): boolean {
    return this.#showing;
  }

  get end(): number {
    return this.recording?.end ?? 0;
  }

  /** A recording of this game, through these eyes, at the moment that is shown now. */
  load(recording: Recording, perspective: string): void {
    this.schema = recording.schema;
    this.seat = viewerOf(perspective);
    this.recording = recording;
    this.story = [...recording.story];
    this.seek(this.at);
  }

  /** Jump to a moment, with nothing in between. */
  seek(ply: number): void {
    if (!this.recording) return;
    this.jumps += 1;
    this.#showing = false;
    this.at = this.recording.within(ply);
    this.seen = this.at;
    this.observation = this.recording.observation(this.at);
    if (this.running) this.wait(STAY);
  }

  /** One moment on, shown as it happened. */
  async forward(): Promise<void> {
    if (this.#showing) {
      // Somebody is in a hurry: what is being shown has happened.
      this.seek(this.at);
    }
    const step = this.recording?.step(this.at + 1);
    if (step) await this.show(step);
  }

  private async show(step: Step): Promise<void> {
    const jumps = ++this.jumps;
    const isHere = () => jumps === this.jumps;
    this.#showing = true;
    this.at = step.ply;
    await this.present(step, (observation) => {
      if (!isHere()) return;
      this.observation = observation;
      if (observation === step.after) this.seen = step.ply;
    }, () => 0);
    if (!isHere()) return;
    this.observation = step.after;
    this.seen = this.at;
    this.#showing = false;
  }

  back(): void {
    this.seek(this.at - 1);
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.run();
  }

  run(): void {
    if (this.at >= this.end) this.seek(0);
    this.running = true;
    this.wait(STAY / 4);
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  override close(): void {
    this.pause();
    super.close();
  }

  private wait(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.goOn(), pause / this.speed);
  }

  private async goOn(): Promise<void> {
    await this.forward();
    if (!this.running || this.#showing) return;
    if (this.at >= this.end) this.pause();
    else this.wait(STAY);
  }
}
