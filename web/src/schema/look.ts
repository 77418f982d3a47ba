/** How a game's table looks, as its schema declares it: what stands where, and how much of what there is. Pure. */

import type { EmblemLook, GaugeLook, GoalLook, PaperLook, PlaceLook, SeatGauge, Stand, TableLook, TotalLook } from "../wire/contract";
import { type Area, type Counter, type Layout, MIDDLE } from "./layout";
import type { Observation } from "./observation";
import { HIDDEN, type TableSchema, UNSEEN } from "./schema";
import { valueOf } from "./values";

export type GaugeKind = GaugeLook["kind"];

export function lookOf(schema: TableSchema): TableLook {
  return schema.document.look;
}

/** The faces of the cards in a zone, as the viewer sees them; what lies on a card is not counted. */
export function facesIn(observation: Observation, path: string): string[] {
  return observation.codes(path).map((code) => observation.schema.card(code).face);
}

/** What the cards of a zone are worth together; what is hidden is left out, and told. */
export function worthOf(observation: Observation, path: string): { sum: number; hidden: number } {
  const worth = lookOf(observation.schema).worth ?? {};
  const faces = facesIn(observation, path);
  const seen = faces.filter((face) => face !== HIDDEN);
  return { sum: seen.reduce((sum, face) => sum + (worth[face] ?? 0), 0), hidden: faces.length - seen.length };
}

/** The most that a value can be: a number, another value, or what the cards of a zone are worth; null where nobody knows. */
export function mostOf(observation: Observation, of: string | number | undefined): number | null {
  if (of === undefined) return null;
  if (typeof of === "number") return of;
  const entry = observation.schema.at(of);
  if (!entry) return null;
  if (entry.form !== "cards") return observation.number(of);
  const { sum, hidden } = worthOf(observation, of);
  return hidden ? null : sum;
}

/** A value that is counted; null where the viewer may not know it. */
export function countOf(observation: Observation, path: string): number | null {
  if (observation.schema.at(path) === undefined) return null;
  const number = observation.number(path);
  return number === UNSEEN ? null : number;
}

/** How a number beside a seat's name is shown, where that is declared. */
export function gaugeAt(schema: TableSchema, path: string): SeatGauge | undefined {
  return lookOf(schema).gauges?.find(({ value }) => value === path);
}

/** A number beside a seat's name with the most that it can be, where that is declared, and as long as it is not more. */
export function measured(observation: Observation, counter: Counter): Counter {
  const gauge = gaugeAt(observation.schema, counter.path);
  if (gauge?.of === undefined || gauge.of === counter.path) return counter;
  const most = mostOf(observation, gauge.of);
  return most !== null && Number(counter.value) > most ? counter : { ...counter, of: most };
}

export function totalAt(schema: TableSchema, path: string): TotalLook | undefined {
  return lookOf(schema).totals?.[path];
}

export function emblemOf(schema: TableSchema, area: string): EmblemLook | undefined {
  return lookOf(schema).emblems?.find((emblem) => emblem.area === area);
}

/** What an emblem sums up. */
export interface EmblemState {
  left: number;
  most: number;
  heart: number | null;
}

export function emblemState(observation: Observation, emblem: EmblemLook): EmblemState {
  const left = countOf(observation, emblem.level) ?? 0;
  const lost = emblem.lost ? (countOf(observation, emblem.lost) ?? 0) : 0;
  return { left, most: left + lost, heart: emblem.heart ? countOf(observation, emblem.heart) : null };
}

/** Values that an emblem or a scene shows already: nobody needs to read them twice. */
export function shownElsewhere(schema: TableSchema): Set<string> {
  const { emblems = [], scenes = [] } = lookOf(schema);
  const sums = emblems.flatMap(({ level, lost, heart }) => [level, lost, heart]);
  const gauges = scenes.flatMap(({ stands }) => stands.flatMap(({ values }) => Object.values(values)));
  const mended = scenes.flatMap(({ stands, places }) => stands.flatMap((stand) => places.flatMap((place) => mendingOf(stand, place))));
  return new Set([...sums, ...gauges, ...mended].filter((path) => path !== undefined));
}

/** The sets of words whose faces a place shows as under repair. */
function mendingOf({ area }: Stand, { mending = [] }: PlaceLook): string[] {
  return mending.map((name) => (area === MIDDLE ? name : `${area}.${name}`));
}

/** The faces that a place shows as under repair. */
export function mendingIn(observation: Observation, stand: Stand, place: PlaceLook): string[] {
  const words = mendingOf(stand, place).flatMap((path) => valueOf(observation, path));
  return [...new Set(words.filter((word) => typeof word === "string"))];
}

export function paperOf(schema: TableSchema, seat: number): PaperLook | undefined {
  return lookOf(schema).papers?.[schema.document.sides[seat] ?? ""];
}

export function goalAt(schema: TableSchema, have: string): GoalLook | undefined {
  return lookOf(schema).goals?.find((goal) => goal.have === have);
}

/** A place of a goal: a face that is there or is missing. */
export interface GoalState {
  missing: string[];
  met: number;
  all: number;
}

/** What of a goal is missing, as far as the viewer may know what it asks for; null where they may not. */
export function goalState(observation: Observation, goal: GoalLook): GoalState | null {
  const [card = HIDDEN] = facesIn(observation, goal.card);
  const needs = goal.needs[card];
  if (card === HIDDEN || !needs) return null;
  const left = [...needs];
  const spare: string[] = [];
  for (const face of facesIn(observation, goal.have)) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    else spare.push(face);
  }
  for (const face of spare) {
    const at = left.findIndex((wanted) => stands(observation, goal, face, wanted));
    if (at >= 0) left.splice(at, 1);
  }
  return { missing: left, met: needs.length - left.length, all: needs.length };
}

/** Whether a face counts as another one. */
function stands(observation: Observation, goal: GoalLook, face: string, wanted: string): boolean {
  const substitute = goal.substitutes[face];
  if (!substitute) return false;
  if (substitute.faces?.includes(wanted)) return true;
  const isOff = substitute.unless ? isSet(observation, substitute.unless) : false;
  return substitute.value !== undefined && !isOff && valueOf(observation, substitute.value) === wanted;
}

function isSet(observation: Observation, path: string): boolean {
  const value = valueOf(observation, path);
  return value !== null && value !== false && value !== 0 && value !== "";
}

/** The word that picks the sky over the table now; empty where there is none. */
export function skyNow(observation: Observation): string {
  const sky = lookOf(observation.schema).sky;
  const value = sky ? valueOf(observation, sky.value) : "";
  return typeof value === "string" ? value : "";
}

/** One of two sides: what is theirs, and who of the others is on it. */
export interface SidePart {
  side: string;
  part: Area;
  members: number[];
}

/** The sides of a table that have something in common, one's own first. */
export function sidesOf(schema: TableSchema, { middle }: Layout, others: readonly number[], viewer: number | null): SidePart[] {
  const names = schema.document.sides;
  const own = viewer === null ? "" : (names[viewer] ?? "");
  return [...new Set([own, ...names])].filter(Boolean).flatMap((side) => {
    const part = middle.parts.find(({ path }) => path === side);
    return part ? [{ side, part, members: others.filter((seat) => names[seat] === side) }] : [];
  });
}
