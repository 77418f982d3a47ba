/** How the parts of a table are put together: what gets the most room, and what stands where. Pure. */

import { type Area, MIDDLE, type Spread } from "../schema/layout";
import type { SceneLook, Stand, TableLook } from "../wire/contract";

const DRAW_AND_DISCARD = 2;

/** What the hero of a table is: its scenes, the seats' emblems, the cards of a zone, the stage of an event, or nothing. */
export type HeroKind = "scene" | "emblem" | "zone" | "stage" | "none";

export function heroKind({ hero = "", scenes = [], stages = [] }: TableLook): HeroKind {
  if (!hero) return "none";
  if (scenes.some(({ name }) => name === hero)) return "scene";
  if (stages.some(({ begins }) => begins === hero)) return "stage";
  return hero === "emblem" ? "emblem" : "zone";
}

/** A scene with where it stands. */
export interface SceneStand {
  scene: SceneLook;
  stand: Stand;
}

/** The scene that an area is, where its game declares one. */
export function sceneAt({ scenes = [] }: TableLook, area: string): SceneStand | null {
  return stagedIn(scenes).find(({ stand }) => stand.area === area) ?? null;
}

/** Scenes that stand in an area, beside what else is there: they keep their places while nothing is in them. */
export function scenesWithin({ scenes = [] }: TableLook, area: string): SceneStand[] {
  const prefix = area === MIDDLE ? "" : `${area}.`;
  return stagedIn(scenes).filter(({ stand }) => prefix && stand.area.startsWith(prefix));
}

/** What lies beside each other in an area: the zones of a square together, each other zone alone. */
export function groupsOf(spreads: readonly Spread[], square: readonly string[] = []): Spread[][] {
  const together = spreads.filter(({ path }) => square.includes(path));
  return spreads.flatMap((spread) => {
    if (!together.includes(spread)) return [[spread]];
    return spread === together[0] ? [together] : [];
  });
}

/** Piles that explain themselves: one to draw from and one for what is done with, and those of a square. */
export function plainPiles(spreads: readonly Spread[], square: readonly string[] = []): Set<string> {
  const piles = spreads.filter(({ shape }) => shape === "pile").map(({ path }) => path);
  const alone = piles.filter((path) => !square.includes(path));
  return new Set(alone.length > DRAW_AND_DISCARD ? piles.filter((path) => square.includes(path)) : piles);
}

function stagedIn(scenes: readonly SceneLook[]): SceneStand[] {
  return scenes.flatMap((scene) => scene.stands.map((stand) => ({ scene, stand })));
}

/** A part of an area, empty where nothing of it is drawn now. */
export function partAt(area: Area, path: string): Area {
  return area.parts.find((part) => part.path === path) ?? { path, spreads: [], counters: [], parts: [], notes: [] };
}
