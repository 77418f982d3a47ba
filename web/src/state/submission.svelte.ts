/** Something that a person tries to do: it takes a moment, and may be refused with a sentence. */

import { Refused } from "../wire/http";
import type { Refusal } from "../wire/contract";

export class Submission {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  private latest: Promise<unknown> = Promise.resolve();

  /** Try it unless something is under way, so that a double click counts once; true if it was done. */
  async do(action: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      await action();
      return true;
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      this.refusal = wrong.refusal;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Try it as soon as what was asked for before is over; true if it was done. */
  next(action: () => Promise<unknown>): Promise<boolean> {
    const attempt = (): Promise<boolean> => this.do(action);
    const done = this.latest.then(attempt, attempt);
    this.latest = done;
    return done;
  }
}
