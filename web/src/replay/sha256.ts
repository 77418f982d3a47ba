/**
 * SHA-256, written out: browsers lend theirs only to pages that came encrypted, and a table on the local network did
 * not. What it gives is checked against the browser's own in the tests.
 */

const ROUNDS = 64;

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function fractions(root: number, count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (isPrime(number)) found.push(Math.floor((number ** (1 / root) % 1) * 2 ** 32));
  }
  return found;
}

function isPrime(number: number): boolean {
  for (let by = 2; by * by <= number; by++) if (number % by === 0) return false;
  return true;
}

const START = fractions(2, 8);
const CONSTANTS = fractions(3, ROUNDS);

export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(START);
  const padded = pad(message);
  for (let at = 0; at < padded.length; at += 64) mix(state, new DataView(padded.buffer, at, 64));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => {
    digest.setUint32(at * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

/** The message, a 1 bit, zeros, and its length in bits, in whole blocks of 64 bytes. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, message.length * 8);
  return padded;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function mix(state: Uint32Array, block: DataView): void {
  const words = new Uint32Array(ROUNDS);
  for (let at = 0; at < 16; at++) words[at] = block.getUint32(at * 4);
  const word = (at: number) => words[at] ?? 0;
  for (let at = 16; at < ROUNDS; at++) {
    const early = turned(word(at - 15), 7) ^ turned(word(at - 15), 18) ^ (word(at - 15) >>> 3);
    const late = turned(word(at - 2), 17) ^ turned(word(at - 2), 19) ^ (word(at - 2) >>> 10);
    words[at] = word(at - 16) + early + word(at - 7) + late;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < ROUNDS; at++) {
    const chosen = (e & f) ^ (~e & g);
    const upper = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (CONSTANTS[at] ?? 0) + word(at)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const lower = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + upper) | 0, c, b, a, (upper + lower) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, at) => {
    state[at] = (state[at] ?? 0) + value;
  });
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(hexadecimal: string): Uint8Array {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hashOf(text: string): Uint8Array {
  return sha256(new TextEncoder().encode(text));
}
