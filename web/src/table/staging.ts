/** What happens on the stage: two sides, what is hidden turned up card by card, and how it ended. Pure. */

import { facesIn } from "../schema/look";
import type { Observation } from "../schema/observation";
import { HIDDEN } from "../schema/schema";
import type { Line, SeatEvent } from "../schema/story";
import type { StageLook } from "../wire/contract";
import { LONGEST } from "./moments";
import type { Wave } from "./motion";

/** How long what begins on the stage, goes on there and ends there is seen, where there is time for all of it. */
const LENGTH = { begun: 700, on: 570, ended: 900 };

export interface StageSide {
  /** The zone from which its cards come; empty for a card that an event tells. */
  zone: string;
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
  /** Whether it has just begun: its cards are on their way. */
  fresh: boolean;
}

/** What is on the stage after an event; null where it belongs to no stage. */
export function stagedBy(event: SeatEvent, now: Staged | null, observation: Observation): Staged | null {
  const look = observation.schema.document.look.stages?.find(({ begins }) => begins === event.name);
  if (look) return begin(look, event, observation);
  if (!now || now.ending) return null;
  if (now.look.shows?.includes(event.name)) return { ...now, fresh: false, right: { ...sided(shown(now.right.faces, cardOf(event)), observation), zone: now.right.zone } };
  if (now.look.joins?.includes(event.name)) return { ...now, fresh: false, left: { ...sided([...now.left.faces, cardOf(event)], observation), zone: now.left.zone } };
  if (now.look.ends.includes(event.name)) return ended(now, event);
  return now;
}

function begin(look: StageLook, event: SeatEvent, observation: Observation): Staged {
  const side = (told: string) => ({ ...sided(facesOf(told, event, observation), observation), zone: zoneOf(told, event) });
  return { look, title: event, left: side(look.left), right: side(look.right), ending: null, fresh: true };
}

/** Whether all that a wave does is to turn cards that are on the stage: they are turned there first. */
export function isTurnedOn(staged: Staged | null, { motions, mixings }: Wave): boolean {
  const zones = staged ? [staged.left.zone, staged.right.zone] : [];
  return motions.length > 0 && !mixings.length && motions.every(({ kind, to }) => kind !== "moved" && zones.includes(to.path));
}

/** The cards that a side names: those of a zone, or one that the event tells. */
function facesOf(told: string, event: SeatEvent, observation: Observation): string[] {
  const lone = /^\{(\w+)\}$/.exec(told)?.[1];
  if (lone) return typeof event.fields[lone] === "string" ? [event.fields[lone]] : [];
  return facesIn(observation, zoneOf(told, event));
}

function zoneOf(told: string, event: SeatEvent): string {
  return told.includes(".") ? told.replace(/\{(\w+)\}/g, (_, field: string) => String(event.fields[field] ?? "")) : "";
}

/** How long this is seen: all that a step brings to the stage takes no longer than anybody should wait. */
export function lengthOn(staged: Staged, before: Staged | null, lines: readonly Line[]): number {
  const { begins, shows = [], joins = [], ends } = staged.look;
  const many = (names: readonly string[]) => lines.filter((line) => line.kind === "event" && names.includes(line.name)).length;
  const all = many([begins]) * LENGTH.begun + many([...shows, ...joins]) * LENGTH.on + Math.min(1, many(ends)) * LENGTH.ended;
  const own = staged.ending ? LENGTH.ended : before ? LENGTH.on : LENGTH.begun;
  return own * Math.min(1, LONGEST / Math.max(1, all));
}

function sided(faces: readonly string[], observation: Observation): StageSide {
  const worth = observation.schema.document.look.worth ?? {};
  const seen = faces.filter((face) => face !== HIDDEN);
  const counts = seen.length > 0 && seen.every((face) => worth[face] !== undefined);
  return { faces, sum: counts ? seen.reduce((sum, face) => sum + (worth[face] ?? 0), 0) : null, hidden: faces.length - seen.length, zone: "" };
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
  return { ...now, fresh: false, left: told(now.look.left_sum, now.left), right: told(now.look.right_sum, now.right), ending: event };
}
