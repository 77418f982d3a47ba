/** Something that a person tries to do: it takes a moment, and may be refused with a sentence. */

import { Refused } from "../wire/http";
import type { Refusal } from "../wire/contract";

export class Submission {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  /** Try it, one thing at a time; true if it was done. */
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
}
