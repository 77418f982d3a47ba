/** The page proves a deal as the engine does, and notices whatever is not as it was promised. */

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { TableSchema, type SchemaDocument } from "../src/schema/schema";
import { Observation } from "../src/schema/observation";
import type { Deal } from "../src/wire/contract";
import { canonical, dealKey, Chance, playerCommitment } from "../src/replay/chance";
import { type Evidence, type Finding, findings, type Verdict, verdictOn } from "../src/replay/proof";
import { type Binding, type Headings, inSeatOrder, readHeadings, type Rounds } from "../src/replay/record";
import { hex, sha256 } from "../src/replay/sha256";
import type { Notes } from "../src/state/notes";

interface Proof {
  game: string;
  record: string;
  hash: string;
  commitment: string;
  deal: Deal;
  schema: SchemaDocument;
  first: number[];
  /** What the first player wrote down and saw; nothing of a deal that was not made in two rounds. */
  notes: Notes | null;
  seen: number[];
  /** What the engine says of the record alone, and beside these notes. */
  verdict: string;
  noted: string;
  numbers: [number, number][];
}

const file = process.env["HOLDFAST_PROOFS"];
if (!file) throw new Error("HOLDFAST_PROOFS names the file that tests/web/proofs.py wrote; run “make test-web”");
const proofs = JSON.parse(readFileSync(file, "utf-8")) as Proof[];
const SAID: Record<Verdict, string> = { fair: "fair", unfair: "not fair", unknown: "cannot tell" };

function evidence(proof: Proof, changes: Partial<Evidence> = {}): Evidence {
  const schema = new TableSchema(proof.schema);
  return {
    record: readHeadings(proof.record),
    table: { hash: proof.hash, commitment: proof.commitment },
    notes: null,
    deal: proof.deal,
    schema,
    first: Observation.read(schema, proof.first),
    seen: Observation.read(schema, proof.seen),
    ...changes,
  };
}

const told = (steps: Finding[]) => steps.map((step) => `${step.name} ${step.holds}`);
const of = (changes: Partial<Evidence>) => findings(evidence(inRounds, changes)).steps;
const wrong = (changes: Partial<Evidence>) => told(of(changes).filter((step) => step.holds !== "yes"));
const inRounds = proofs.find((proof) => proof.noted === "fair" && proof.record.includes('"lot": ["p1"')) as Proof;
const mine = inRounds.notes as Notes;

test("our SHA-256 is the browser's", async () => {
  for (let length = 0; length < 200; length += 7) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
    expect(hex(sha256(bytes))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
  }
});

test("a document is written in one way", () => {
  expect(canonical({ b: [1, null, "«Ёж» \"\\\n"], a: { d: true, c: 0 } })).toBe(
    '{"a":{"c":0,"d":true},"b":[1,null,"«Ёж» \\"\\\\\\n"]}',
  );
  expect(inSeatOrder(["p10", "p2", "p1"])).toEqual(["p1", "p2", "p10"]);
});

describe.each(proofs.map((proof, number) => ({ name: `${proof.game} ${String(number)}`, proof })))("$name", ({ proof }) => {
  test("chance gives the same numbers", () => {
    const { seed, contributions } = readHeadings(proof.record);
    const added = inSeatOrder(Object.keys(contributions)).map((seat): [string, string] => [seat, contributions[seat] ?? ""]);
    const luck = new Chance(dealKey(seed.replace("sealed:", ""), added));
    expect(proof.numbers.map(([below]) => [below, luck.below(below)])).toEqual(proof.numbers);
  });

  test("hash, commitment, key, numbers and cards are as they were promised", () => {
    const { steps, dealt } = findings(evidence(proof));
    expect(steps.filter((step) => step.holds === "no")).toEqual([]);
    expect(steps.map((step) => step.name)).toEqual(
      expect.arrayContaining(["proof-secret", "proof-commitment", "proof-key", "proof-numbers", "proof-cards"]),
    );
    expect(dealt?.shuffled?.faces.length).toBeGreaterThan(20);
  });

  test("the page and the engine come to one verdict", () => {
    expect(SAID[verdictOn(findings(evidence(proof)).steps)]).toBe(proof.verdict);
    const { steps } = findings(evidence(proof, { notes: proof.notes }));
    expect(SAID[verdictOn(steps)], told(steps).join("; ")).toBe(proof.noted);
  });
});

test("a deal that keeps all promises its players wrote down is fair, and nothing else is", () => {
  expect(new Set(proofs.map((proof) => proof.noted))).toEqual(new Set(["fair", "cannot tell"]));
  expect(verdictOn(of({ notes: mine }))).toBe("fair");
  expect(verdictOn([])).toBe("unknown");
  expect(verdictOn([{ name: "x", holds: "yes" }, { name: "y", holds: "unsure" }])).toBe("unknown");
  expect(verdictOn([{ name: "x", holds: "unsure" }, { name: "y", holds: "no" }])).toBe("unfair");
});

describe("what is not as it was promised is noticed", () => {
  const { record, deal } = evidence(inRounds);
  const rounds = record.rounds as Rounds;
  const without = (place: string, from: Record<string, string>) =>
    Object.fromEntries(Object.entries(from).filter(([each]) => each !== place));
  const dropped = (place: string, why: string): Headings => ({
    ...record,
    contributions: without(place, record.contributions),
    rounds: {
      ...rounds,
      commitments: why === "opening" ? rounds.commitments : without(place, rounds.commitments),
      nonces: without(place, rounds.nonces),
      absent: why ? { [place]: why } : {},
    },
  });

  test("another secret", () => {
    const other = { ...record, seed: `sealed:${"ab".repeat(16)}` };
    expect(wrong({ record: other })).toContain("proof-secret-differs no");
    expect(wrong({ record: other })).toContain("proof-commitment-differs no");
    expect(wrong({ record: other })).toContain("proof-numbers-differ no");
  });

  test("other seats than the commitment was for", () => {
    expect(wrong({ record: { ...record, players: [...record.players].reverse() } })).toContain("proof-commitment-differs no");
  });

  test("a commitment to no game and no seats", () => {
    const loose = { ...record, commitment: inRounds.hash };
    expect(wrong({ record: loose, table: { hash: inRounds.hash, commitment: inRounds.hash } })).toContain(
      "proof-commitment-loose no",
    );
  });

  test("a table of which this browser was told otherwise", () => {
    const binding = { ...(mine.binding as Binding), bots: { p3: "hard" } };
    expect(wrong({ notes: { ...mine, binding } })).toEqual(["proof-table-differs no"]);
  });

  test("another contribution, also one's own", () => {
    const swapped = { ...record, contributions: { ...record.contributions, p1: "0f".repeat(16) } };
    expect(wrong({ record: swapped, notes: mine })).toContain("proof-mine-differs no");
    expect(wrong({ record: swapped })).toContain("proof-opened-otherwise no");
    expect(wrong({ record: swapped })).toContain("proof-numbers-differ no");
  });

  test("a house that made up all numbers, so that its record is perfect", () => {
    const contributions = { p1: "01".repeat(16), p2: "02".repeat(16) };
    const { table, nonces } = rounds;
    const commitments = Object.fromEntries(
      Object.entries(contributions).map(([place, added]) => [
        place,
        playerCommitment(table, record.commitment, place, added, nonces[place] ?? ""),
      ]),
    );
    const madeUp = { ...record, contributions, rounds: { ...rounds, commitments } };
    expect(wrong({ record: madeUp })).not.toContain("proof-opened-otherwise no");
    const found = wrong({ record: madeUp, notes: mine });
    expect(found).toContain("proof-mine-differs no");
    expect(found).toContain("proof-heard-differs no");
  });

  test("a game that goes on from another, whose deal was known before", () => {
    expect(wrong({ record: { ...record, continues: "zkAz4PmFIhJKD4aR4MRc4g 12" } })).toEqual(["proof-played-on unsure"]);
  });

  test("somebody who is left out, or named absent", () => {
    expect(wrong({ record: dropped("p2", "") })).toContain("proof-missing no");
    expect(wrong({ record: dropped("p2", "opening") })).toContain("proof-unopened unsure");
    expect(wrong({ record: dropped("p2", "commitment") })).toContain("proof-uncommitted unsure");
    const both = { ...record, rounds: { ...rounds, absent: { p2: "opening" } } };
    expect(wrong({ record: both })).toContain("proof-absent-and-there no");
  });

  test("a house that says that this browser did not answer", () => {
    const opening = dropped("p1", "opening");
    expect(wrong({ record: opening, notes: mine })).toContain("proof-mine-opened no");
    expect(wrong({ record: opening, notes: { ...mine, opened: "sent" } })).toContain("proof-mine-opened no");
    expect(wrong({ record: opening, notes: { ...mine, opened: "lost" } })).toContain("proof-mine-lost unsure");
    expect(wrong({ record: dropped("p1", "commitment"), notes: mine })).toContain("proof-mine-committed no");
  });

  test("a deal from the secret alone", () => {
    const alone = dropped("p1", "commitment");
    const nobody = { ...alone, contributions: {}, rounds: { ...rounds, commitments: {}, nonces: {}, absent: { p1: "commitment", p2: "commitment" } } };
    expect(wrong({ record: nobody })).toContain("proof-nobody no");
    expect(wrong({ record: { ...nobody, rounds: null }, notes: mine })).toContain("proof-rounds-gone no");
  });

  test("a lot that was not drawn", () => {
    const next = `p${String((Number(rounds.first.slice(1)) % record.players.length) + 1)}`;
    expect(wrong({ record: { ...record, rounds: { ...rounds, first: next } } })).toContain("proof-lot-differs no");
  });

  test("seals that this browser was told otherwise", () => {
    expect(wrong({ notes: { ...mine, commitments: { ...mine.commitments, p2: "00" } } })).toEqual(["proof-heard-differs no"]);
  });

  test("a promise that this browser wrote down otherwise", () => {
    expect(wrong({ notes: { ...mine, hash: "00" } })).toContain("proof-secret-differs no");
    expect(wrong({ notes: { ...mine, commitment: "00" } })).toContain("proof-commitment-differs no");
  });

  test("other cards than this browser saw", () => {
    const other = proofs.find((proof) => proof.game === inRounds.game && proof.noted !== "fair" && proof.notes) as Proof;
    const { schema } = evidence(inRounds);
    expect(wrong({ notes: mine, seen: Observation.read(schema, other.seen) })).toEqual(["proof-seen-differs no"]);
    expect(wrong({ notes: mine, seen: null })).toEqual(["proof-not-seen unsure"]);
  });

  test("a player who was not there has only the word of the house", () => {
    expect(wrong({})).toEqual(["proof-not-here unsure"]);
  });

  test("a number that chance did not give", () => {
    const steps = deal.steps.map((step) => (step[0] === 5 ? [5, step[1] ?? 1, ((step[2] ?? 0) + 1) % (step[1] ?? 1)] : step));
    expect(wrong({ deal: { ...deal, steps } })).toEqual(expect.arrayContaining(["proof-numbers-differ no"]));
  });

  test("a card that was put elsewhere", () => {
    const box = deal.box.map((faces) => (faces.length > 9 ? [...faces].reverse() : faces));
    const differs = wrong({ deal: { ...deal, box } });
    expect(differs.some((step) => /proof-(cards|numbers)-differ no/.test(step))).toBe(true);
  });

  test("a deal that everybody could know", () => {
    expect(told(of({ record: { ...record, seed: "42" } }))).toEqual(["proof-plain-number no"]);
  });
});
