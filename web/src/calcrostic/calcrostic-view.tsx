// SPDX-License-Identifier: MIT
import { effect, untracked } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { dayNumber, today } from '../app/day';
import { NewDay } from '../app/new-day';
import { ErrorNotice, Notice } from '../app/notice';
import { place } from '../app/router';
import { useFocusOnArrival } from '../app/scroll';
import { formatDay, words } from '../i18n';
import { BoardActions, ConflictSwitch, HelpActions, MoreActions } from './actions';
import { arrive, judge } from './arrival';
import { BoardView } from './board-view';
import { HowTo } from './how-to';
import './board.css';
import './calcrostic.css';
import './keypad.css';
import './new-puzzle-dialog.css';
import { elapsedTime, timeText, useClock } from './clock';
import { dateOfDay } from '../app/daily';
import { prefer, preferences } from './kept';
import { Keypad } from './keypad';
import { BOARD_ID, useKeyboard } from './keyboard';
import { LetterStrip } from './letter-strip';
import { NewPuzzleDialog } from './new-puzzle-dialog';
import { useDiary } from './use-diary';
import { NotePanel } from './note-panel';
import { judgement, level, situation, table } from './table';

export function CalcrosticView() {
  const [choosing, setChoosing] = useState(place.value.parts[0] === 'new');
  useArrival();
  useKeyboard();
  useClock();
  useDiary();
  const chooseNew = () => {
    setChoosing(true);
  };
  return (
    <div class="calcrostic">
      {isOfThePast() && (
        <NewDay
          label={words().calcrostic.today}
          take={() => {
            arriveAtToday();
          }}
        />
      )}
      <Headline />
      <Content chooseNew={chooseNew} />
      <NewPuzzleDialog
        open={choosing}
        close={() => {
          setChoosing(false);
        }}
      />
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
          untracked(() => {
            arrive(parts);
          });
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
  const { calcrostic } = words();
  const day = table.value?.game.day;
  return (
    <header class="headline">
      <h1>{calcrostic.title}</h1>
      <p class="dateline">
        {typeof day === 'number' && <span>{formatDay(dateOfDay(day))}</span>}
        <span>{level.value !== undefined && calcrostic.level(level.value)}</span>
      </p>
      {table.value !== undefined && <Clock />}
    </header>
  );
}

/** The time, which is a switch as well. */
function Clock() {
  const isOn = preferences.value.clock;
  const label = words().calcrostic.clock;
  return (
    <button
      type="button"
      class="clock"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      onClick={() => {
        prefer({ clock: !isOn });
      }}
    >
      <span aria-hidden="true" class="clock-sign" />
      <span aria-hidden="true" class="clock-time">
        {isOn ? timeText(elapsedTime()) : '–:––'}
      </span>
    </button>
  );
}

function Content({ chooseNew }: { chooseNew: () => void }) {
  const { calcrostic } = words();
  const laid = situation.value;
  switch (laid.kind) {
    case 'laying':
      return <p class="laying">{calcrostic.laying}</p>;
    case 'broken_link':
      return (
        <Notice role="alert">
          <p>
            {calcrostic.brokenLink} {calcrostic.faults(laid.fault)} {calcrostic.brokenLinkMend}
          </p>
          <p class="note-choices">
            <a class="button" href="#/calcrostic/today">
              {calcrostic.today}
            </a>
            <button type="button" class="button" onClick={chooseNew}>
              {calcrostic.actions.newPuzzle}
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
      const text = laid.error.kind === 'too_much' ? calcrostic.noneFound : undefined;
      return <ErrorNotice error={laid.error} text={text} retry={laid.retry} />;
    }
    case 'laid':
      return <Playing chooseNew={chooseNew} />;
  }
}

function Playing({ chooseNew }: { chooseNew: () => void }) {
  useFocusOnArrival(`#${BOARD_ID} [tabindex="0"]`, table.value?.game.code ?? '');
  const { rows = 3, columns = 3 } = table.value?.grid ?? {};
  return (
    <>
      <Judged chooseNew={chooseNew} />
      <div class="table">
        <div class="board-frame">
          <BoardView />
        </div>
        <div class="table-side">
          <LetterStrip />
          <Keypad />
          <HelpActions />
          <NotePanel chooseNew={chooseNew} />
          <ConflictSwitch />
          <MoreActions chooseNew={chooseNew} />
        </div>
        <BoardActions />
      </div>
      <HowTo needsPrecedence={Math.max(rows, columns) > 3} />
    </>
  );
}

/** Warns of puzzles without exactly one answer; they can be played all the same. */
function Judged({ chooseNew }: { chooseNew: () => void }) {
  const { calcrostic } = words();
  const [accepted, setAccepted] = useState<string>();
  const judged = judgement.value;
  const code = table.value?.game.code;
  if (judged.kind === 'failed') {
    const { grid } = table.value ?? {};
    return (
      <ErrorNotice
        error={judged.error}
        {...(grid && {
          retry: () => {
            judgement.value = { kind: 'asking' };
            void judge(grid);
          },
        })}
      />
    );
  }
  if (judged.kind === 'asking' || judged.kind === 'one' || accepted === code) {
    return null;
  }
  return (
    <Notice role="alert">
      <p>{calcrostic.judgement[judged.kind]}</p>
      <p class="note-choices">
        <button
          type="button"
          class="button"
          onClick={() => {
            setAccepted(code);
          }}
        >
          {calcrostic.judgement.playAnyway}
        </button>
        <button type="button" class="button" onClick={chooseNew}>
          {calcrostic.actions.newPuzzle}
        </button>
      </p>
    </Notice>
  );
}
