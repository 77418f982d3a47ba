/** Shows steps on the page: cards travel from where they lay to where they lie, wave after wave. */

import { tick } from "svelte";

import { HIDDEN } from "../schema/schema";
import type { Motion } from "../schema/story";
import type { Observation } from "../schema/observation";
import type { Presenter, Step } from "../state/table_model.svelte";
import { moves } from "../state/settings.svelte";
import { applied, changedCounters, duration, placesOf, starts, type Wave, wavesOf } from "./motion";
import { Performer, type Screen } from "./performing";
import { isTurnedOn } from "./staging";
import { play } from "./sounds";

/** People should be able to see what somebody else did. */
const LEAST_SEEN = 600;
const FLIP = 240;
const BETWEEN = 90;
/** With this many steps waiting, what is past is not shown at length any more. */
const TOO_FAR_BEHIND = 4;
const EASE = "cubic-bezier(0.2, 0.7, 0.25, 1)";

interface Flight {
  motion: Motion;
  from: DOMRect;
  /** Its place where it comes to, from 0. */
  to: number;
  /** What the card looked like where it lay. */
  looked: Element | null;
}

interface Landing extends Pick<Flight, "motion" | "from"> {
  to: DOMRect;
  /** How wide the card is where it comes to. */
  width: number;
  target: HTMLElement | null;
  /** What is not shown before the card is there. */
  covered: HTMLElement | null;
  face: HTMLElement | null;
}

export class Animator {
  private skipped = false;
  private running = new Set<Animation>();
  private wake: (() => void) | null = null;
  private readonly performer: Performer;

  constructor(
    private readonly viewer: () => number | null,
    private readonly root: () => HTMLElement | null,
    private readonly layer: () => HTMLElement | null,
    private readonly screen: Screen = { staged: null, stage: () => undefined, lookUp: () => undefined },
  ) {
    const run = this.run.bind(this);
    this.performer = new Performer(screen, { root, layer, run, pause: this.pause.bind(this), fast: () => this.skipped });
  }

  /** Somebody does not want to wait. */
  skip(): void {
    this.skipped = true;
    this.running.forEach((animation) => {
      animation.finish();
    });
    this.wake?.();
  }

  readonly present: Presenter = async (step, show, behind) => {
    this.skipped = false;
    const began = performance.now();
    const fast = () => this.skipped || document.hidden || behind() >= TOO_FAR_BEHIND || !this.root();
    if (!moves() || fast()) {
      this.screen.stage(null);
      show(step.after);
      if (!document.hidden) this.sound(step, wavesOf(step.lines));
    } else {
      await this.showWaves(step, show, fast);
    }
    await tick();
    if (moves() && step.by !== this.viewer() && !fast()) await this.pause(LEAST_SEEN - (performance.now() - began));
  };

  private async showWaves(step: Step, show: (observation: Observation) => void, fast: () => boolean): Promise<void> {
    let observation = step.before;
    // What is turned on the stage is seen on the table, with all that is counted there, when the stage has told it.
    let untold = false;
    const waves = wavesOf(step.lines);
    for (const [at, wave] of waves.entries()) {
      if (fast()) break;
      const turned = observation;
      await this.performer.perform(wave.events, observation, step, () => {
        if (untold) show(turned);
        untold = false;
      });
      const places = placesOf(observation, wave.motions);
      observation = applied(observation, wave.motions, wave.mixings);
      if (!wave.motions.length && !wave.mixings.length) continue;
      soundOf(wave);
      untold = isTurnedOn(this.screen.staged, wave);
      if (untold) continue;
      await this.fly(wave, places, () => { show(observation); });
      if (at < waves.length - 1) await this.pause(BETWEEN);
    }
    if (this.screen.staged?.ending || fast()) this.screen.stage(null);
    show(step.after);
    const { up, down } = changedCounters(step.before, step.after);
    if (down) play("hit");
    else if (up) play("gain");
    await tick();
    if (!fast()) await this.performer.close(step);
  }

  private sound(step: Step, waves: readonly Wave[]): void {
    const wave = waves.find((one) => one.motions.length || one.mixings.length);
    if (wave) soundOf(wave);
    if (changedCounters(step.before, step.after).down) play("hit");
  }

  /** Let the cards of one wave travel: first where they are, then where they will be, then the way between. */
  private async fly(wave: Wave, places: { from: number; to: number }[], show: () => void): Promise<void> {
    const flights = wave.motions.map((motion, number): Flight => {
      const { from, to } = places[number] ?? { from: -1, to: -1 };
      const looked = this.cardElement(motion.from.path, from, motion.card.face);
      const box = (looked ?? this.placeElement(motion.from.path))?.getBoundingClientRect() ?? new DOMRect();
      return { motion, from: box, to, looked: (looked?.cloneNode(true) ?? null) as Element | null };
    });
    show();
    await tick();
    const at = starts(flights.length);
    // All is measured before anything is changed: otherwise every card would have the table laid out anew.
    const landings = flights.map((flight) => this.landing(flight));
    await Promise.all(landings.map((landing, number) => landing && this.land(landing, at[number] ?? 0)));
  }

  /** Where a card comes to, and how it looks on its way; nothing if that is not in sight. */
  private landing({ motion, from, to: number, looked }: Flight): Landing | null {
    const target = this.cardElement(motion.to.path, number, motion.card.face);
    const place = target ?? this.placeElement(motion.to.path);
    if (!place || !from.width) return null;
    // A pile and a stack stay in sight when one more card comes to them.
    const isAlone = target !== null && target.dataset["top"] === undefined && target.dataset["stack"] === undefined;
    const covered = isAlone ? target : null;
    const to = place.getBoundingClientRect();
    const width = target ? (cardIn(target)?.getBoundingClientRect().width ?? to.width) : from.width;
    return { motion, from, to, width, target, covered, face: faceFor(motion, covered ?? target, looked, covered !== null) };
  }

  private async land({ motion, from, to, width, target, covered, face }: Landing, delay: number): Promise<void> {
    const layer = this.layer();
    if (motion.kind !== "moved") {
      await this.flip(target, delay);
      return;
    }
    if (!face || !layer) return;
    const ghost = face.cloneNode(true) as HTMLElement;
    ghost.classList.add("ghost");
    ghost.style.setProperty("--card", `${String(width)}px`);
    layer.append(ghost);
    if (covered) covered.style.visibility = "hidden";
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    await this.run(
      ghost,
      [
        { transform: `translate(${px(from.x)}, ${px(from.y)}) scale(${String(from.width / width)})` },
        { transform: `translate(${px(to.x)}, ${px(to.y)}) scale(1)` },
      ],
      { duration: duration(distance), delay, easing: EASE, fill: "both" },
    );
    ghost.remove();
    if (covered) covered.style.visibility = "";
  }

  private async flip(target: HTMLElement | null, delay: number): Promise<void> {
    if (!target) return;
    await this.run(
      target,
      [{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "perspective(600px) rotateY(0deg)" }],
      { duration: FLIP, delay, easing: "ease-out", fill: "backwards" },
    );
  }

  private async run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(frames, timing);
    this.running.add(animation);
    if (this.skipped) animation.finish();
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
  }

  private async pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || this.skipped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }

  /** The card at a place of a zone, as it is on the page now. */
  private cardElement(path: string, place: number, face: string): HTMLElement | null {
    const zone = `[data-zone-of="${CSS.escape(path)}"]`;
    const find = (more: string) => this.root()?.querySelectorAll<HTMLElement>(zone + more) ?? [];
    if (place >= 0) {
      const [exact] = find(`[data-place="${String(place + 1)}"]`);
      if (exact) return exact;
    }
    if (face !== HIDDEN) {
      const same = [...find(`[data-face="${CSS.escape(face)}"]`)].at(-1);
      if (same) return same;
    }
    const [top] = find("[data-top]");
    return top ?? [...find("[data-place]")].at(-1) ?? null;
  }

  /** Where a zone is, or, if it is not drawn now, whose it is. */
  private placeElement(path: string): HTMLElement | null {
    const root = this.root();
    const [owner = ""] = path.split(".");
    return (
      root?.querySelector<HTMLElement>(`[data-zone="${CSS.escape(path)}"]`) ??
      root?.querySelector<HTMLElement>(`[data-seat="${CSS.escape(owner)}"]`) ??
      root?.querySelector<HTMLElement>(".middle") ??
      null
    );
  }
}

/** How a card looks on its way: as where it comes to, but on a pile only its own face tells which it is. */
function faceFor(motion: Motion, target: Element | null, looked: Element | null, alone: boolean): HTMLElement | null {
  const there = target && cardIn(target);
  const here = looked && cardIn(looked);
  const isTop = target instanceof HTMLElement && target.dataset["face"] === motion.card.face;
  return alone || isTop ? (there ?? here) : (here ?? there);
}

function cardIn(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>(".card");
}

function px(value: number): string {
  return `${String(Math.round(value * 10) / 10)}px`;
}

function soundOf(wave: Wave): void {
  if (wave.mixings.some((mixing) => mixing.kind === "shuffled")) play("shuffle");
  else if (wave.motions.some((motion) => motion.kind !== "moved")) play("flip");
  else if (wave.motions.length) play("card");
}
