/** Sounds, for those who want to hear them. Nothing is loaded. */

import { settings } from "../state/settings.svelte";
import { type Sound, SOUNDS } from "./synthesis";

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  // Browsers let a page be heard only after somebody touched it.
  if (context.state === "suspended") void context.resume();
  return context.state === "running" ? context : null;
}

export function play(sound: Sound): void {
  const audio = ready();
  if (audio) SOUNDS[sound](audio);
}
