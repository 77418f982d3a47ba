/** 0, 1, 2 … for things that are drawn several times. */
export function upTo(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, at) => at);
}
