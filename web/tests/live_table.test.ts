/** A table that is followed live: what can be done while something is shown, and what is fetched again. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { fetchAgain, Fetched } from "../src/state/fetched.svelte";
import type { Presenter } from "../src/state/table_model.svelte";
import { LiveTable } from "../src/state/live_table.svelte";
import { lastOfOthers } from "../src/table/chat";
import { Refused } from "../src/wire/http";
import { connected, END, hear, NO, pretend, settle, update, welcome, YES } from "./pretend";

describe("what can be done", () => {
  let table: LiveTable;
  let shown: () => void;
  const hold: Presenter = (step, show) => {
    show(step.after);
    return new Promise((resolve) => (shown = resolve));
  };

  const names = () => table.choices.map((choice) => choice.verb.name);

  beforeEach(async () => {
    pretend();
    table = new LiveTable("one");
    table.presentWith(hold);
    await connected(table, 0, [YES, NO]);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("stays while somebody else who chooses at once has chosen", async () => {
    expect(names()).toEqual(["yes", "no"]);
    await hear(update(1, [YES, NO]));
    expect(table.busy).toBe(true);
    expect(names()).toEqual(["yes", "no"]);
  });

  test("is advised as before while somebody else who chooses at once has chosen", async () => {
    await hear({ type: "hinted", seat: 0, ply: 0, move: NO, weighed: [], tries: 0 });
    await hear(update(1, [YES, NO]));
    expect(table.hint).toBe(NO);
    await hear(update(2, [END]));
    expect(table.hint).toBeNull();
  });

  test("says how many hints are left where they are counted", async () => {
    expect(table.hintsLeft).toBeNull();
    await hear({ type: "hinted", seat: 0, ply: 0, move: NO, left: 1 });
    expect(table.hintsLeft).toBe(1);
    await hear({ type: "hinted", seat: 1, ply: 0 });
    expect(table.hintsLeft).toBe(1);
    await hear({ type: "hinted", seat: 0, ply: 0, move: NO, left: 0 });
    expect(table.hintsLeft).toBe(0);
  });

  test("is asked once for advice until it has come, or something else is asked", async () => {
    const say = vi.spyOn(table, "say");
    table.askForHint();
    table.askForHint();
    expect([say.mock.calls.length, table.advising]).toEqual([1, true]);
    await hear({ type: "hinted", seat: 0, ply: 0, move: NO, weighed: [], tries: 0 });
    expect(table.advising).toBe(false);
    table.askForHint();
    await hear(update(1, [END]));
    expect([say.mock.calls.length, table.advising]).toEqual([2, false]);
  });

  test("waits until it was shown where it is something else than before", async () => {
    await hear(update(1, [END]));
    expect(names()).toEqual([]);
    await hear(update(2, [END]));
    expect(names()).toEqual([]);
    shown();
    await vi.waitFor(() => { expect(table.busy).toBe(true); });
    shown();
    await vi.waitFor(() => { expect(names()).toEqual(["end"]); });
  });
});

describe("the story", () => {
  const EVENT = 8;
  let table: LiveTable;
  let land: () => void;
  /** Cards fly until they are let land; only then what came of the move is seen. */
  const flying: Presenter = async (step, show) => {
    show(step.before);
    await new Promise<void>((resolve) => (land = resolve));
    show(step.after);
  };
  const told = () => table.story.map((entry) => entry.ply);
  const moved = (ply: number) => ({ ...update(ply, [END]), update: [[], [[EVENT]], [END], [], []] });

  beforeEach(async () => {
    pretend();
    table = new LiveTable("one");
    table.presentWith(flying);
    await connected(table, 0, [YES, NO]);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("tells what came of a move when its cards have moved", async () => {
    await hear(moved(1));
    expect(told()).toEqual([]);
    land();
    await vi.waitFor(() => { expect(told()).toEqual([1]); });
  });

  test("leaves out nothing that was still to be seen when the connection came back, and tells it once", async () => {
    await hear(moved(1));
    await hear(moved(2));
    await hear({ ...welcome(3, [END]), since: 2, lines: [[EVENT]] });
    expect(told()).toEqual([1, 2, 3]);
    land();
    await settle();
    expect(told()).toEqual([1, 2, 3]);
  });
});

describe("what others say", () => {
  let table: LiveTable;
  const says = (guest: string, text: string) => ({ type: "talk", name: guest, text, guest });

  beforeEach(async () => {
    pretend();
    table = new LiveTable("one");
    await connected(table, 0, [YES, NO]);
    table.guest = "ada";
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("is told apart from one's own words and gestures, and from what one does not want to hear", async () => {
    await hear(says("ada", "hello?"));
    await hear({ type: "gestured", gesture: "bow", name: "Ada", seat: 0 });
    await hear({ type: "notice", what: "back", seat: 1 });
    expect(lastOfOthers(table, [])).toBeUndefined();
    await hear(says("bob", "hello"));
    expect(lastOfOthers(table, [])).toMatchObject({ talk: { text: "hello" } });
    expect(lastOfOthers(table, ["bob"])).toBeUndefined();
    await hear({ type: "gestured", gesture: "bow", name: "Bob", seat: 1 });
    expect(lastOfOthers(table, [])).toMatchObject({ gesture: "bow" });
  });

  test("is not heard anew when the connection comes back", async () => {
    await hear(says("bob", "ok"));
    const before = lastOfOthers(table, []);
    await hear({ ...welcome(0, [YES, NO]), guest: "ada", talk: [says("bob", "ok")] });
    expect(lastOfOthers(table, [])).toBe(before);
    await hear({ ...welcome(0, [YES, NO]), guest: "ada", talk: [says("bob", "ok"), says("bob", "ok")] });
    expect(lastOfOthers(table, [])).not.toBe(before);
  });
});

describe("what is fetched", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function failing(times: number, status: number): { asked: string[]; fetched: Fetched<string> } {
    const asked: string[] = [];
    const fetched = new Fetched((address) => {
      asked.push(address);
      const refused = new Refused(status, { type: "refused", error: "away", sentence: "away" });
      return asked.length > times ? Promise.resolve(`${address}!`) : Promise.reject(refused);
    });
    return { asked, fetched };
  }

  test("is asked for once, and kept", async () => {
    const { asked, fetched } = failing(0, 0);
    expect([fetched.get("a"), fetched.get("a")]).toEqual([undefined, undefined]);
    await vi.runAllTimersAsync();
    expect(fetched.get("a")).toBe("a!");
    expect(asked).toEqual(["a"]);
  });

  test("is asked for again by itself while the server is away", async () => {
    const { asked, fetched } = failing(4, 0);
    fetched.get("a");
    await vi.runAllTimersAsync();
    expect(fetched.get("a")).toBe("a!");
    expect(asked).toHaveLength(5);
  });

  test("is asked for at once when the server is back", async () => {
    const { asked, fetched } = failing(1, 503);
    fetched.get("a");
    await Promise.resolve();
    await Promise.resolve();
    expect(asked).toHaveLength(1);
    fetchAgain();
    expect(asked).toHaveLength(2);
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(2);
  });

  test("is not asked for again where the server says that there is none", async () => {
    const { asked, fetched } = failing(9, 404);
    fetched.get("a");
    await vi.runAllTimersAsync();
    fetchAgain();
    expect(asked).toHaveLength(1);
  });
});
