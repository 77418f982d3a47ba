/** The record of a game: headings, an empty line, and one move a line. Here only the headings matter. */

export interface Headings {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  players: string[];
  /** The seats held by people. */
  people: string[];
  seed: string;
  /** What players added to the deal, by the place they had before the lot. */
  contributions: Record<string, string>;
  commitment: string;
  /** Nothing for a deal by the older protocol. */
  rounds: Rounds | null;
  /** The table and the moment that the game goes on from; nothing for one of its own. */
  continues: string;
}

/** The two rounds of a deal: places are seats as they were before the lot. */
export interface Rounds {
  table: string;
  bots: Record<string, string>;
  /** The places among which it was drawn who starts. */
  lot: string[];
  /** The place that became p1. */
  first: string;
  commitments: Record<string, string>;
  nonces: Record<string, string>;
  /** Who did not send a `commitment`, or its `opening`, in time. */
  absent: Record<string, string>;
}

/** What a commitment binds a secret to. */
export interface Binding {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  players: string[];
  people: string[];
  table?: string;
  bots?: Record<string, string>;
  lot?: string[];
}

const HEADING = /^([a-z][a-z_-]*) *:(.*)$/;

export function readHeadings(record: string): Headings {
  const [first = "", ...rest] = record.split("\n").map((line) => line.trim());
  if (!first.startsWith("holdfast record")) throw new Error("this is not a record");
  const said = new Map<string, string>();
  for (const line of rest.slice(0, rest.indexOf(""))) {
    const [, name = "", text = ""] = HEADING.exec(line) ?? [];
    said.set(name, text.trim());
  }
  const plain = (name: string, otherwise: string) => JSON.parse(said.get(name) ?? otherwise) as unknown;
  return {
    game: said.get("game") ?? "",
    rules: Number(said.get("rules")),
    options: plain("options", "{}") as Headings["options"],
    players: plain("players", "[]") as string[],
    people: plain("people", "[]") as string[],
    seed: said.get("seed") ?? "",
    contributions: plain("contributions", "{}") as Headings["contributions"],
    commitment: said.get("commitment") ?? "",
    rounds: plain("rounds", "null") as Headings["rounds"],
    continues: said.get("continues") ?? "",
  };
}

const number = (place: string) => Number(place.slice(1)) - 1;

/** The seat of the game that a place became, counted from 0. */
export function seatAt(record: Headings, place: string): number {
  const count = record.players.length;
  return (number(place) - number(record.rounds?.first ?? "p1") + count) % count;
}

/** Where people sat before the lot was drawn. */
export function placesOfPeople({ people, players, rounds }: Headings): string[] {
  const places = people.map((seat) => (number(seat) + number(rounds?.first ?? "p1")) % players.length);
  return places.sort((one, other) => one - other).map((place) => `p${String(place + 1)}`);
}

export function bindingOf(record: Headings): Binding {
  const { game, rules, options, players, people, rounds } = record;
  if (!rounds) return { game, rules, options, players, people };
  const { table, bots, lot } = rounds;
  const before = players.map((_, at) => players[seatAt(record, `p${String(at + 1)}`)] ?? "");
  return { game, rules, options, players: before, people: placesOfPeople(record), table, bots, lot };
}

/** Seats in their order: p2 before p10. */
export function inSeatOrder(seats: readonly string[]): string[] {
  return [...seats].sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)));
}
