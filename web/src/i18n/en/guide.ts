// SPDX-License-Identifier: MIT
/** The words of all lessons. */
export const guide = {
  title: 'Learn it in three steps',
  step: (step: number, all: number) => `Step ${step} of ${all}.`,
  skip: 'Skip',
  /** A digit was tapped before any letter. */
  letterFirst: (letter: string) => `First tap the letter ${letter}, then its digit.`,
  /** A digit for a letter is wrong. */
  wrongDigit: 'That digit does not fit. Undo it, and look again.',
};
