/** Sounds, made here from noise and a few waves: short and dry. Nothing is loaded. */

import { settings } from "../state/settings.svelte";

export type Sound = "card" | "shuffle" | "flip" | "hit" | "gain" | "turn" | "win";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  // Browsers let a page be heard only after somebody touched it.
  if (context.state === "suspended") void context.resume();
  return context.state === "running" ? context : null;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate * 0.25, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}

/** A brush of paper: noise in a narrow band that dies away at once. */
function rustle(audio: AudioContext, after: number, length: number, pitch: number, loud: number): void {
  const start = audio.currentTime + after;
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.9 });
  const level = new GainNode(audio, { gain: loud });
  level.gain.setValueAtTime(loud, start);
  level.gain.exponentialRampToValueAtTime(0.0008, start + length);
  source.connect(band).connect(level).connect(audio.destination);
  source.start(start, Math.random() * 0.1, length);
}

/** A short tone, like a tap on wood. */
function tone(audio: AudioContext, after: number, length: number, pitch: number, loud: number, type: OscillatorType = "sine"): void {
  const start = audio.currentTime + after;
  const source = new OscillatorNode(audio, { type, frequency: pitch });
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.006);
  level.gain.exponentialRampToValueAtTime(0.0008, start + length);
  source.connect(level).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  card: (audio) => {
    rustle(audio, 0, 0.07, 2600, 0.22);
  },
  flip: (audio) => {
    rustle(audio, 0, 0.05, 3400, 0.2);
    rustle(audio, 0.07, 0.05, 2100, 0.16);
  },
  shuffle: (audio) => {
    for (let at = 0; at < 7; at++) rustle(audio, at * 0.045, 0.05, 2200 + at * 160, 0.14);
  },
  hit: (audio) => {
    tone(audio, 0, 0.16, 120, 0.28, "triangle");
    rustle(audio, 0, 0.06, 700, 0.3);
  },
  gain: (audio) => {
    tone(audio, 0, 0.12, 620, 0.09);
    tone(audio, 0.07, 0.16, 930, 0.08);
  },
  turn: (audio) => {
    tone(audio, 0, 0.14, 523, 0.09);
    tone(audio, 0.1, 0.2, 784, 0.09);
  },
  win: (audio) => {
    [523, 659, 784, 1047].forEach((pitch, at) => {
      tone(audio, at * 0.11, 0.3, pitch, 0.1);
    });
  },
};

export function play(sound: Sound): void {
  const audio = ready();
  if (audio) SOUNDS[sound](audio);
}
