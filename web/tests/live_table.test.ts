/** A table that is followed live: what can be done while something is shown, and what is fetched again. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { BookDocument } from "../src/book/book";
import { fetchAgain, Fetched } from "../src/state/fetched.svelte";
import type { Presenter } from "../src/state/followed.svelte";
import { LiveTable } from "../src/state/live_table.svelte";
import { Refused } from "../src/wire/http";

const HEAD = ["turn", "turns", "over", "out", "people", "awaited", "question"];
const book = {
  game: "test", rules: 1, seats: 2, aliases: {}, sides: [], backs: 1, faces: [], events: [], prompts: [], texts: {},
  entries: [
    ...HEAD.map((path) => ({ path, form: "number", kind: "number" })),
    { path: "pending", form: "prompts" },
  ],
  verbs: ["yes", "no", "end"].map((name) => ({ name, phrase: name, touch: "", blanks: [] })),
} as unknown as BookDocument;
const SIGHT = [...HEAD.map(() => 0), 0];
const [YES, NO, END] = [0, 1, 2];

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = Socket.OPEN;
  onopen = () => undefined;
  onmessage: (frame: { data: string }) => void = () => undefined;
  onclose = () => undefined;
  constructor() {
    Socket.last = this;
  }
  send(): void {
    // Nobody answers by themselves here.
  }
  close(): void {
    this.onclose();
  }
}

describe("what can be done", () => {
  let table: LiveTable;
  let shown: () => void;
  const hold: Presenter = (step, show) => {
    show(step.after);
    return new Promise((resolve) => (shown = resolve));
  };

  async function hear(message: object): Promise<void> {
    Socket.last.onmessage({ data: JSON.stringify(message) });
    await vi.waitFor(() => undefined);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  }

  const update = (ply: number, moves: number[]) => ({ type: "update", ply, by: 1, update: [[], [], moves, [], []] });
  const names = () => table.choices.map((choice) => choice.verb.name);

  beforeEach(async () => {
    const listen = () => undefined;
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("addEventListener", listen);
    vi.stubGlobal("removeEventListener", listen);
    vi.stubGlobal("document", { addEventListener: listen, removeEventListener: listen, hidden: false });
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(book))));
    table = new LiveTable("one");
    table.presentWith(hold);
    const seats = [{ name: "Ada" }, { name: "Bob" }];
    await hear({
      type: "welcome", seat: 0, ply: 0, sight: SIGHT, moves: [YES, NO],
      table: { id: "one", game: "test", status: "playing", book: "b", seats },
    });
    await vi.waitFor(() => { expect(table.book).not.toBeNull(); });
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
      const refused = new Refused(status, { error: "away", sentence: "away" });
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
