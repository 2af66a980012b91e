// SPDX-License-Identifier: MIT
import { place } from '../address/router';
import { dateOf } from '../days/day';
import { formatDay } from '../i18n';
import { hasLetter, TEN } from '../letters/board';
import { hasEnded, isBegun } from '../letters/game';
import { HowToPlay } from '../letters/how-to';
import { LetterPlay } from '../letters/letter-play';
import { AllAnswers } from './all-answers';
import { BoardView } from './board-view';
import './board.css';
import { AlphameticGuide } from './guide';
import { games, knowsGuide } from './kept';
import { NewPuzzleDialog } from './new-puzzle-dialog';
import { dayLaid, PLAY } from './play';
import { cellsOf, type Puzzle } from './puzzle';
import { judgement, seat, table } from './table';
import { useVerdict } from './use-verdict';
import { alphameticWords } from './words';

const PICTURE = ['AB', '+', 'A', '=', 'BC', '→', '89', '+', '8', '=', '97'];

export function AlphameticView() {
  const { parts } = place.value;
  return parts[0] === 'learn' && parts.length === 1 ? <AlphameticGuide /> : <Playing />;
}

function Playing() {
  useVerdict();
  const { howToSteps, howToStart, howToDrawing } = alphameticWords();
  const laid = table.value;
  const puzzle = laid?.puzzle;
  const hasSeveral = judgement.value.kind === 'several';
  const day = dayLaid();
  return (
    <div class="letter-play">
      <LetterPlay
        play={PLAY}
        Dialog={NewPuzzleDialog}
        learn={!knowsGuide.value && !games.value.some(isBegun)}
        date={day === null ? undefined : formatDay(dateOf(day))}
        board={
          <div class="board-frame paper-frame">
            <BoardView seat={seat} />
            {puzzle &&
              conditionTexts(puzzle).map((text) => (
                <p key={text} class="conditions">
                  {text}
                </p>
              ))}
          </div>
        }
      >
        {laid && hasSeveral && hasEnded(laid) && (
          <AllAnswers key={laid.game.code} puzzle={laid.puzzle} />
        )}
        <HowToPlay picture={PICTURE} steps={howToSteps} learn="#/alphametic/learn">
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
