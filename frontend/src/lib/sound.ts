/** Quiet sounds, made on the spot; there are no sound files. */
import { settings } from "./settings.svelte";

type Occasion = "move" | "turn" | "end";

/** Frequencies in hertz, one after another. */
const TUNES: Record<Occasion, number[]> = { move: [330], turn: [523, 659], end: [392, 523, 659] };
let audio: AudioContext | null = null;

export function chime(occasion: Occasion): void {
  // Browsers allow sound only after the person has touched the page.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  TUNES[occasion].forEach((frequency, i) => note(audio!, frequency, i * 0.12));
}

function note(context: AudioContext, frequency: number, after: number): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.22);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.25);
}
