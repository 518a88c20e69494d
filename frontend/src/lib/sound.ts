/** Sounds made on the spot, out of tones and noise; there are no sound files. */
import type { Sound } from "./protocol";
import { settings } from "./settings.svelte";

/** What can be heard besides the moves. */
export type Signal = "turn" | "clock" | "end";
export type Audible = Sound | Signal;

interface Part {
  /** Seconds after the sound has begun, and how many it lasts. */
  at: number;
  lasts: number;
  /** How loud it is at its loudest, from 0 to 1. */
  gain: number;
}

/** A tone that glides from one frequency to another, in hertz. */
interface Tone extends Part {
  wave: "sine" | "triangle";
  from: number;
  to: number;
}

/** A rush of all frequencies, of which a filter lets those around one through. */
interface Noise extends Part {
  wave: "noise";
  around: number;
  /** How narrow the filter is. */
  q: number;
}

export type Voice = Tone | Noise;

const tone = (
  wave: Tone["wave"],
  at: number,
  lasts: number,
  from: number,
  to: number,
  gain: number,
): Tone => ({
  wave,
  at,
  lasts,
  from,
  to,
  gain,
});
const noise = (at: number, lasts: number, around: number, q: number, gain: number): Noise => ({
  wave: "noise",
  at,
  lasts,
  around,
  q,
  gain,
});
const bell = (at: number, frequency: number, lasts = 0.3): Tone[] => [
  tone("triangle", at, lasts, frequency, frequency, 0.3),
  tone("sine", at, lasts * 1.4, frequency * 2, frequency * 2, 0.08),
];
const knock = (at: number, pitch: number, gain: number): Voice[] => [
  tone("sine", at, 0.07, pitch, pitch * 0.6, gain),
  noise(at, 0.03, pitch * 6, 1.5, gain * 0.7),
];

export const SOUNDS: Record<Audible, readonly Voice[]> = {
  piece: knock(0, 260, 0.5),
  card: [noise(0, 0.09, 2600, 0.7, 0.35), noise(0.07, 0.05, 1300, 1, 0.3)],
  chip: [...knock(0, 520, 0.45), tone("triangle", 0.01, 0.09, 2100, 1900, 0.12)],
  tile: [noise(0, 0.38, 420, 0.8, 0.4), noise(0.05, 0.3, 900, 2, 0.12), ...knock(0.36, 170, 0.55)],
  step: [...knock(0, 330, 0.35), ...knock(0.13, 300, 0.35), ...knock(0.26, 340, 0.4)],
  dice: [0, 0.07, 0.15, 0.21, 0.32, 0.4].flatMap((at, i) =>
    knock(at, 620 + ((i * 137) % 240), 0.4 - i * 0.04),
  ),
  reveal: [noise(0, 0.16, 1900, 0.6, 0.25), ...bell(0.12, 784, 0.25), ...bell(0.2, 1175, 0.35)],
  turn: [...bell(0, 523), ...bell(0.13, 659)],
  clock: [tone("triangle", 0, 0.05, 1250, 1150, 0.25)],
  end: [...bell(0, 392), ...bell(0.14, 523), ...bell(0.28, 659), ...bell(0.42, 784, 0.6)],
};

let audio: AudioContext | null = null;
let rush: AudioBuffer | null = null;

/** Make a sound, `after` so many seconds; nothing if the person or the browser does not want any. */
export function play(name: Audible, after = 0): void {
  // Browsers allow sound only after the person has touched the page.
  if (!settings.sound || !settings.volume || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  const loudness = audio.createGain();
  // Ears hear ratios: half of the way is a quarter of the pressure.
  loudness.gain.value = (settings.volume / 100) ** 2;
  loudness.connect(audio.destination);
  for (const voice of SOUNDS[name]) speak(audio, voice, audio.currentTime + after, loudness);
}

function speak(context: AudioContext, voice: Voice, begin: number, out: AudioNode): void {
  const start = begin + voice.at;
  const end = start + voice.lasts;
  const swell = context.createGain();
  swell.gain.setValueAtTime(0.0001, start);
  swell.gain.exponentialRampToValueAtTime(voice.gain, start + Math.min(0.012, voice.lasts / 4));
  swell.gain.exponentialRampToValueAtTime(0.0001, end);
  swell.connect(out);
  const source =
    voice.wave === "noise" ? rushing(context, voice, swell) : singing(context, voice, start, swell);
  source.start(start);
  source.stop(end);
}

function singing(context: AudioContext, voice: Tone, start: number, out: AudioNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = voice.wave;
  source.frequency.setValueAtTime(voice.from, start);
  source.frequency.exponentialRampToValueAtTime(voice.to, start + voice.lasts);
  source.connect(out);
  return source;
}

function rushing(context: AudioContext, voice: Noise, out: AudioNode): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = rush ??= whiteNoise(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = voice.around;
  filter.Q.value = voice.q;
  source.connect(filter).connect(out);
  return source;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
