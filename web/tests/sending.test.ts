/** A move that was sent is waited for until the server answers it by its id, however often the connection breaks. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { LiveTable } from "../src/state/live_table.svelte";
import { schema, connected, END, hear, NO, pretend, settle, Socket, update, welcome, YES } from "./pretend";

let table: LiveTable;

const names = () => table.choices.map((choice) => choice.verb.name);
const movesSent = () => Socket.last.sent.filter((message) => message["type"] === "move");

/** The server is gone; a move is made meanwhile; then a new connection is there that has said nothing yet. */
async function moveWhileAway(): Promise<string> {
  const before = Socket.last;
  before.close();
  table.play(YES);
  await back(before);
  return table.choices.length === 0 ? String(unanswered()) : "";
}

async function back(before: Socket): Promise<void> {
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Socket.last).not.toBe(before);
  Socket.last.onopen();
}

/** The id of the move that the table waits for, as it was sent last. */
function unanswered(): unknown {
  return movesSent().at(-1)?.["id"];
}

beforeEach(async () => {
  pretend();
  vi.useFakeTimers();
  table = new LiveTable("one");
  await connected(table, 0, [YES, NO]);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a move that was made while nobody heard it", () => {
  test("is sent when the table is there again, and not before", async () => {
    await moveWhileAway();
    expect(Socket.last.sent.map((message) => message["type"])).toEqual(["watch"]);
    await hear(welcome(0, [YES, NO]));
    expect(movesSent()).toMatchObject([{ ply: 0, move: YES }]);
  });

  test("is not taken for made because somebody else has moved", async () => {
    // Who is asked at the same time has answered first: the table is further, and this question is still open.
    await moveWhileAway();
    await hear(welcome(1, [YES, NO]));
    expect(table.sending).toBe(true);
    expect(names()).toEqual([]);
    await hear(update(2, [END], String(unanswered())));
    expect(table.sending).toBe(false);
    expect(names()).toEqual(["end"]);
    expect(movesSent()).toHaveLength(1);
  });

  test("is sent again, as the same move, until it is answered", async () => {
    await moveWhileAway();
    await hear(welcome(1, [YES, NO]));
    const first = unanswered();
    const lost = Socket.last;
    lost.close();
    await back(lost);
    await hear(welcome(3, [END]));
    expect(movesSent()).toMatchObject([{ id: first, ply: 0, move: YES }]);
    expect(names()).toEqual([]);
    await hear({ type: "accepted", id: first, ply: 2 });
    expect(names()).toEqual(["end"]);
  });

  test("is sent once for each connection, however often the table is told anew", async () => {
    await moveWhileAway();
    await hear(welcome(0, [YES, NO]));
    await hear(welcome(1, [YES, NO]));
    expect(movesSent()).toHaveLength(1);
  });

  test("is given up when the server refuses it", async () => {
    await moveWhileAway();
    await hear(welcome(0, [YES, NO]));
    await hear({ type: "refused", error: "x", sentence: "no", id: unanswered() });
    expect(table.sending).toBe(false);
    expect(table.refusal?.sentence).toBe("no");
    const lost = Socket.last;
    lost.close();
    await back(lost);
    await hear(welcome(0, [YES, NO]));
    expect(movesSent()).toEqual([]);
  });
});

describe("two moves that were made at once", () => {
  test("are both waited for", async () => {
    const lost = Socket.last;
    table.play(YES);
    table.write("bow");
    const [first, second] = movesSent().map((message) => message["id"]);
    lost.close();
    await back(lost);
    await hear(welcome(0, [YES, NO]));
    expect(movesSent().map((message) => message["id"])).toEqual([first, second]);
    await hear({ type: "accepted", id: second, ply: 1 });
    expect(table.sending).toBe(true);
    await hear({ type: "accepted", id: first, ply: 2 });
    expect(table.sending).toBe(false);
  });
});

describe("a table that cannot be told now", () => {
  test("is asked for again, later each time, and the move waits", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1); // it comes as late as it may
    await moveWhileAway();
    for (const pause of [500, 1000, 2000]) {
      const refusing = Socket.last;
      await hear({ type: "refused", error: "store_away", sentence: "nothing can be stored now" });
      expect(table.connection).toBe("lost");
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(Socket.last).toBe(refusing);
      await back(refusing);
    }
    expect(movesSent()).toEqual([]);
    await hear(welcome(0, [YES, NO]));
    expect(table.connection).toBe("open");
    expect(movesSent()).toHaveLength(1);
  });

  test("is not asked for again where there is none", async () => {
    const lost = Socket.last;
    lost.close();
    await back(lost);
    const last = Socket.last;
    await hear({ type: "refused", error: "table_gone", sentence: "there is no such table" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Socket.last).toBe(last);
    expect(table.gone).not.toBeNull();
  });

  test("is asked for again where its schema does not arrive", async () => {
    const fetched = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError("away")));
    vi.stubGlobal("fetch", fetched);
    const another = new LiveTable("two");
    Socket.last.onopen();
    const first = Socket.last;
    await hear(welcome(0, [YES]));
    expect(another.connection).toBe("lost");
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(schema))));
    await back(first);
    await hear(welcome(0, [YES]));
    await settle();
    expect(another.schema).not.toBeNull();
    expect(another.choices.map((choice) => choice.verb.name)).toEqual(["yes"]);
    another.close();
  });
});
