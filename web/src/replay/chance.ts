/** The luck of a sealed game: SHA-256 in counter mode over a key, as the engine draws it. */

import { bytesOf, hashOf, hex, sha256 } from "./sha256";

const KEY_BYTES = 16;
const WORDS = 2 ** 32;

/** A document in the one way it can be written: keys in order, no spaces, letters as they are. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const pairs = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${pairs.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(",")}}`;
}

/** The key that comes from the secret of the table and what the players added to it, in the order of their seats. */
export function combined(secret: string, contributions: readonly (readonly [string, string])[]): string {
  return hex(hashOf(canonical({ secret, contributions })).slice(0, KEY_BYTES));
}

/** The key of the deal's own stream. */
export function dealKey(secret: string, contributions: readonly (readonly [string, string])[]): string {
  return contributions.length ? derived(combined(secret, contributions), "deal") : secret;
}

/** The place whose player starts, out of those among whom the lot is drawn. */
export function drawnByLot(
  secret: string,
  contributions: readonly (readonly [string, string])[],
  places: readonly string[],
): string {
  return places[new Chance(derived(combined(secret, contributions), "lot")).below(places.length)] ?? "";
}

/** What a player publishes before anybody's contribution is known, for this deal and this place only. */
export function playerCommitment(
  table: string,
  commitment: string,
  seat: string,
  contribution: string,
  nonce: string,
): string {
  return hex(hashOf(canonical({ table, commitment, seat, contribution, nonce })));
}

function derived(key: string, purpose: string): string {
  return hex(hashOf(canonical({ key, purpose, number: 0 })).slice(0, KEY_BYTES));
}

export class Chance {
  private block = 0;
  private words: number[] = [];
  private readonly key: Uint8Array;

  constructor(key: string) {
    this.key = bytesOf(key);
  }

  /** A number from 0 to count - 1, even for every count: words in the last, incomplete stretch are drawn again. */
  below(count: number): number {
    const whole = Math.floor(WORDS / count) * count;
    let word = this.word();
    while (word >= whole) word = this.word();
    return word % count;
  }

  private word(): number {
    if (!this.words.length) this.words = this.nextWords();
    return this.words.shift() ?? 0;
  }

  private nextWords(): number[] {
    const block = new Uint8Array(this.key.length + 8);
    block.set(this.key);
    new DataView(block.buffer).setUint32(this.key.length + 4, this.block++);
    const digest = new DataView(sha256(block).buffer);
    return Array.from({ length: 8 }, (_, at) => digest.getUint32(at * 4));
  }
}
