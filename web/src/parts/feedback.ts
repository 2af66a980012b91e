// SPDX-License-Identifier: MIT
/** Short sounds and vibrations, for players who have switched them on. */
import { mergeFields } from '../storage/merging';
import { persisted } from '../storage/persisted';
import { readBoolean, recordOf } from '../storage/readers';

export interface Feedback {
  readonly sound: boolean;
  readonly vibration: boolean;
}

export const feedback = persisted<Feedback>({
  name: 'feedback',
  version: 1,
  fallback: { sound: false, vibration: false },
  read: recordOf<Feedback>({ sound: readBoolean, vibration: readBoolean }),
  merge: mergeFields,
});

export function setFeedback(change: Partial<Feedback>): void {
  feedback.value = { ...feedback.peek(), ...change };
  confirmStep();
}

export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

/** Something has been done, such as a step. */
export function confirmStep(): void {
  play([660], 10);
}

/** A puzzle is solved. */
export function celebrate(): void {
  play([523, 659, 784, 1047], 60);
}

/** Seconds for a note. */
const NOTE = 0.11;

let context: AudioContext | undefined;

function play(notes: readonly number[], milliseconds: number): void {
  const { sound, vibration } = feedback.peek();
  if (vibration && canVibrate() && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    navigator.vibrate(notes.flatMap(() => [milliseconds, 40]));
  }
  if (!sound) {
    return;
  }
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  notes.forEach((frequency, index) => {
    if (context === undefined) {
      return;
    }
    const from = currentTime + index * NOTE;
    const oscillator = new OscillatorNode(context, { frequency, type: 'triangle' });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0.2, from + 0.01);
    volume.gain.linearRampToValueAtTime(0, from + NOTE);
    oscillator.connect(volume).connect(destination);
    oscillator.start(from);
    oscillator.stop(from + NOTE);
  });
}
