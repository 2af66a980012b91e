// SPDX-License-Identifier: MIT
import { useEffect } from 'preact/hooks';
import { dayNumber, today } from '../days/day';
import { NewDay } from '../parts/new-day';
import { place } from '../address/router';
import { formatDay, words } from '../i18n';
import { isBegun } from '../letters/game';
import { LetterPlay } from '../letters/letter-play';
import { BoardActions } from './actions';
import { arrive } from './arrival';
import { BoardView } from './board-view';
import './board.css';
import { CalcrosticGuide } from './guide';
import { games, knowsGuide } from './kept';
import { NewPuzzleDialog, TodayLink } from './new-puzzle-dialog';
import { dayLaid, PLAY } from './play';
import { GridRules } from './rules';
import { seat, table } from './table';

export function CalcrosticView() {
  const { parts } = place.value;
  return parts[0] === 'learn' ? <CalcrosticGuide /> : <Playing />;
}

function Playing() {
  useToday();
  const { today: label } = words().calcrostic;
  const { rows = 0, columns = 0 } = table.value?.grid ?? {};
  const date = dayLaid();
  return (
    <div class="letter-play">
      {isOfThePast() && <NewDay label={label} take={() => arriveAtToday()} />}
      <LetterPlay
        play={PLAY}
        Dialog={NewPuzzleDialog}
        board={
          <div class="board-frame">
            <BoardView seat={seat} />
          </div>
        }
        below={<BoardActions />}
        date={date && formatDay(date)}
        today={<TodayLink />}
        learn={!knowsGuide.value && !games.value.some(isBegun)}
      >
        <GridRules hasPrecedence={Math.max(rows, columns) > 3} />
      </LetterPlay>
    </div>
  );
}

/** Lays the puzzle of a new day, unless that of the day before has been begun. */
function useToday(): void {
  const [day, here] = [today.value, place.value];
  useEffect(() => {
    const laid = table.peek();
    if (isOfThePast() && !(laid?.progress === 'open' && laid.game.done > 0)) {
      arriveAtToday();
    }
  }, [day, here]);
}

function arriveAtToday(): void {
  const { parts } = place.peek();
  arrive(['today', ...parts.slice(1)]);
}

/** Whether that of an earlier day stands where today's would be. */
function isOfThePast(): boolean {
  const { view, parts } = place.value;
  const day = table.value?.game.day ?? null;
  const isDaily = view === 'calcrostic' && (parts.length === 0 || parts[0] === 'today');
  return isDaily && day !== null && day !== dayNumber(today.value);
}
