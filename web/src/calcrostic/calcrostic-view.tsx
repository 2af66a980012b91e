// SPDX-License-Identifier: MIT
import { effect, untracked } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { dayNumber, today } from '../days/day';
import { NewDay } from '../parts/new-day';
import { ErrorNotice, Notice } from '../parts/notice';
import { place } from '../address/router';
import { useFocusOnArrival } from '../address/scroll';
import { formatDay, words } from '../i18n';
import { dateOfDay } from '../days/daily';
import { diary, streak } from '../diary/diary';
import { elapsedTime, useClock } from '../letters/clock';
import { ClockSwitch } from '../letters/clock-switch';
import { Judged } from '../letters/judged';
import { BOARD_ID, useKeyboard } from '../letters/keyboard';
import { resultFacts } from '../letters/result';
import { PLAYED_WITH, TableSide } from '../letters/table-side';
import { BoardActions } from './actions';
import { arrive, judge } from './arrival';
import { helper } from './assistance';
import { BoardView } from './board-view';
import { chooseLetter, move } from './choosing';
import type { Game } from './game';
import { HowTo } from './how-to';
import '../letters/dialog.css';
import '../letters/keypad.css';
import '../letters/table.css';
import './board.css';
import { sentence, type Hint } from './hint';
import { actOn, prefer, preferences } from './kept';
import { NewPuzzleDialog } from './new-puzzle-dialog';
import { sharePuzzle } from './sharing';
import { conflictTexts, wrongLetters } from './said';
import { desk, judgement, level, situation, table } from './table';
import { useGridEnding } from './use-grid-ending';

const PLAYER = {
  desk,
  move,
  choose: chooseLetter,
  hint: () => void helper.hint(),
};

function passTime(code: string, milliseconds: number): void {
  actOn(code, { kind: 'pass_time', milliseconds });
}

export function CalcrosticView() {
  const [choosing, setChoosing] = useState(place.value.parts[0] === 'new');
  useArrival();
  useKeyboard(PLAYER);
  const playing = table.value?.progress === 'open' && preferences.value.clock;
  useClock(playing ? table.value?.game.code : undefined, passTime);
  useGridEnding();
  const chooseNew = () => setChoosing(true);
  return (
    <div class="letter-play">
      {isOfThePast() && <NewDay label={words().calcrostic.today} take={() => arriveAtToday()} />}
      <Headline />
      <Content chooseNew={chooseNew} />
      <NewPuzzleDialog open={choosing} close={() => setChoosing(false)} />
    </div>
  );
}

/** Lays what the address says, whenever it changes. */
function useArrival(): void {
  useEffect(
    () =>
      effect(() => {
        const { view, parts } = place.value;
        if (view === 'calcrostic') {
          untracked(() => arrive(parts));
        }
      }),
    [],
  );
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

function Headline() {
  const { calcrostic, letters } = words();
  const game = table.value?.game;
  const day = game?.day;
  return (
    <header class="headline">
      <h1>{calcrostic.title}</h1>
      <p class="dateline">
        {typeof day === 'number' && <span>{formatDay(dateOfDay(day))}</span>}
        <span>{level.value !== undefined && letters.level(level.value)}</span>
      </p>
      {game !== undefined && (
        <ClockSwitch
          on={preferences.value.clock}
          elapsed={elapsedTime(game)}
          set={(clock) => prefer({ clock })}
        />
      )}
    </header>
  );
}

function Content({ chooseNew }: { chooseNew: () => void }) {
  const { calcrostic, letters } = words();
  const laid = situation.value;
  switch (laid.kind) {
    case 'laying':
      return <p class="laying">{letters.laying}</p>;
    case 'broken_link':
      return (
        <Notice role="alert">
          <p>
            {letters.brokenLink} {calcrostic.faults(laid.fault)} {letters.brokenLinkMend}
          </p>
          <p class="note-choices">
            <a class="button" href="#/calcrostic/today">
              {calcrostic.today}
            </a>
            <button type="button" class="button" onClick={chooseNew}>
              {letters.actions.newPuzzle}
            </button>
          </p>
        </Notice>
      );
    case 'no_such_day':
      return (
        <Notice role="alert">
          <p>{words().app.noSuchDay}</p>
          <a class="button" href="#/calcrostic/today">
            {calcrostic.today}
          </a>
        </Notice>
      );
    case 'failed': {
      const text = laid.error.kind === 'too_much' ? letters.noneFound : undefined;
      return <ErrorNotice error={laid.error} text={text} retry={laid.retry} />;
    }
    case 'laid':
      return <Playing chooseNew={chooseNew} />;
  }
}

/** Returns for the puzzle of today how many days in a row a daily puzzle was solved. */
function daysInARow({ day }: Game): number {
  return day === dayNumber(today.value) ? streak(diary.value, today.value) : 0;
}

function Playing({ chooseNew }: { chooseNew: () => void }) {
  useFocusOnArrival(`#${BOARD_ID} [tabindex="0"]`, PLAYED_WITH, table.value?.game.code ?? '');
  const laid = table.value;
  if (laid === undefined) {
    return null;
  }
  const { rows, columns } = laid.grid;
  return (
    <>
      <Judged
        judgement={judgement.value}
        code={laid.game.code}
        judge={() => {
          judgement.value = { kind: 'asking' };
          void judge(laid.grid);
        }}
        chooseNew={chooseNew}
      />
      <div class="table">
        <div class="board-frame">
          <BoardView />
        </div>
        <TableSide
          desk={desk}
          helper={helper}
          wrong={wrongLetters(laid)}
          choose={chooseLetter}
          sentence={(hint: Hint) => sentence(hint, laid.shown)}
          conflicts={() => conflictTexts(laid)}
          facts={() => resultFacts(laid.game, level.value, daysInARow(laid.game))}
          preferences={preferences.value}
          prefer={prefer}
          share={() => void sharePuzzle()}
          chooseNew={chooseNew}
        />
        <BoardActions />
      </div>
      <HowTo needsPrecedence={Math.max(rows, columns) > 3} />
    </>
  );
}
