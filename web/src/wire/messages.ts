/** The messages of the socket and of HTTP, as `docs/protocol.md` has them. */

export interface SeatInfo {
  name?: string;
  avatar?: string;
  guest?: string;
  bot?: string;
  /** Which of the bots' names and faces a bot has, counted from 1. */
  number?: number;
  ready?: boolean;
  /** What this seat's client has committed itself to add to the deal, and whether it has opened it. */
  commitment?: string;
  contributed?: boolean;
  connected?: boolean;
  /** In how many seconds the host may let a bot play for them; missing while they are here. */
  stand_in?: number;
  resigned?: boolean;
  junior?: boolean;
  score?: number;
}

export type Status = "lobby" | "dealing" | "playing" | "over" | "closed";

export interface TableInfo {
  id: string;
  code: string;
  game: string;
  rules: number;
  status: Status;
  seats: SeatInfo[];
  options: Record<string, OptionValue>;
  host: string;
  hash: string;
  commitment?: string;
  /** While it is dealing. */
  round?: "commit" | "open";
  /** The seats among which it is drawn from the deal who becomes p1. */
  lot?: string[];
  listed?: boolean;
  clock?: string;
  starts?: string;
  hints?: boolean;
  adjourned?: boolean;
  spectators?: number;
  result?: string;
  ending?: string;
  previous?: string;
  following?: string;
  book?: string;
  /** Guests whom the host lets talk no more. */
  muted?: string[];
  /** Guests whom the host has removed, and what they were called. */
  kept_out?: Record<string, string>;
}

export type OptionValue = string | number | boolean | null | string[];

// What a client says

export type Said =
  | { type: "watch"; table: string; ply: number; spectator?: boolean }
  | { type: "leave" }
  | { type: "commit"; hash: string }
  | { type: "contribute"; bytes: string; nonce: string }
  | { type: "move"; ply: number; move?: number; said?: string; text?: string; id: string }
  | { type: "say"; text: string }
  | { type: "gesture"; gesture: string }
  | { type: "vote"; what: string; agree: boolean }
  | { type: "resign" }
  | { type: "reclaim" }
  | { type: "stand_in"; seat: number }
  | { type: "hint" };

// What a client is told

export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat?: number | null;
  guest?: string;
  ply?: number;
  sight?: number[];
  moves?: number[];
  lines?: number[][];
  /** The ply after which `lines` begin; nothing where they are all there are. */
  since?: number;
  words?: string[];
  texts?: string[][];
  talk?: Talk[];
  votes?: Record<string, number[]>;
  deadlines?: Record<string, number>;
  ranking?: number[][];
}

/** Changes, lines, moves, then words and new sentences where there are any. */
export type UpdateParts = [number[][], number[][], number[], string[]?, string[][]?];

export interface Update {
  type: "update";
  ply: number;
  by: number;
  update: UpdateParts;
  id?: string;
  deadlines?: Record<string, number>;
  ranking?: number[][];
}

export interface Talk {
  type?: "talk";
  name: string;
  text: string;
  channel?: string;
  guest?: string;
  seat?: number | null;
}

export interface Refusal {
  type?: "refused";
  error: string;
  sentence: string;
  values?: Record<string, string>;
  /** The sentence in other languages. */
  told?: Record<string, string>;
  id?: string;
  ply?: number | null;
}

/** A move as a bot weighed it: how often it was tried, and its share of a win. */
export interface Weighed {
  move: number;
  visits: number;
  expected: number;
}

/** Why a bot would make a move: the move and the best others, and how many tries there were in all. */
export interface Reasons {
  weighed: readonly Weighed[];
  tries: number;
}

export type ToldMessage =
  | Welcome
  | Update
  | { type: "accepted"; id: string; ply: number }
  | { type: "table"; table: TableInfo }
  | (Talk & { type: "talk" })
  | { type: "gestured"; gesture: string; name?: string; seat?: number | null }
  | { type: "votes"; what: string; agreed?: number[]; needed?: number[] }
  | { type: "hinted"; seat: number; ply: number; move?: number | null; weighed?: Weighed[]; tries?: number; left?: number }
  | { type: "notice"; what: string; seat?: number | null; bot?: string }
  | (Refusal & { type: "refused" })
  | { type: "bye"; reason: string; seconds?: number };
