/** HTTP: making and finding things. Everything that is refused is refused alike. */

import { KEPT_HEADER } from "../../worker/keeping";
import type { BookDocument } from "../book/book";
import type { OptionValue, Refusal, TableInfo, UpdateParts } from "./messages";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.sentence);
  }
}

export const AWAY: Refusal = { error: "site-server-away", sentence: "the server does not answer" };

export interface Guest {
  id: string;
  name: string;
  avatar: string;
  blocked?: string[];
}

export interface OptionInfo {
  name: string;
  default: OptionValue;
  kind: "number" | "choice" | "flag" | "sentences";
  least?: number;
  most?: number;
  none?: boolean;
  choices?: (string | number)[];
  /** What each value brings along: these options are then settled and not to be named. */
  brings?: Record<string, Record<string, OptionValue>>;
  /** It names the seat that starts, which the table settles. */
  starter?: boolean;
}

/** An option in a language: what it is called, what it does, and what its values are called. */
export interface OptionTexts {
  title: string;
  hint?: string;
  values?: Record<string, string>;
}

/** A game in a language. */
export interface GameTexts {
  title: string;
  tagline: string;
  who_starts?: string;
  length?: string;
  difficulty?: string;
  advice?: string;
  options?: Record<string, OptionTexts>;
}

export interface GameInfo {
  name: string;
  rules: number;
  seats: [number, number];
  advised?: [number, number];
  last_deals?: boolean;
  options: OptionInfo[];
  texts?: Record<string, GameTexts>;
  /** Whether it can be learned step by step. */
  lesson?: boolean;
}

export interface ToDo {
  table: TableInfo;
  awaited?: boolean;
  seconds?: number;
  /** The table cannot be opened. */
  damaged?: boolean;
}

export interface ReplayInfo {
  book: string;
  seat: string;
  players: string[];
  sight: number[];
  updates: UpdateParts[];
  movers: number[];
  result?: string;
  /** What was told at the deal. */
  lines?: number[][];
  /** Sentences that lie on the table from the start. */
  texts?: string[][];
}

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

export async function askText(path: string): Promise<string> {
  return (await answerTo("GET", path)).text();
}

// What pages ask for

export const book = (hash: string, table: string) =>
  ask<BookDocument>("GET", `/books/${hash}?table=${encodeURIComponent(table)}`);
export const whoAmI = () => ask<Guest>("GET", "/guests/me");
export const becomeGuest = (name: string, avatar: string) => ask<Guest>("POST", "/guests", { name, avatar });
export const renameGuest = (name: string, avatar: string) => ask<Guest>("PUT", "/guests/me", { name, avatar });
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
  ask<ReplayInfo>("GET", `/tables/${encodeURIComponent(id)}/replay?as=${encodeURIComponent(perspective)}`);
export const record = (id: string) => askText(`/tables/${encodeURIComponent(id)}/record`);
