/** Something that is asked again every few seconds while somebody looks at it. */

import { Refused } from "../wire/http";
import type { Refusal } from "../wire/contract";

export class Polled<T> {
  /** The last answer; null before the first. */
  value = $state.raw<T | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;

  constructor(
    private readonly ask: () => Promise<T>,
    private readonly pause = 5000,
  ) {}

  /** Begin; what it gives back stops it, so that an effect can return it. */
  start(): () => void {
    this.running = true;
    document.addEventListener("visibilitychange", this.look);
    void this.again();
    return () => {
      this.running = false;
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", this.look);
    };
  }

  async again(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.value = await this.ask();
      this.refusal = null;
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      this.refusal = wrong.refusal;
    }
    clearTimeout(this.timer);
    if (this.running && !document.hidden) this.timer = setTimeout(() => void this.again(), this.pause);
  }

  private readonly look = (): void => {
    if (!document.hidden) void this.again();
  };
}
