/**
 * Was the deal fair? Everything that was promised before it is computed again, step by step, from the record, and held
 * against what this browser wrote down. The same steps as in the engine's `kernel/proof.py`; docs/fair-deal.md says why.
 */

import type { TableSchema } from "../schema/schema";
import type { Observation } from "../schema/observation";
import type { Notes } from "../state/notes";
import type { Deal, TableInfo } from "../wire/contract";
import { compare, compareSeen, dealAgain, type Dealt, Mismatch } from "./dealing";
import { canonical, combined, dealKey, drawnByLot, Chance, playerCommitment } from "./chance";
import { bindingOf, type Headings, inSeatOrder, placesOfPeople, type Rounds, seatAt } from "./record";
import { hashOf, hex } from "./sha256";

/** `unsure`: nothing contradicts it, but it cannot be told from here. It is never as good as `yes`. */
export type Holds = "yes" | "no" | "unsure";

/** One step of the proof: the name of its sentence, what was computed, and whether that is what was promised. */
export interface Finding {
  name: string;
  holds: Holds;
  computed?: string;
  promised?: string;
  values?: Record<string, string | number>;
}

export type Verdict = "fair" | "unfair" | "unknown";

export interface Evidence {
  record: Headings;
  table: Pick<TableInfo, "hash" | "commitment">;
  notes: Notes | null;
  deal: Deal;
  schema: TableSchema;
  /** What lay on the table after the deal, all cards open, as the house tells it now. */
  first: Observation;
  /** What this browser saw after the deal, if it was there. */
  seen: Observation | null;
}

type Added = readonly (readonly [string, string])[];

const SEALED = "sealed:";

/** One wrong thing makes a deal unfair; one thing that cannot be told keeps it from being called fair. */
export function verdictOn(steps: readonly Finding[]): Verdict {
  if (steps.some((step) => step.holds === "no")) return "unfair";
  return steps.length && steps.every((step) => step.holds === "yes") ? "fair" : "unknown";
}

/** The steps that a verdict rests on. */
export function reasonsFor(steps: readonly Finding[]): Finding[] {
  const wanted = verdictOn(steps) === "unfair" ? "no" : "unsure";
  return steps.filter((step) => step.holds === wanted);
}

/** All steps, in order; later ones use what earlier ones computed. */
export function findings(evidence: Evidence): { steps: Finding[]; dealt: Dealt | null } {
  const { record } = evidence;
  if (record.continues) return { steps: [{ name: "proof-played-on", holds: "unsure" }], dealt: null };
  const secret = record.seed.slice(SEALED.length);
  if (!record.seed.startsWith(SEALED)) return { steps: [{ name: "proof-plain-number", holds: "no" }], dealt: null };
  const added = inSeatOrder(Object.keys(record.contributions)).map(
    (place): [string, string] => [place, record.contributions[place] ?? ""],
  );
  const { steps, dealt } = deckSteps(evidence, dealKey(secret, added));
  return {
    steps: [
      secretStep(evidence),
      commitmentStep(evidence),
      ...(record.rounds ? roundSteps(evidence, record.rounds, secret, added) : olderSteps(evidence, added)),
      { name: "proof-key", holds: "yes", computed: added.length ? combined(secret, added) : secret },
      ...steps,
      ...seenSteps(evidence, dealt),
    ],
    dealt,
  };
}

// What the house promised

function secretStep({ record, table, notes }: Evidence): Finding {
  const computed = hex(hashOf(record.seed));
  const promised = notes?.hash ?? table.hash;
  if (computed !== promised) return { name: "proof-secret-differs", holds: "no", computed, promised };
  return { name: notes?.hash ? "proof-secret-kept" : "proof-secret", holds: "yes", computed };
}

function commitmentStep({ record, table, notes }: Evidence): Finding {
  const binding = bindingOf(record);
  const computed = hex(hashOf(canonical({ binding, secret: record.seed })));
  const promised = notes?.commitment ?? table.commitment ?? record.commitment;
  if (computed !== promised || record.commitment !== promised) {
    const loose = promised === hex(hashOf(record.seed));
    return { name: loose ? "proof-commitment-loose" : "proof-commitment-differs", holds: "no", computed, promised };
  }
  if (notes?.binding && canonical(notes.binding) !== canonical(binding)) return { name: "proof-table-differs", holds: "no" };
  return { name: notes?.commitment ? "proof-commitment-kept" : "proof-commitment", holds: "yes", computed };
}

// Two rounds

function roundSteps(evidence: Evidence, rounds: Rounds, secret: string, added: Added): Finding[] {
  const { record } = evidence;
  const people = placesOfPeople(record);
  const named = [rounds.commitments, rounds.nonces, rounds.absent, record.contributions].flatMap((each) => Object.keys(each));
  const steps: Finding[] = people.flatMap((place) => placeSteps(record, rounds, place));
  if (named.some((place) => !people.includes(place))) steps.push({ name: "proof-strangers", holds: "no" });
  if (!added.length) steps.push({ name: people.length ? "proof-nobody" : "proof-no-people", holds: people.length ? "no" : "unsure" });
  else steps.push({ name: "proof-added", holds: "yes", values: { count: added.length } });
  return [...steps, ...lotSteps(record, rounds, secret, added), ...heardSteps(evidence, rounds), mineStep(evidence, rounds)];
}

/** Every person seated has committed and opened, or is named absent. */
function placeSteps(record: Headings, rounds: Rounds, place: string): Finding[] {
  const { [place]: committed } = rounds.commitments;
  const { [place]: opened } = record.contributions;
  const { [place]: absent } = rounds.absent;
  const values = { name: nameAt(record, place) };
  const found = (name: string, holds: Holds): Finding[] => [{ name, holds, values }];
  if (!absent && (!committed || !opened)) return found("proof-missing", "no");
  if (absent && (opened || !committed !== (absent === "commitment"))) return found("proof-absent-and-there", "no");
  if (absent) return found(absent === "commitment" ? "proof-uncommitted" : "proof-unopened", "unsure");
  const made = playerCommitment(rounds.table, record.commitment, place, opened ?? "", rounds.nonces[place] ?? "");
  return made === committed ? [] : found("proof-opened-otherwise", "no");
}

function lotSteps(record: Headings, { lot, first }: Rounds, secret: string, added: Added): Finding[] {
  const drawn = lot.length ? drawnByLot(secret, added, lot) : "p1";
  const names = { drawn: nameAt(record, drawn), first: nameAt(record, first) };
  if (drawn !== first) return [{ name: "proof-lot-differs", holds: "no", values: names }];
  return lot.length ? [{ name: "proof-lot", holds: "yes", values: names }] : [];
}

function nameAt(record: Headings, place: string): string {
  return record.players[seatAt(record, place)] ?? place;
}

// What this browser wrote down

function heardSteps({ notes }: Evidence, rounds: Rounds): Finding[] {
  if (!notes?.contribution || !notes.commitments) return [];
  const same = canonical(notes.commitments) === canonical(rounds.commitments);
  return [same ? { name: "proof-heard", holds: "yes" } : { name: "proof-heard-differs", holds: "no" }];
}

function mineStep({ record, notes }: Evidence, rounds: Rounds): Finding {
  const { place = "", contribution, nonce, commitments } = notes ?? {};
  if (!contribution) return { name: "proof-not-here", holds: "unsure" };
  const absent = rounds.absent[place];
  if (absent) return absentStep(absent, notes);
  const computed = record.contributions[place] ?? "";
  const same = computed === contribution && rounds.nonces[place] === nonce && commitments?.[place] !== undefined;
  if (!same) return { name: "proof-mine-differs", holds: "no", computed, promised: contribution };
  return { name: "proof-mine", holds: "yes", computed };
}

/** The house says that this browser did not answer in time. */
function absentStep(absent: string, notes: Notes | null): Finding {
  const fate = absent === "opening" ? notes?.opened : notes?.committed;
  if (fate !== "sent" && fate !== "confirmed") return { name: "proof-mine-lost", holds: "unsure" };
  return { name: absent === "opening" ? "proof-mine-opened" : "proof-mine-committed", holds: "no" };
}

/** A deal in one round, by an older protocol: what it proves, and what it does not. */
function olderSteps({ record, notes }: Evidence, added: Added): Finding[] {
  if (notes?.binding) return [{ name: "proof-rounds-gone", holds: "no" }];
  if (!added.length) return [{ name: "proof-alone", holds: "unsure" }];
  const steps: Finding[] = [{ name: "proof-added", holds: "yes", values: { count: added.length } }];
  const { seat, contribution } = notes ?? {};
  if (seat && contribution) {
    const computed = record.contributions[seat];
    if (computed === contribution) steps.push({ name: "proof-mine", holds: "yes", computed });
    else if (computed === undefined) steps.push({ name: "proof-mine-lost", holds: "unsure" });
    else steps.push({ name: "proof-mine-differs", holds: "no", computed, promised: contribution });
  }
  const silent = record.people.filter((each) => !(each in record.contributions));
  if (silent.length) steps.push({ name: "proof-silent", holds: "unsure", values: { count: silent.length } });
  return [...steps, { name: "proof-one-round", holds: "unsure" }];
}

// The cards

function deckSteps({ deal, schema, first }: Evidence, key: string): { steps: Finding[]; dealt: Dealt | null } {
  try {
    const dealt = dealAgain(deal, new Chance(key), schema);
    const steps: Finding[] = [{ name: "proof-numbers", holds: "yes", values: { count: dealt.numbers } }];
    try {
      steps.push({ name: "proof-cards", holds: "yes", values: { count: compare(dealt.zones, first) } });
    } catch (wrong) {
      if (!(wrong instanceof Mismatch)) throw wrong;
      steps.push({ name: "proof-cards-differ", holds: "no" });
    }
    return { steps, dealt };
  } catch (wrong) {
    if (!(wrong instanceof Mismatch)) throw wrong;
    return { steps: [{ name: "proof-numbers-differ", holds: "no" }], dealt: null };
  }
}

/** What this browser was shown after the deal must be what the record deals. */
function seenSteps({ record, notes, seen }: Evidence, dealt: Dealt | null): Finding[] {
  if (!dealt || !record.rounds || !notes?.contribution) return [];
  if (!seen) return [{ name: "proof-not-seen", holds: "unsure" }];
  try {
    compareSeen(dealt.zones, seen);
    return [{ name: "proof-seen", holds: "yes" }];
  } catch (wrong) {
    if (!(wrong instanceof Mismatch)) throw wrong;
    return [{ name: "proof-seen-differs", holds: "no" }];
  }
}
