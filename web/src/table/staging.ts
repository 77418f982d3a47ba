/** What happens on the stage: two sides, what is hidden turned up card by card, and how it ended. Pure. */

import { facesIn } from "../schema/look";
import type { Observation } from "../schema/observation";
import { HIDDEN } from "../schema/schema";
import type { SeatEvent } from "../schema/story";
import type { StageLook } from "../wire/contract";

export interface StageSide {
  faces: readonly string[];
  /** What they come to; null where nobody said. */
  sum: number | null;
  hidden: number;
}

export interface Staged {
  look: StageLook;
  title: SeatEvent;
  left: StageSide;
  right: StageSide;
  /** How it ended, once it has. */
  ending: SeatEvent | null;
}

/** What is on the stage after an event; null where it belongs to no stage. */
export function stagedBy(event: SeatEvent, now: Staged | null, observation: Observation): Staged | null {
  const look = observation.schema.document.look.stages?.find(({ begins }) => begins === event.name);
  if (look) return begin(look, event, observation);
  if (!now || now.ending) return null;
  if (now.look.shows?.includes(event.name)) return { ...now, right: sided(shown(now.right.faces, cardOf(event)), observation) };
  if (now.look.joins?.includes(event.name)) return { ...now, left: sided([...now.left.faces, cardOf(event)], observation) };
  if (now.look.ends.includes(event.name)) return ended(now, event);
  return now;
}

function begin(look: StageLook, event: SeatEvent, observation: Observation): Staged {
  const side = (told: string) => sided(facesOf(told, event, observation), observation);
  return { look, title: event, left: side(look.left), right: side(look.right), ending: null };
}

/** The cards that a side names: those of a zone, or one that the event tells. */
function facesOf(told: string, event: SeatEvent, observation: Observation): string[] {
  const lone = /^\{(\w+)\}$/.exec(told)?.[1];
  if (lone) return typeof event.fields[lone] === "string" ? [event.fields[lone]] : [];
  const path = told.replace(/\{(\w+)\}/g, (_, field: string) => String(event.fields[field] ?? ""));
  return facesIn(observation, path);
}

function sided(faces: readonly string[], observation: Observation): StageSide {
  const worth = observation.schema.document.look.worth ?? {};
  const seen = faces.filter((face) => face !== HIDDEN);
  const counts = seen.length > 0 && seen.every((face) => worth[face] !== undefined);
  return { faces, sum: counts ? seen.reduce((sum, face) => sum + (worth[face] ?? 0), 0) : null, hidden: faces.length - seen.length };
}

function shown(faces: readonly string[], card: string): string[] {
  const at = faces.indexOf(HIDDEN);
  return at < 0 || faces.includes(card) ? [...faces] : faces.map((face, place) => (place === at ? card : face));
}

function cardOf(event: SeatEvent): string {
  const { card } = event.fields;
  return typeof card === "string" ? card : HIDDEN;
}

function ended(now: Staged, event: SeatEvent): Staged {
  const told = (field: string | undefined, side: StageSide): StageSide => {
    const sum = field ? event.fields[field] : undefined;
    return typeof sum === "number" ? { ...side, sum, hidden: 0 } : side;
  };
  return { ...now, left: told(now.look.left_sum, now.left), right: told(now.look.right_sum, now.right), ending: event };
}
