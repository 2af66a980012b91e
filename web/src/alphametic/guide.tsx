// SPDX-License-Identifier: MIT
import { LetterGuide } from '../letters/letter-guide';
import { GUIDE_STEPS } from './arrival';
import { BoardView } from './board-view';
import { knowsGuide } from './kept';
import { PLAY } from './play';
import { seat } from './table';
import { alphameticWords } from './words';

export function AlphameticGuide() {
  return (
    <LetterGuide
      play={PLAY}
      steps={GUIDE_STEPS}
      texts={alphameticWords().guide}
      board={<BoardView seat={seat} />}
      leave={() => {
        knowsGuide.value = true;
        return '#/alphametic/today';
      }}
    />
  );
}
