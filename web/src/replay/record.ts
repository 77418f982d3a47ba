/** The record of a game: headings, an empty line, and one move a line. Here only the headings matter. */

export interface Headings {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  players: string[];
  /** The seats held by people. */
  people: string[];
  seed: string;
  /** What players added to the deal, by seat. */
  contributions: Record<string, string>;
  commitment: string;
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
  };
}

/** Seats in their order: p2 before p10. */
export function inSeatOrder(seats: readonly string[]): string[] {
  return [...seats].sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)));
}
