/** Votes that are open: who agrees to what, and whose agreement it needs. */

import type { Votes, Welcome } from "../../wire/contract";

export type OpenVotes = Record<string, { agreed: number[]; needed: number[] }>;

export function votesAtFirst(told: Welcome["votes"] = {}): OpenVotes {
  return Object.fromEntries(Object.entries(told).map(([what, agreed]) => [what, { agreed, needed: [] }]));
}

/** A vote that everybody agreed to, or somebody refused, is over. */
export function voted(votes: OpenVotes, { what, agreed, needed = [] }: Votes): OpenVotes {
  const open = agreed.length > 0 && needed.some((seat) => !agreed.includes(seat));
  const others = Object.entries(votes).filter(([other]) => other !== what);
  return Object.fromEntries([...others, ...(open ? [[what, { agreed, needed }] as const] : [])]);
}
