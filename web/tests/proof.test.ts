/** The page proves a deal as the engine does, and notices whatever is not as it was promised. */

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { Book, type BookDocument } from "../src/book/book";
import { Sight } from "../src/book/sight";
import type { Deal } from "../src/replay/dealing";
import { canonical, dealKey, Luck } from "../src/replay/luck";
import { type Evidence, type Finding, findings } from "../src/replay/proof";
import { inSeatOrder, readHeadings } from "../src/replay/record";
import { hex, sha256 } from "../src/replay/sha256";

interface Proof {
  game: string;
  record: string;
  hash: string;
  commitment: string;
  deal: Deal;
  book: BookDocument;
  first: number[];
  numbers: [number, number][];
}

const file = process.env["HOLDFAST_PROOFS"];
if (!file) throw new Error("HOLDFAST_PROOFS names the file that tests/web/proofs.py wrote; run “make test-web”");
const proofs = JSON.parse(readFileSync(file, "utf-8")) as Proof[];

function evidence(proof: Proof, changes: Partial<Evidence> = {}): Evidence {
  const book = new Book(proof.book);
  return {
    record: readHeadings(proof.record),
    table: { hash: proof.hash, commitment: proof.commitment },
    promised: null,
    deal: proof.deal,
    book,
    first: Sight.read(book, proof.first),
    ...changes,
  };
}

const told = (steps: Finding[]) => steps.map((step) => `${step.name} ${step.holds}`);
const wrong = (changes: Partial<Evidence>) =>
  told(findings(evidence(contributed, changes)).steps.filter((step) => step.holds !== "yes"));
const contributed = proofs.find((proof) => proof.record.includes("contributions:")) as Proof;

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
    const luck = new Luck(dealKey(seed.replace("sealed:", ""), added));
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
});

describe("what is not as it was promised is noticed", () => {
  const { record, deal } = evidence(contributed);

  test("another secret", () => {
    const other = { ...record, seed: `sealed:${"ab".repeat(16)}` };
    expect(wrong({ record: other })).toContain("proof-secret no");
    expect(wrong({ record: other })).toContain("proof-commitment no");
    expect(wrong({ record: other })).toContain("proof-numbers-differ no");
  });

  test("other seats than the commitment was for", () => {
    expect(wrong({ record: { ...record, players: [...record.players].reverse() } })).toContain("proof-commitment no");
  });

  test("another contribution, also one's own", () => {
    const p1 = "0f".repeat(16);
    const swapped = { ...record, contributions: { ...record.contributions, p1 } };
    const promised = { seat: "p1", contribution: record.contributions["p1"] ?? "" };
    expect(wrong({ record: swapped, promised })).toContain("proof-mine no");
    expect(wrong({ record: swapped, promised })).toContain("proof-numbers-differ no");
    expect(wrong({ promised })).not.toContain("proof-mine no");
  });

  test("one's own contribution that came too late proves nothing", () => {
    expect(wrong({ promised: { seat: "p9", contribution: "0f".repeat(16) } })).toContain("proof-mine-late unsure");
  });

  test("a promise that this browser wrote down otherwise", () => {
    expect(wrong({ promised: { hash: "00" } })).toContain("proof-secret-kept no");
    expect(wrong({ promised: { commitment: "00" } })).toContain("proof-commitment-kept no");
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
    expect(told(findings(evidence(contributed, { record: { ...record, seed: "42" } })).steps)).toEqual([
      "proof-plain-number no",
    ]);
  });
});
