/** Where a server has several workers, one that hangs is left for another. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { LiveTable } from "../src/state/live_table.svelte";
import { connected, hear, pretend, Socket, update, welcome, YES } from "./pretend";

let table: LiveTable;

const pings = () => Socket.last.sent.filter((message) => message["type"] === "ping").length;

async function follow(pulse: object): Promise<Socket> {
  table = new LiveTable("one");
  await connected(table, 0, [YES]);
  Socket.last.close();
  await vi.advanceTimersByTimeAsync(1000);
  Socket.last.onopen();
  await hear({ ...welcome(0, [YES]), ...pulse });
  return Socket.last;
}

beforeEach(() => {
  pretend();
  vi.useFakeTimers();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a worker of several", () => {
  test("is asked only when it says nothing by itself", async () => {
    await follow({ pulse: 1.5 });
    await vi.advanceTimersByTimeAsync(1000);
    await hear(update(1, [YES]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(pings()).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(pings()).toBe(1);
  });

  test("is kept while it answers", async () => {
    const socket = await follow({ pulse: 1.5 });
    for (let answered = 0; answered < 5; answered++) {
      while (pings() === answered) await vi.advanceTimersByTimeAsync(100);
      await hear({ type: "pong" });
    }
    expect(Socket.last).toBe(socket);
  });

  test("is left for another when it does not", async () => {
    const socket = await follow({ pulse: 1.5 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(Socket.last).not.toBe(socket);
    expect(Socket.last.address).toMatch(/table=one&again=2$/);
  });

  test("is left all the same when it answers pings, but never a move", async () => {
    const socket = await follow({ pulse: 1.5 });
    table.play(YES);
    for (let second = 0; second < 7; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      if (Socket.last === socket) await hear({ type: "pong" });
    }
    expect(Socket.last).not.toBe(socket);
  });

  test("is not asked from a page out of sight", async () => {
    const socket = await follow({ pulse: 1.5 });
    vi.stubGlobal("document", { ...document, hidden: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pings()).toBe(0);
    expect(Socket.last).toBe(socket);
  });
});

test("a server that is alone is not asked, for there is no other", async () => {
  const socket = await follow({});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pings()).toBe(0);
  expect(Socket.last).toBe(socket);
});
