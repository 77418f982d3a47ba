/** How long a step of somebody else is shown: a while for those who like things to move, not at all for the others. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TableSchema, type SchemaDocument } from "../src/schema/schema";
import { Observation } from "../src/schema/observation";

const schema = new TableSchema({ entries: [], faces: [], backs: 1, look: {} } as unknown as SchemaDocument);
const still = Observation.read(schema, []);
const step = { ply: 1, by: 1, lines: [], before: still, after: still };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("navigator", { languages: ["en"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Show a step, and say how often anything had to be waited for. */
async function waits(reduced: boolean, by: number): Promise<number> {
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  const { Animator } = await import("../src/table/animator");
  const animator = new Animator(() => 0, () => ({}) as HTMLElement, () => null);
  const seen: Observation[] = [];
  const done = animator.present({ ...step, by }, (observation) => seen.push(observation), () => 0);
  await vi.advanceTimersByTimeAsync(0);
  const waiting = vi.getTimerCount();
  await vi.runAllTimersAsync();
  await done;
  expect(seen.at(-1)).toBe(still);
  return waiting;
}

test("what somebody else did stands there for a while", async () => {
  expect(await waits(false, 1)).toBe(1);
});

test("nobody waits for what they did themselves", async () => {
  expect(await waits(false, 0)).toBe(0);
});

test("a player who wants no motion does not wait for others either", async () => {
  expect(await waits(true, 1)).toBe(0);
});
