// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import type { LetterStep } from '../letters/guide-steps';
import { LetterGuide } from '../letters/letter-guide';
import { BoardView } from './board-view';
import { knowsGuide } from './kept';
import { PLAY } from './play';
import { seat } from './table';

/** The steps by which the grid of the lesson is solved. */
export const GUIDE_STEPS: readonly LetterStep[] = [
  { letter: 'A', digit: 4 },
  { letter: 'B', digit: 3 },
  { letter: 'C', digit: 2 },
];

export function CalcrosticGuide() {
  return (
    <LetterGuide
      play={PLAY}
      steps={GUIDE_STEPS}
      texts={words().calcrostic.guide}
      board={<BoardView seat={seat} />}
      leave={() => {
        knowsGuide.value = true;
        return '#/calcrostic/today';
      }}
    />
  );
}
