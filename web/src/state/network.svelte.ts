/** Whether the server can be reached; without it only what was kept can be read. */

import { watchAbsence } from "../wire/http";

const PAUSE = 3000;

class Network {
  /** Whether this device has a network at all. */
  online = $state(navigator.onLine);
  /** Whether the server answered the last time that it was asked. */
  answers = $state(true);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", () => {
      this.online = true;
      void this.probe();
    });
    addEventListener("offline", () => (this.online = false));
    watchAbsence(() => {
      this.hear(false);
    });
  }

  get here(): boolean {
    return this.online && this.answers;
  }

  private hear(there: boolean): void {
    this.answers = there;
    clearTimeout(this.timer);
    if (!there) this.timer = setTimeout(() => void this.probe(), PAUSE);
  }

  /** Ask for something that nobody keeps: other answers may come from the browser's own memory. */
  private async probe(): Promise<void> {
    try {
      this.hear((await fetch("/health", { cache: "no-store" })).ok);
    } catch {
      this.hear(false);
    }
  }
}

export const network = new Network();
