/** Drag and drop does what two touches do: the first where it is taken up, the second where it is let go. */

import type { Touches } from "./touches.svelte";
import { restOf } from "./touching";

const FAR = 8;
const LONG = 480;

interface Taken {
  element: HTMLElement;
  thing: string;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

export interface DragHooks {
  /** A finger rests on a card: it is shown large. */
  held: (element: HTMLElement) => void;
}

/** Listens on the table; gives back how to stop. */
export function dragging(root: HTMLElement, layer: HTMLElement, touches: Touches, hooks: DragHooks): () => void {
  let taken: Taken | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dropped = false;

  const down = (event: PointerEvent) => {
    // After a long rest no click may follow: then the next one, wherever it is, is meant.
    dropped = false;
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement>(".thing");
    if (!element) return;
    if (event.pointerType !== "mouse") timer = setTimeout(() => { rest(element); }, LONG);
    const thing = startOf(element);
    if (thing) taken = { element, thing, x: event.clientX, y: event.clientY, ghost: null };
  };

  const rest = (element: HTMLElement) => {
    dropped = true;
    letGo();
    hooks.held(element);
  };

  /** What begins a move here: something that glows, or what counts as touched already. */
  const startOf = (element: HTMLElement): string | null => {
    const glows = element.dataset["thing"];
    if (glows) return glows;
    const zone = element.dataset["zoneOf"] ?? "";
    const last = touches.state.touched.at(-1) ?? "";
    const face = element.dataset["face"];
    return last === zone || (face && last === `${zone}:${face}`) ? last : null;
  };

  const move = (event: PointerEvent) => {
    if (!taken) return;
    const [x, y] = [event.clientX - taken.x, event.clientY - taken.y];
    if (!taken.ghost) {
      if (Math.hypot(x, y) < FAR) return;
      clearTimeout(timer);
      if (!touches.state.touched.includes(taken.thing)) {
        // A touch that would make a whole move is no beginning of a drag.
        if (!goesOn(taken.thing)) {
          taken = null;
          return;
        }
        touches.touch(taken.thing);
      }
      taken.ghost = ghostOf(taken.element, layer);
      root.setPointerCapture(event.pointerId);
    }
    taken.ghost.style.translate = `${String(x)}px ${String(y)}px`;
    touches.near = targetAt(event)?.dataset["thing"] ?? null;
  };

  const goesOn = (thing: string): boolean => {
    const rests = touches.state.possible.map((choice) => restOf(touches.state, choice));
    return rests.some((rest) => rest[0] === thing && rest.length > 1);
  };

  const up = (event: PointerEvent) => {
    clearTimeout(timer);
    if (taken?.ghost) {
      dropped = true;
      const target = targetAt(event)?.dataset["thing"];
      letGo();
      if (target && touches.state.next.has(target)) touches.drop(target);
      else touches.back();
    }
    letGo();
  };

  const letGo = () => {
    taken?.ghost?.remove();
    taken = null;
    clearTimeout(timer);
  };

  /** The click that follows a drop or a long rest is none. */
  const click = (event: MouseEvent) => {
    if (!dropped) return;
    dropped = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const menu = (event: Event) => {
    if (dropped) event.preventDefault();
  };

  root.addEventListener("pointerdown", down);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", letGo);
  root.addEventListener("click", click, true);
  root.addEventListener("contextmenu", menu);
  return () => {
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("pointermove", move);
    root.removeEventListener("pointerup", up);
    root.removeEventListener("pointercancel", letGo);
    root.removeEventListener("click", click, true);
    root.removeEventListener("contextmenu", menu);
  };
}

function targetAt(event: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-thing]") ?? null;
}

function ghostOf(element: HTMLElement, layer: HTMLElement): HTMLElement {
  const card = element.querySelector<HTMLElement>(".card") ?? element;
  const box = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.classList.add("ghost");
  ghost.style.setProperty("--card", `${String(box.width)}px`);
  ghost.style.transform = `translate(${String(box.x)}px, ${String(box.y)}px) scale(1.06)`;
  layer.append(ghost);
  return ghost;
}

