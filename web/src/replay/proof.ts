/** Was the deal fair? Everything that was promised before it is computed again, step by step, from the record. */

import type { Book } from "../book/book";
import type { Sight } from "../book/sight";
import type { TableInfo } from "../wire/messages";
import { compare, type Deal, dealAgain, type Dealt, NotSo } from "./dealing";
import { canonical, combined, dealKey, Luck } from "./luck";
import { type Headings, inSeatOrder } from "./record";
import { hashOf, hex } from "./sha256";

/** What this browser wrote down when it was promised. */
export interface Promised {
  hash?: string;
  commitment?: string;
  /** The seat it sat on, and what it added to the deal. */
  seat?: string;
  contribution?: string;
}

/** One step of the proof: the name of its sentence, what was computed, and whether that is what was promised. */
export interface Finding {
  name: string;
  /** `unsure`: nothing contradicts it, but it could not be checked here. */
  holds: "yes" | "no" | "unsure";
  computed?: string;
  promised?: string;
  values?: Record<string, string | number>;
}

export interface Evidence {
  record: Headings;
  table: Pick<TableInfo, "hash" | "commitment">;
  promised: Promised | null;
  deal: Deal;
  book: Book;
  /** What lay on the table after the deal, all cards open. */
  first: Sight;
}

const SEALED = "sealed:";

/** All steps, in order; later ones use what earlier ones computed. */
export function findings(evidence: Evidence): { steps: Finding[]; dealt: Dealt | null } {
  const { record } = evidence;
  const secret = record.seed.slice(SEALED.length);
  if (!record.seed.startsWith(SEALED)) return { steps: [{ name: "proof-plain-number", holds: "no" }], dealt: null };
  const added = inSeatOrder(Object.keys(record.contributions)).map(
    (seat): [string, string] => [seat, record.contributions[seat] ?? ""],
  );
  const { steps, dealt } = deckSteps(evidence, dealKey(secret, added));
  return {
    steps: [
      secretStep(evidence),
      commitmentStep(evidence),
      ...contributionSteps(evidence, added),
      { name: "proof-key", holds: "yes", computed: added.length ? combined(secret, added) : secret },
      ...steps,
    ],
    dealt,
  };
}

function secretStep({ record, table, promised }: Evidence): Finding {
  const computed = hex(hashOf(record.seed));
  const known = promised?.hash ?? table.hash;
  const name = promised?.hash ? "proof-secret-kept" : "proof-secret";
  return { name, holds: computed === known ? "yes" : "no", computed, promised: known };
}

function commitmentStep({ record, table, promised }: Evidence): Finding {
  const binding = {
    game: record.game,
    rules: record.rules,
    options: record.options,
    players: record.players,
    people: record.people,
  };
  const computed = hex(hashOf(canonical({ binding, secret: record.seed })));
  const known = promised?.commitment ?? table.commitment ?? record.commitment;
  const name = promised?.commitment ? "proof-commitment-kept" : "proof-commitment";
  return { name, holds: computed === known ? "yes" : "no", computed, promised: known };
}

function contributionSteps({ record, promised }: Evidence, added: [string, string][]): Finding[] {
  const steps: Finding[] = [{ name: "proof-added", holds: "yes", values: { count: added.length } }];
  const { seat, contribution } = promised ?? {};
  if (seat && contribution) {
    const computed = record.contributions[seat];
    const holds = computed === contribution ? "yes" : "no";
    // What comes when the deal has waited long enough is not in it; that is nobody's fault.
    if (computed === undefined) steps.push({ name: "proof-mine-late", holds: "unsure" });
    else steps.push({ name: "proof-mine", holds, computed, promised: contribution });
  }
  const silent = record.people.filter((each) => !(each in record.contributions));
  if (silent.length) steps.push({ name: "proof-silent", holds: "unsure", values: { count: silent.length } });
  return steps;
}

function deckSteps({ deal, book, first }: Evidence, key: string): { steps: Finding[]; dealt: Dealt | null } {
  try {
    const dealt = dealAgain(deal, new Luck(key), book);
    const steps: Finding[] = [{ name: "proof-numbers", holds: "yes", values: { count: dealt.numbers } }];
    try {
      steps.push({ name: "proof-cards", holds: "yes", values: { count: compare(dealt.zones, first) } });
    } catch (wrong) {
      if (!(wrong instanceof NotSo)) throw wrong;
      steps.push({ name: "proof-cards-differ", holds: "no" });
    }
    return { steps, dealt };
  } catch (wrong) {
    if (!(wrong instanceof NotSo)) throw wrong;
    return { steps: [{ name: "proof-numbers-differ", holds: "no" }], dealt: null };
  }
}
