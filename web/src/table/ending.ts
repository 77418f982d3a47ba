/** Who came where. */

import { seatNumber } from "../book/book";

export interface Place {
  place: number;
  seats: number[];
}

/** Places from the ranking; where there is none, the result names the winners: `p2`, `p1 p3`. */
export function placesOf(ranking: readonly (readonly number[])[], result: string, seats: number): Place[] {
  if (ranking.length) return counted(ranking);
  const winners = result.split(/[\s,=>]+/).map(seatNumber).filter((seat) => seat >= 0);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  return winners.length ? counted([winners, others].filter((group) => group.length)) : [];
}

/** Those who share a place take as many: after two firsts comes the third. */
function counted(groups: readonly (readonly number[])[]): Place[] {
  let place = 1;
  return groups.map((group) => {
    const found = { place, seats: [...group] };
    place += group.length;
    return found;
  });
}
