/** Who came where. */

import { type Area, areaAt, type Layout } from "../schema/layout";
import type { Observation } from "../schema/observation";
import { seatNumber } from "../schema/schema";
import type { SceneLook, Stand } from "../wire/contract";

export interface FinalPlace {
  place: number;
  seats: number[];
}

/** Whether nobody has won: a result is written as `p1 p3`, or `drawn p1 p2`, or `abandoned`. */
export function isDrawn(result: string): boolean {
  return result.startsWith("drawn ");
}

/** Those who came first: they have won, or the game is drawn between them. */
export function firstIn(result: string): number[] {
  return result.split(" ").map(seatNumber).filter((seat) => seat >= 0);
}

/** The seats that won. */
export function winnersIn(result: string): number[] {
  return isDrawn(result) ? [] : firstIn(result);
}

/** Places from the ranking; where there is none, the result names who came first. */
export function placesOf(ranking: readonly (readonly number[])[], result: string, seats: number): FinalPlace[] {
  if (ranking.length) return counted(ranking);
  const first = firstIn(result);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !first.includes(seat));
  return first.length ? counted([first, others].filter((group) => group.length)) : [];
}

/** Those who share a place take as many: after two firsts comes the third. */
function counted(groups: readonly (readonly number[])[]): FinalPlace[] {
  let place = 1;
  return groups.map((group) => {
    const found = { place, seats: [...group] };
    place += group.length;
    return found;
  });
}

/** Whether a part of the table belongs to one of some seats, or to the side of one. */
export function isOf(observation: Observation, area: string, seats: readonly number[]): boolean {
  const { sides } = observation.schema.document;
  return seats.some((seat) => seatNumber(area.split(".")[0] ?? "") === seat || (sides[seat] !== "" && sides[seat] === area));
}

/** Where a scene of some seats still stands: where its first place has a card. */
export function scenesOf(scene: SceneLook, layout: Layout, observation: Observation, seats: readonly number[]): { stand: Stand; area: Area }[] {
  const [first] = scene.places;
  return scene.stands.flatMap((stand) => {
    const zone = first ? stand.zones[first.zone] : undefined;
    const area = areaAt(layout, stand.area);
    return area && zone && isOf(observation, stand.area, seats) && observation.codes(zone).length ? [{ stand, area }] : [];
  });
}
