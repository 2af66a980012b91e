// SPDX-License-Identifier: MIT
import { hasLetter, TEN } from '../letters/board';
import { HowToPlay } from '../letters/how-to';
import { LetterPlay } from '../letters/letter-play';
import type { Play } from '../letters/play';
import { arrive } from './arrival';
import { BoardView } from './board-view';
import './board.css';
import { chooseLetter, move } from './choosing';
import { actOn, prefer, preferences } from './kept';
import { NewPuzzleDialog } from './new-puzzle-dialog';
import { cellsOf, type Puzzle } from './puzzle';
import { desk, helper, table } from './table';
import { useVerdict } from './use-verdict';
import { alphameticWords } from './words';

const PLAY: Play = {
  view: 'alphametic',
  desk,
  helper,
  preferences,
  prefer,
  move,
  choose: chooseLetter,
  hint: () => void helper.hint(),
  arrive,
  actOn,
  title: () => alphameticWords().title,
  entry: () => ({ kind: 'alphametic', day: null }),
};

const PICTURE = ['AB', '+', 'A', '=', 'BC', '→', '89', '+', '8', '=', '97'];

export function AlphameticView() {
  useVerdict();
  const { howToSteps, howToStart, howToDrawing } = alphameticWords();
  const puzzle = table.value?.puzzle;
  return (
    <div class="letter-play">
      <LetterPlay
        play={PLAY}
        Dialog={NewPuzzleDialog}
        board={
          <div class="board-frame paper-frame">
            <BoardView />
            {puzzle &&
              conditionTexts(puzzle).map((text) => (
                <p key={text} class="conditions">
                  {text}
                </p>
              ))}
          </div>
        }
      >
        <HowToPlay picture={PICTURE} steps={howToSteps}>
          {puzzle?.puzzle.includes('\n') && <p>{howToDrawing}</p>}
          <p>{howToStart}</p>
        </HowToPlay>
      </LetterPlay>
    </div>
  );
}

/** The rules of the puzzle that are not the usual ones. */
function conditionTexts(puzzle: Puzzle): string[] {
  const { base, leading_zeros, may_share, others_differ, all_different } = puzzle;
  const words = alphameticWords();
  const { inBase, zerosAllowed, mayShare, unknownDigits, othersDiffer, allDifferent } = words;
  const hasUnknown = cellsOf(puzzle).some((name) => !hasLetter(name));
  return [
    ...(base === TEN ? [] : [inBase(base)]),
    ...(leading_zeros ? [zerosAllowed] : []),
    ...(may_share.length > 0 ? [mayShare(may_share.join(', '))] : []),
    ...(hasUnknown && !all_different ? [unknownDigits] : []),
    ...(hasUnknown && others_differ ? [othersDiffer] : []),
    ...(hasUnknown && all_different ? [allDifferent] : []),
  ];
}
