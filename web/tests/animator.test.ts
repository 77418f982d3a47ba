/** How a step is shown: for how long, and in what order the stage and the table tell what it came to. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { HIDDEN, TableSchema, type SchemaDocument } from "../src/schema/schema";
import { facesIn } from "../src/schema/look";
import { Observation } from "../src/schema/observation";
import { readLines } from "../src/schema/story";
import type { Screen } from "../src/table/performing";
import type { Staged } from "../src/table/staging";
import type { Step } from "../src/state/table_model.svelte";
import { tables } from "./tables";

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

/** Steps in which somebody is challenged, as nobody at the table sees them. */
function* challenges() {
  for (const table of tables.filter(({ game }) => game === "upgrade")) {
    const upgrade = new TableSchema(table.schema);
    const watched = table.steps.filter(({ viewer }) => viewer === null);
    for (const [at, { observation, texts, lines }] of watched.entries()) {
      const before = watched[at - 1];
      const told = readLines(upgrade, lines, [], {});
      if (!before || !told.some((line) => line.kind === "event" && line.name === "revealed")) continue;
      yield { ply: at, by: 1, lines: told, before: Observation.read(upgrade, before.observation), after: Observation.read(upgrade, observation, texts) };
    }
  }
}

/** How many cards of the side that was attacked are hidden, on the stage and on the table. */
interface Hidden {
  stage: number;
  table: number;
}

/** The same, whenever one of them changes. */
async function revealed(challenge: Step): Promise<Hidden[]> {
  const { Animator } = await import("../src/table/animator");
  let staged: Staged | null = null;
  const told: Hidden[] = [];
  const note = (seen: Observation) => {
    if (staged) told.push({ stage: staged.right.hidden, table: facesIn(seen, staged.right.zone).filter((face) => face === HIDDEN).length });
  };
  let now = challenge.before;
  const screen: Screen = {
    get staged() {
      return staged;
    },
    stage: (next) => {
      staged = next;
      note(now);
    },
    lookUp: () => undefined,
  };
  const page = { querySelector: () => null, querySelectorAll: () => [] } as unknown as HTMLElement;
  const done = new Animator(() => 0, () => page, () => null, screen).present(challenge, (seen) => {
    now = seen;
    note(now);
  }, () => 0);
  await vi.runAllTimersAsync();
  await done;
  return told;
}

test("what is turned on the stage is counted on the table only when the stage has told it", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("CSS", { escape: (word: string) => word });
  vi.stubGlobal("DOMRect", Object);
  const all: Hidden[] = [];
  for (const challenge of challenges()) all.push(...(await revealed(challenge)));
  expect(all.filter(({ stage, table }) => table < stage)).toEqual([]);
  expect(all.filter(({ stage, table }) => stage < table).length).toBeGreaterThan(5);
});
