/** What is fetched once and kept for as long as the page is open; what failed is asked for again, later each time. */

import { SvelteMap } from "svelte/reactivity";

import { Refused } from "../wire/http";

/** Milliseconds before it is asked for again, longer each time in vain. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 16_000, 30_000];

const all = new Set<Fetched<unknown>>();

/** The server can be reached again: nobody has to wait any longer. */
export function fetchAgain(): void {
  all.forEach((each) => {
    each.again();
  });
}

export class Fetched<T> {
  private readonly there = new SvelteMap<string, T>();
  private readonly tries = new Map<string, number>();
  private readonly waiting = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly ask: (address: string) => Promise<T>) {
    all.add(this);
  }

  /** What is at an address; nothing until it is there. */
  get(address: string): T | undefined {
    if (!this.tries.has(address)) this.fetch(address);
    return this.there.get(address);
  }

  again(): void {
    for (const address of [...this.waiting.keys()]) {
      this.tries.set(address, 0);
      this.fetch(address);
    }
  }

  private fetch(address: string): void {
    clearTimeout(this.waiting.get(address));
    this.waiting.delete(address);
    this.tries.set(address, (this.tries.get(address) ?? 0) + 1);
    this.ask(address).then(
      (found) => this.there.set(address, found),
      (wrong: unknown) => {
        this.failed(address, wrong);
      },
    );
  }

  /** A server that is away, busy or broken may be well again; one that says no has said so. */
  private failed(address: string, wrong: unknown): void {
    if (!(wrong instanceof Refused)) throw wrong;
    const isNo = wrong.status >= 400 && wrong.status < 500 && wrong.status !== 429;
    if (isNo) return;
    const pause = PAUSES[Math.min(this.tries.get(address) ?? 1, PAUSES.length) - 1] ?? 0;
    this.waiting.set(address, setTimeout(() => { this.fetch(address); }, pause));
  }
}
