/** What sounds are made of: noise and a few waves, short and dry. They sound the same live and in a file. */

export type Sound = "card" | "shuffle" | "flip" | "hit" | "gain" | "turn" | "win";

/** As good as nothing; a ramp that falls evenly for the ear cannot reach nothing itself. */
const SILENT = 0.0005;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const noise = audio.createBuffer(1, audio.sampleRate * 0.25, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  noises.set(audio, noise);
  return noise;
}

/** How loud something is from its beginning to its end. It swells for a moment: what begins at once clicks. */
function envelope(audio: BaseAudioContext, start: number, swell: number, length: number, loud: number): GainNode {
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + swell);
  level.gain.exponentialRampToValueAtTime(SILENT, start + length);
  level.connect(audio.destination);
  return level;
}

/** A brush of paper: noise in a narrow band that dies away at once. */
function rustle(audio: BaseAudioContext, after: number, length: number, pitch: number, loud: number): void {
  const start = audio.currentTime + after;
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.9 });
  source.connect(band).connect(envelope(audio, start, 0.004, length, loud));
  source.start(start, Math.random() * 0.1, length);
}

/** A short tone, like a tap on wood. */
function tone(audio: BaseAudioContext, after: number, length: number, pitch: number, loud: number, type: OscillatorType = "sine"): void {
  const start = audio.currentTime + after;
  const source = new OscillatorNode(audio, { type, frequency: pitch });
  source.connect(envelope(audio, start, 0.006, length, loud));
  source.start(start);
  source.stop(start + length);
}

export const SOUNDS: Record<Sound, (audio: BaseAudioContext) => void> = {
  card: (audio) => {
    rustle(audio, 0, 0.09, 2600, 0.4);
  },
  flip: (audio) => {
    rustle(audio, 0, 0.06, 3400, 0.38);
    rustle(audio, 0.07, 0.07, 2100, 0.32);
  },
  shuffle: (audio) => {
    for (let at = 0; at < 7; at++) rustle(audio, at * 0.045, 0.06, 1500 + at * 160, 0.28);
  },
  hit: (audio) => {
    tone(audio, 0, 0.18, 120, 0.2, "triangle");
    rustle(audio, 0, 0.07, 700, 0.26);
  },
  gain: (audio) => {
    tone(audio, 0, 0.09, 1319, 0.07);
    tone(audio, 0.06, 0.2, 1760, 0.07);
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
