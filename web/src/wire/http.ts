/** HTTP: making and finding things. Everything that is refused is refused alike. */

import { KEPT_HEADER } from "../../worker/keeping";
import type { SchemaDocument, GuestInfo, Refusal, Replay, TableInfo, ToDo } from "./contract";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.sentence);
  }
}

/** The page's own: nobody answered. */
export const AWAY: Refusal = { type: "refused", error: "server_away", sentence: "the server does not answer" };

/** Hears that the server did not answer a request, also where something that was kept did. */
let absence: () => void = () => undefined;

export function watchAbsence(listener: () => void): void {
  absence = listener;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function answerTo(method: Method, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    absence();
    throw new Refused(0, AWAY);
  }
  if (answer.headers.has(KEPT_HEADER)) absence();
  if (answer.ok) return answer;
  throw new Refused(answer.status, await refusalOf(answer));
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    return (await answer.json()) as Refusal;
  } catch {
    return AWAY;
  }
}

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await answerTo(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export async function askBlob(path: string): Promise<Blob> {
  return (await answerTo("GET", path)).blob();
}

export async function askText(path: string): Promise<string> {
  return (await answerTo("GET", path)).text();
}

// What pages ask for

export const schema = (hash: string, table: string) =>
  ask<SchemaDocument>("GET", `/schemas/${hash}?table=${encodeURIComponent(table)}`);
export const whoAmI = () => ask<GuestInfo | undefined>("GET", "/guests/me");
export const becomeGuest = (name: string, avatar: string) => ask<GuestInfo>("POST", "/guests", { name, avatar });
export const renameGuest = (name: string, avatar: string) => ask<GuestInfo>("PUT", "/guests/me", { name, avatar });
export const myTables = () => ask<ToDo[]>("GET", "/guests/me/tables");
export const openTables = () => ask<TableInfo[]>("GET", "/tables");
export const tableByCode = (code: string) => ask<TableInfo>("GET", `/codes/${encodeURIComponent(code)}`);
export const table = (id: string) => ask<TableInfo>("GET", `/tables/${encodeURIComponent(id)}`);
export const makeTable = (choices: Record<string, unknown>) => ask<TableInfo>("POST", "/tables", choices);
export const onTable = (id: string, verb: string, body: unknown = {}) =>
  ask<TableInfo>("POST", `/tables/${encodeURIComponent(id)}/${verb}`, body);
/** Be done with a table: close it, end it or no longer list it, as it is. */
export const putAway = (id: string) => ask<TableInfo>("DELETE", `/tables/${encodeURIComponent(id)}`);
export const replay = (id: string, perspective: string) =>
  ask<Replay>("GET", `/tables/${encodeURIComponent(id)}/replay?as=${encodeURIComponent(perspective)}`);
export const record = (id: string) => askText(`/tables/${encodeURIComponent(id)}/record`);
