/** Keys at the table. */

import { isDirection, nearest } from "./moving_around";
import type { Desk, Tab } from "./desk.svelte";

/** Keys that show a panel, also as they lie on a Russian keyboard. */
const PANELS: Record<string, Tab> = { "/": "moves", m: "moves", ь: "moves", l: "log", д: "log", t: "talk", е: "talk" };

/** Whether somebody touches with fingers: where the focus goes by itself tells them nothing, and may bring up a keyboard. */
export function byFingers(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

/** Does what a key says; true if it said something. */
export function pressed(event: KeyboardEvent, desk: Desk, root: HTMLElement | null): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isTyping(event.target)) return event.key === "Escape" && leave(event.target, desk);
  if (isDirection(event.key)) return go(event, root);
  if (event.key === "Escape") return escape(desk);
  return letter(event, desk);
}

/** In a window over the table arrows go from card to card; from a look one goes on to a panel. */
export function pressedIn(dialog: HTMLElement, event: KeyboardEvent, desk: Desk): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (isDirection(event.key)) return go(event, dialog);
  const tab = PANELS[event.key.toLowerCase()];
  return tab !== undefined && desk.endLook() && open(desk, tab);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** From a field beside the table back to the table; a field of search is emptied first, as browsers do. */
function leave(field: EventTarget | null, desk: Desk): boolean {
  if (!(field instanceof HTMLInputElement) || !field.closest("#side-panel") || (field.type === "search" && field.value)) return false;
  desk.sheet = false;
  document.getElementById(`tab-${desk.tab}`)?.focus();
  return true;
}

/** To the next thing that glows; with Shift to the next card, whether it glows or not. */
function go(event: KeyboardEvent, root: HTMLElement | null): boolean {
  if (!root || !isDirection(event.key)) return false;
  const glowing = [...root.querySelectorAll<HTMLElement>(event.shiftKey ? ".thing" : "button[data-thing], .asked button")];
  const all = glowing.length ? glowing : [...root.querySelectorAll<HTMLElement>(".thing")];
  const now = document.activeElement;
  const others = all.filter((element) => element !== now);
  const isHere = now instanceof HTMLElement && root.contains(now);
  if (!isHere) {
    others[0]?.focus();
    return others.length > 0;
  }
  const found = nearest(now.getBoundingClientRect(), others.map((element) => element.getBoundingClientRect()), event.key);
  others[found]?.focus();
  return true;
}

function escape(desk: Desk): boolean {
  if (desk.enlarged) desk.enlarged = null;
  else if (desk.touches.back()) return true;
  else if (desk.sheet) desk.sheet = false;
  else if (desk.moment) desk.now();
  else return false;
  return true;
}

function letter(event: KeyboardEvent, desk: Desk): boolean {
  const key = event.key.toLowerCase();
  const tab = PANELS[key];
  if (tab) return open(desk, tab);
  switch (key) {
    case "i":
    case "ш":
      return enlarge(desk);
    case "r":
    case "к":
      window.open(`/games/${desk.live.info?.game ?? ""}`, "_blank", "noopener");
      return true;
    case "h":
    case "р":
      if (desk.live.info?.hints && desk.live.choices.length) desk.live.askForHint();
      return true;
    case "?":
      desk.opened = "keys";
      return true;
    default:
      return false;
  }
}

/** Show a panel and put the focus into it. */
function open(desk: Desk, tab: Tab): boolean {
  desk.tab = tab;
  desk.sheet = true;
  requestAnimationFrame(() => {
    const panel = document.getElementById("side-panel");
    const field = panel?.querySelector<HTMLElement>("input") ?? document.getElementById(`tab-${tab}`);
    field?.focus();
  });
  return true;
}

function enlarge(desk: Desk): boolean {
  const now = document.activeElement;
  const path = now instanceof HTMLElement ? now.dataset["zoneOf"] : undefined;
  const face = now instanceof HTMLElement ? now.dataset["face"] : undefined;
  if (!now || !path || !face) return false;
  if (desk.enlarged) desk.enlarged = null;
  else desk.enlargeAt(path, face, now);
  return true;
}
