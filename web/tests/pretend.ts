/** A server that says only what a test lets it say: the smallest schema there is, and a socket in the test's hand. */

import type { TableLook } from "../src/wire/contract";
import { expect, vi } from "vitest";

import type { SchemaDocument } from "../src/schema/schema";
import type { LiveTable } from "../src/state/live_table.svelte";

const HEAD = ["turn", "turns", "over", "out", "people", "awaited", "question"];
export const schema = {
  game: "test", rules: 1, seats: 2, aliases: {}, sides: [], backs: 1, faces: [], events: [], prompts: [], texts: {},
  entries: [
    ...HEAD.map((path) => ({ path, form: "number", kind: "number" })),
    { path: "pending", form: "prompts" },
  ],
  verbs: ["yes", "no", "end"].map((name) => ({ name, phrase: name, touch: "", blanks: [] })),
} as unknown as SchemaDocument;
export const OBSERVATION = [...HEAD.map(() => 0), 0];
export const [YES, NO, END] = [0, 1, 2];

/** Nobody answers here by themselves. */
export class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = Socket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen = () => undefined;
  onmessage: (frame: { data: string }) => void = () => undefined;
  onclose = () => undefined;
  constructor(readonly address: string) {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

export async function hear(message: object): Promise<void> {
  Socket.last.onmessage({ data: JSON.stringify(message) });
  await settle();
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
}

export function welcome(ply: number, moves: number[]): object {
  const seats = [{ name: "Ada" }, { name: "Bob" }];
  return {
    type: "welcome", seat: 0, ply, observation: OBSERVATION, moves, ...(ply > 0 ? { since: 0 } : {}),
    table: { id: "one", game: "test", status: "playing", schema: "b", seats },
  };
}

export const update = (ply: number, moves: number[], id = "") =>
  ({ type: "update", ply, by: id ? 0 : 1, update: [[], [], moves, [], []], ...(id ? { id } : {}) });

/** What a browser has and these tests do not. */
export function pretend(): void {
  const listen = () => undefined;
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("removeEventListener", listen);
  vi.stubGlobal("document", { addEventListener: listen, removeEventListener: listen, hidden: false });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(schema))));
}

/** The connection is made, and the table told. */
export async function connected(table: LiveTable, ply: number, moves: number[]): Promise<void> {
  Socket.last.onopen();
  await hear(welcome(ply, moves));
  await vi.waitFor(() => { expect(table.schema).not.toBeNull(); });
}

const CLOTH = { base: "#2f2a1a", light: "#5a4d26", deep: "#12100c", accent: "#c8a060", text: "#e6d0a8" };

/** How a table looks whose game declares nothing. */
export const PLAIN_LOOK: TableLook = { cloth: { pattern: "lozenges", dark: CLOTH, light: CLOTH }, seats: "around" };
