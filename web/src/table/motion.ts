/** How a step is shown: waves of cards that travel together, one wave after another. Pure: lines in, waves and observations out. */

import { type TableSchema, HIDDEN, NONE, type VisibleCard } from "../schema/schema";
import type { Observation } from "../schema/observation";
import type { Line, Mixing, Motion, SeatEvent } from "../schema/story";

/** What happens at once. */
export interface Wave {
  /** What was told before it happened. */
  events: SeatEvent[];
  motions: Motion[];
  mixings: Mixing[];
}

/** Lines as waves: what comes without an event in between is simultaneous, unless the same cards go on. */
export function wavesOf(lines: readonly Line[]): Wave[] {
  const waves: Wave[] = [];
  let wave = emptyWave();
  const close = () => {
    if (!isStill(wave) || wave.events.length) waves.push(wave);
    wave = emptyWave();
  };
  for (const line of lines) {
    if (line.kind === "event") {
      if (!isStill(wave)) close();
      wave.events.push(line);
    } else if ("one" in line) {
      wave.mixings.push(line);
    } else {
      if (goesOn(wave, line)) close();
      wave.motions.push(line);
    }
  }
  close();
  return waves;
}

function emptyWave(): Wave {
  return { events: [], motions: [], mixings: [] };
}

function isStill(wave: Wave): boolean {
  return wave.motions.length === 0 && wave.mixings.length === 0;
}

/** Whether a motion needs what this wave did first: the card came just now, was turned, or was mixed. */
function goesOn(wave: Wave, motion: Motion): boolean {
  if (wave.mixings.some((mixing) => mixing.one === motion.from || mixing.other === motion.from)) return true;
  return wave.motions.some((earlier) => {
    if (earlier.kind === "moved" && motion.kind === "moved") return earlier.to === motion.from && earlier.from !== earlier.to && !isOther(wave, earlier, motion);
    return earlier.to === motion.from && (earlier.kind !== motion.kind);
  });
}

/** Whether a card that leaves a zone is surely not the only one that came there: it leaves another place, as one that was replaced. */
function isOther({ motions }: Wave, came: Motion, leaves: Motion): boolean {
  const alone = motions.filter(({ from, to }) => from === came.to || to === came.to).length === 1;
  return alone && came.toPlace !== NONE && leaves.fromPlace !== NONE && came.toPlace !== leaves.fromPlace;
}

/** What is seen when the motions of a wave are done and nothing else is. Places that nobody told are the last ones. */
export function applied(observation: Observation, motions: readonly Motion[], mixings: readonly Mixing[] = []): Observation {
  const { schema } = observation;
  const codes = new Map<string, number[]>();
  const zone = (path: string): number[] => {
    const found = codes.get(path) ?? [...observation.codes(path)];
    codes.set(path, found);
    return found;
  };
  for (const motion of motions) {
    if (motion.kind === "moved") move(schema, motion, zone);
    else turn(schema, motion, zone);
  }
  for (const mixing of mixings) {
    if (mixing.kind !== "exchanged") continue;
    const [one, other] = [zone(mixing.one.path), zone(mixing.other.path)];
    codes.set(mixing.one.path, other).set(mixing.other.path, one);
  }
  return observation.changed([...codes].map(([path, now]) => [schema.entry(path), 0, ...now]));
}

function move(schema: TableSchema, motion: Motion, zone: (path: string) => number[]): void {
  const from = zone(motion.from.path);
  const at = placeIn(schema, from, motion);
  if (at !== NONE) from.splice(at, 1);
  const to = zone(motion.to.path);
  to.splice(motion.toPlace === NONE ? to.length : Math.min(motion.toPlace, to.length), 0, codeOf(schema, motion.card));
}

function turn(schema: TableSchema, motion: Motion, zone: (path: string) => number[]): void {
  const cards = zone(motion.to.path);
  const at = motion.toPlace === NONE ? placeIn(schema, cards, motion) : motion.toPlace;
  if (at !== NONE && at < cards.length) cards[at] = codeOf(schema, motion.card);
}

/** Where the card lies that a motion takes; the last of those that it may be. */
function placeIn(schema: TableSchema, codes: readonly number[], motion: Motion): number {
  if (motion.fromPlace !== NONE && motion.fromPlace < codes.length) return motion.fromPlace;
  const same = codes.findLastIndex((code) => schema.card(code).face === motion.card.face);
  if (same !== NONE) return same;
  const hidden = codes.findLastIndex((code) => schema.card(code).face === HIDDEN);
  return hidden !== NONE ? hidden : codes.length - 1;
}

/** Where each card lay before a wave and lies after it, from 0: places in motions count what moved before them. */
export function placesOf(observation: Observation, motions: readonly Motion[]): { from: number; to: number }[] {
  const { schema } = observation;
  const zones = new Map<string, { code: number; was: number; motion: number }[]>();
  const zone = (path: string) => {
    const found = zones.get(path) ?? observation.codes(path).map((code, was) => ({ code, was, motion: NONE }));
    zones.set(path, found);
    return found;
  };
  const places = motions.map((motion, number) => {
    const source = zone(motion.from.path);
    const at = placeIn(schema, source.map(({ code }) => code), motion);
    const was = source[at]?.was ?? NONE;
    if (motion.kind !== "moved") return { from: was, to: at };
    source.splice(at, at === NONE ? 0 : 1);
    const target = zone(motion.to.path);
    const place = motion.toPlace === NONE ? target.length : Math.min(motion.toPlace, target.length);
    target.splice(place, 0, { code: codeOf(schema, motion.card), was: NONE, motion: number });
    return { from: was, to: NONE };
  });
  for (const cards of zones.values()) {
    cards.forEach(({ motion }, at) => {
      const place = places[motion];
      if (place) place.to = at;
    });
  }
  return places;
}

/** The number that stands for a card as it is seen. */
export function codeOf(schema: TableSchema, card: VisibleCard): number {
  if (card.face === HIDDEN) return card.back;
  return schema.document.backs + 1 + schema.faceNumber(card.face) * 2 + (card.open ? 1 : 0);
}

/** When each of several flights sets out, in milliseconds: close together, however many there are. */
export function starts(count: number, apart = 45, most = 360): number[] {
  const pause = count > 1 ? Math.min(apart, most / (count - 1)) : 0;
  return Array.from({ length: count }, (_, at) => Math.round(at * pause));
}

/** How long a flight takes: farther is longer, within what the eye likes. */
export function duration(distance: number): number {
  return Math.round(Math.min(320, 180 + distance * 0.22));
}

/** Numbers on the table that became more or less, for the sounds of gain and loss. */
export function changedCounters(before: Observation, after: Observation): { up: number; down: number } {
  const counts = { up: 0, down: 0 };
  for (const entry of after.schema.document.entries) {
    if (entry.form !== "number" || entry.shown !== "always" || entry.kind !== "number" || after.schema.owner(entry) === NONE) continue;
    const change = after.number(entry.path) - before.number(entry.path);
    if (change > 0) counts.up += 1;
    if (change < 0) counts.down += 1;
  }
  return counts;
}
