/** Shows a film: where it is, whether it runs, and how fast. */

import type { Step } from "../state/live_table.svelte";
import type { Film } from "./film";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a move stays to be seen at the usual speed, in milliseconds. */
const STAY = 1400;

/** Shows how the table gets from one moment to the next, and is done when it has. */
export type Presenter = (step: Step) => Promise<void>;

export class Projector {
  at = $state(0);
  running = $state(false);
  speed = $state<number>(1);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private showing = 0;

  constructor(
    private film: Film,
    private readonly present: Presenter = () => Promise.resolve(),
  ) {}

  /** Another film of the same game, at the same moment. */
  load(film: Film): void {
    this.film = film;
    this.at = film.within(this.at);
  }

  /** Jump to a ply, with nothing in between. */
  seek(ply: number): void {
    this.showing += 1;
    this.at = this.film.within(ply);
    if (this.running) this.wait();
  }

  /** One ply on, shown as it happened. */
  async forward(): Promise<void> {
    const step = this.film.step(this.at + 1);
    if (!step) return;
    const showing = ++this.showing;
    await this.present(step);
    // Somebody has gone elsewhere meanwhile.
    if (showing === this.showing) this.at = step.ply;
  }

  back(): void {
    this.seek(this.at - 1);
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.run();
  }

  run(): void {
    if (this.at >= this.film.end) this.seek(0);
    this.running = true;
    this.wait(STAY / 4);
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private wait(pause = STAY): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.goOn(), pause / this.speed);
  }

  private async goOn(): Promise<void> {
    const { showing } = this;
    await this.forward();
    if (!this.running) return;
    if (this.at >= this.film.end) this.pause();
    else if (showing + 1 === this.showing) this.wait();
  }
}
