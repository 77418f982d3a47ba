/** Moments: events at which everybody should look up, and what is counted of a game when it is over. Pure. */

import { emblemOf, lookOf } from "../schema/look";
import type { Observation } from "../schema/observation";
import { type SchemaEntry, type TableSchema, UNSEEN } from "../schema/schema";
import type { Line, SeatEvent } from "../schema/story";
import type { StoryEntry } from "../state/table_model.svelte";
import type { MomentLook } from "../wire/contract";

/** So long somebody may be kept, and so long one of several moments is shown. */
export const LONGEST = 2400;
const USUAL = 1500;

export interface Moment {
  look: MomentLook;
  event: SeatEvent;
}

/** A part of the table that was hit, and what became less there. */
export interface Loss {
  area: string;
  values: { path: string; lost: number }[];
}

/** All that a step has to look up for, in the order in which it is told. */
export function momentsIn(schema: TableSchema, lines: readonly Line[]): Moment[] {
  const looks = lookOf(schema).moments ?? [];
  return lines.flatMap((line) => {
    const look = line.kind === "event" ? looks.find(({ event }) => event === line.name) : undefined;
    return look && line.kind === "event" ? [{ look, event: line }] : [];
  });
}

/** How long each of this many moments is shown: together no longer than anybody should wait. */
export function paceOf(moments: number, usual = USUAL): number {
  return Math.min(usual, LONGEST / Math.max(1, moments));
}

/** The word that a moment is about: a seat, an area or its last part, or a word of the light. */
export function aboutOf({ look, event }: Moment): string {
  const about = event.fields[look.of];
  return typeof about === "string" ? about : "";
}

/** What was hit in a step, each part of the table once. */
export function lossesIn(moments: readonly Moment[], before: Observation, after: Observation): Loss[] {
  const { schema } = after;
  const named = moments.filter(({ look }) => look.kind === "loss").map((moment) => areaNamed(schema, aboutOf(moment)));
  return [...new Set(named)].filter(Boolean).map((area) => ({ area, values: fallen(area, before, after) }));
}

/** The whole name of an area that a word names: itself, or its last part. */
function areaNamed(schema: TableSchema, word: string): string {
  const areas = schema.document.entries.map(areaOf);
  return areas.find((area) => area === word) ?? areas.find((area) => area.endsWith(`.${word}`)) ?? "";
}

function areaOf({ path }: SchemaEntry): string {
  return path.split(".").slice(0, -1).join(".");
}

/** Which of the numbers that always stand in an area became less, and by how much: what is shown only while there is some of it tells of harm done. A shield breaks before the heart behind it. */
function fallen(area: string, before: Observation, after: Observation): Loss["values"] {
  const heart = emblemOf(after.schema, area)?.heart;
  return after.schema.document.entries
    .filter((entry) => areaOf(entry) === area && entry.form === "number" && entry.kind === "number" && entry.shown === "always")
    .flatMap(({ path }) => {
      const [was, is] = [before.number(path), after.number(path)];
      return was !== UNSEEN && is !== UNSEEN && is < was ? [{ path, lost: was - is }] : [];
    })
    .sort((one, other) => Number(one.path === heart) - Number(other.path === heart));
}

/** Who won the round because of which they are asked something now. */
export function roundWinner(observation: Observation): number | null {
  const { prompts } = observation.schema.document;
  const question = prompts[observation.question]?.name;
  const isRound = lookOf(observation.schema).moments?.some((look) => look.kind === "round" && look.question === question);
  return question && isRound ? (observation.awaited[0] ?? null) : null;
}

/** Whose stake became less, and whose more; null is the middle. */
export function stakeOf(stake: string | undefined, before: Observation, after: Observation): { from: string | null; to: string | null } | null {
  if (!stake) return null;
  const seats = after.schema.document.entries.filter(({ path }) => path.endsWith(`.${stake}`)).map(({ path }) => path);
  const change = (path: string) => after.number(path) - before.number(path);
  const owner = (path: string | undefined) => path?.split(".")[0] ?? null;
  const [from, to] = [owner(seats.find((path) => change(path) < 0)), owner(seats.find((path) => change(path) > 0))];
  return from || to ? { from, to } : null;
}

export interface Tallied {
  name: string;
  count: number;
}

/** What is told of a seat at the end; what never happened is left out. */
export function talliesOf(schema: TableSchema, story: readonly StoryEntry[], seat: string): Tallied[] {
  return (lookOf(schema).tallies ?? [])
    .map(({ name, events, of, amount }) => {
      const mine = story.map(({ event }) => event).filter((event) => events.includes(event.name) && event.fields[of] === seat);
      const worth = (event: SeatEvent) => (amount ? Number(event.fields[amount]) || 0 : 1);
      return { name, count: mine.reduce((sum, event) => sum + worth(event), 0) };
    })
    .filter(({ count }) => count > 0);
}
