// SPDX-License-Identifier: MIT
import { effect, untracked } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { place } from '../address/router';
import { useFocusOnArrival } from '../address/scroll';
import { words } from '../i18n';
import { Clock } from '../parts/clock';
import { ErrorNotice, Notice } from '../parts/notice';
import { Raised } from '../parts/raised';
import { usePageName } from '../parts/page-name';
import { elapsedTime, useClock } from './clock';
import type { DialogProps } from './dialog';
import { hasEnded } from './game';
import { Judged } from './judged';
import './keypad.css';
import { BOARD_ID, useKeyboard } from './keyboard';
import { judge } from './laying';
import type { Play } from './play';
import './table.css';
import { PLAYED_WITH, TableSide } from './table-side';
import { useChoosing } from './use-choosing';
import { useEnding } from './use-ending';

interface Props {
  play: Play;
  /** Where the next puzzle is chosen. */
  Dialog: ComponentType<DialogProps>;
  /** The board in its frame. */
  board: ComponentChildren;
  /** Below the board. */
  below?: ComponentChildren;
  /** Below all that one plays with. */
  children: ComponentChildren;
  /** The day of the puzzle, if it is one of a day. */
  date?: string | undefined;
  /** Whether the lesson is offered, since the player has never played. */
  learn: boolean;
  /** Leads to the puzzle of today, if there is one. */
  today?: ComponentChildren;
}

/** A puzzle whose letters stand for digits, with all that belongs to it. */
export function LetterPlay(props: Props) {
  const { play, Dialog } = props;
  const choosing = useChoosing();
  useArrival(play);
  useKeyboard(play);
  const { game, progress, settled } = play.desk.laid.value ?? {};
  const { clock } = play.preferences.value;
  const playing = progress === 'open' && settled === true && clock && !choosing.isOpen;
  useClock(playing ? game?.code : undefined, play);
  useEnding(play);
  usePageName(play.title());
  return (
    <>
      <Headline {...props} />
      <Content {...props} chooseNew={choosing.open} />
      <Dialog open={choosing.isOpen} close={choosing.done} cancel={choosing.cancel} />
    </>
  );
}

/** Lays what the address says, whenever it changes. */
export function useArrival({ view: mine, arrive, desk }: Play): void {
  useEffect(
    () =>
      effect(() => {
        const { view, parts, query } = place.value;
        if (view === mine) {
          untracked(() => arrive(parts, query));
        }
      }),
    [mine, arrive],
  );
  useEffect(() => () => desk.search.abort(), [desk]);
}

function Headline({ play, date }: Props) {
  const { desk, preferences, prefer } = play;
  const level = desk.level.value;
  const game = desk.laid.value?.game;
  return (
    <header class="headline">
      <h1>{play.title()}</h1>
      <p class="dateline">
        {date !== undefined && (
          <span>
            <Raised text={date} />
          </span>
        )}
        <span>{level !== undefined && words().letters.level(level)}</span>
      </p>
      {game !== undefined && (
        <Clock
          on={preferences.value.clock}
          seconds={elapsedTime(game) / 1000}
          set={(clock) => prefer({ clock })}
        />
      )}
    </header>
  );
}

interface ContentProps extends Props {
  chooseNew: () => void;
}

function Content(props: ContentProps) {
  const { app, letters } = words();
  const { play, today, chooseNew } = props;
  const situation = play.desk.situation.value;
  const newPuzzle = (
    <button type="button" class="button" onClick={chooseNew}>
      {letters.actions.newPuzzle}
    </button>
  );
  switch (situation.kind) {
    case 'laying':
      return <Laying cancel={situation.cancel} />;
    case 'choosing':
      return newPuzzle;
    case 'broken_link':
      return (
        <Notice role="alert">
          <p>
            {letters.brokenLink} {situation.fault()} {letters.brokenLinkMend}
          </p>
          <p class="note-choices">
            {today}
            {newPuzzle}
          </p>
        </Notice>
      );
    case 'no_such_day':
      return (
        <Notice role="alert">
          <p>{app.noSuchDay}</p>
          {today}
        </Notice>
      );
    case 'failed': {
      const { error, retry } = situation;
      const text = error.kind === 'too_much' ? letters.noneFound : undefined;
      return (
        <>
          <ErrorNotice error={error} text={text} retry={retry} />
          {newPuzzle}
        </>
      );
    }
    case 'laid':
      return <Playing {...props} />;
  }
}

/** A search of this length needs a way out. */
const LONG_MS = 2_000;

function Laying({ cancel }: { cancel?: (() => void) | undefined }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  const { letters } = words();
  return (
    <>
      <p class="laying">{letters.laying}</p>
      {isLong && cancel !== undefined && (
        <button type="button" class="button" onClick={cancel}>
          {letters.cancel}
        </button>
      )}
    </>
  );
}

function Playing({ play, board, below, learn, children, chooseNew }: ContentProps) {
  const { desk } = play;
  const laid = desk.laid.value;
  useFocusOnArrival(`#${BOARD_ID} [tabindex="0"]`, PLAYED_WITH, laid?.game.code ?? '');
  if (laid === undefined) {
    return null;
  }
  return (
    <>
      <Judged
        judgement={desk.judgement.value}
        code={laid.game.code}
        judge={() => void judge(desk)}
        chooseNew={chooseNew}
      />
      <div class="table" data-ended={hasEnded(laid) ? laid.progress : undefined}>
        {board}
        <TableSide play={play} laid={laid} learn={learn} chooseNew={chooseNew} />
        {below}
      </div>
      {children}
    </>
  );
}
