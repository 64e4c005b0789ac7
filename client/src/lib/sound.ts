/** Short quiet sounds, made here: a bell with the question that is put to one, a page with new lines of the log. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

interface Note {
  from: number; // hertz
  to: number;
  seconds: number;
  shape: OscillatorType;
  after?: number;
}

const SOUNDS = {
  bell: [
    { from: 988, to: 980, seconds: 0.22, shape: "sine" },
    { from: 1319, to: 1310, seconds: 0.3, shape: "sine", after: 0.09 },
  ],
  page: [{ from: 420, to: 180, seconds: 0.08, shape: "triangle" }],
} satisfies Record<string, Note[]>;

export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound || settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[name] as Note[]) {
    const start = context.currentTime + (note.after ?? 0);
    const [tone, loud] = [context.createOscillator(), context.createGain()];
    tone.type = note.shape;
    tone.frequency.setValueAtTime(note.from, start);
    tone.frequency.exponentialRampToValueAtTime(note.to, start + note.seconds);
    loud.gain.setValueAtTime(settings.volume * 0.4, start);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + note.seconds);
    tone.connect(loud).connect(context.destination);
    tone.start(start);
    tone.stop(start + note.seconds);
  }
}
