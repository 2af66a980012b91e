// SPDX-License-Identifier: MIT
/** The steps of a lesson: a letter and its digit each. */
import type { GuidePlace } from '../parts/guide-frame';
import type { Board } from './board';

export interface LetterStep {
  readonly letter: string;
  readonly digit: number;
}

/** The first step that is not done; astray while any digit is not that of its step. */
export function guidePlace(steps: readonly LetterStep[], { digits }: Board): GuidePlace {
  const isWrong = ({ letter, digit }: LetterStep) =>
    digits[letter] !== undefined && digits[letter] !== digit;
  if (steps.some(isWrong)) {
    return { kind: 'astray' };
  }
  const index = steps.findIndex(({ letter }) => digits[letter] === undefined);
  return index === -1 ? { kind: 'done' } : { kind: 'step', index };
}
