/** Sounds, for those who want to hear them. Nothing is loaded. */

import { settings } from "../state/settings.svelte";
import { type Sound, SOUNDS } from "./synthesis";

const TOUCHES = ["pointerup", "keyup"] as const;

let context: AudioContext | null = null;

/** Getting ready takes as long as many frames: it is done when a table is opened, not when the first card flies. */
function getReady(): void {
  if (settings.sound && typeof AudioContext !== "undefined") context ??= new AudioContext();
}

/** Browsers let a page be heard only after somebody touched it. */
function touched(): void {
  getReady();
  if (settings.sound && context?.state === "suspended") void context.resume();
}

/** Be heard from the next touch on; what it gives back ends that. */
export function listen(): () => void {
  const soon = setTimeout(getReady);
  for (const kind of TOUCHES) addEventListener(kind, touched);
  return () => {
    clearTimeout(soon);
    for (const kind of TOUCHES) removeEventListener(kind, touched);
  };
}

export function play(sound: Sound): void {
  if (settings.sound && context?.state === "running") SOUNDS[sound](context);
}
