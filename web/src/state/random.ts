/** Random bytes as hexadecimal digits. What this client adds to a deal is made here, so that nobody else can choose it. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
