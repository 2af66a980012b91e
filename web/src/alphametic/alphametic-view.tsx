// SPDX-License-Identifier: MIT
import { effect, untracked } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { ErrorNotice, Notice } from '../parts/notice';
import { place } from '../address/router';
import { useFocusOnArrival } from '../address/scroll';
import { words } from '../i18n';
import { elapsedTime, useClock } from '../letters/clock';
import { ClockSwitch } from '../letters/clock-switch';
import { letterConflictTexts } from '../letters/conflict-texts';
import { Judged } from '../letters/judged';
import { BOARD_ID, useKeyboard } from '../letters/keyboard';
import { resultFacts } from '../letters/result';
import { PLAYED_WITH, TableSide } from '../letters/table-side';
import { arrive, judge } from './arrival';
import { helper } from './assistance';
import { BoardView, wrongLetters } from './board-view';
import { chooseLetter, move } from './choosing';
import { HowTo } from './how-to';
import '../letters/dialog.css';
import '../letters/keypad.css';
import '../letters/table.css';
import './board.css';
import { sentence, type Hint } from './hint';
import { actOn, prefer, preferences } from './kept';
import { NewPuzzleDialog } from './new-puzzle-dialog';
import { conditionTexts, faultText } from './said';
import { sharePuzzle } from './sharing';
import { desk, judgement, level, situation, table } from './table';
import { usePuzzleEnding } from './use-puzzle-ending';
import { alphameticWords } from './words';

const PLAYER = {
  desk,
  move,
  choose: chooseLetter,
  hint: () => void helper.hint(),
};

function passTime(code: string, milliseconds: number): void {
  actOn(code, { kind: 'pass_time', milliseconds });
}

export function AlphameticView() {
  const [choosing, setChoosing] = useState(place.value.parts[0] === 'new');
  useArrival();
  useKeyboard(PLAYER);
  const { progress, settled } = table.value ?? {};
  const playing = progress === 'open' && settled === true && preferences.value.clock;
  useClock(playing ? table.value?.game.code : undefined, passTime);
  usePuzzleEnding();
  return (
    <div class="letter-play">
      <Headline />
      <Content chooseNew={() => setChoosing(true)} />
      <NewPuzzleDialog open={choosing} close={() => setChoosing(false)} />
    </div>
  );
}

/** Lays what the address says, whenever it changes. */
function useArrival(): void {
  useEffect(
    () =>
      effect(() => {
        const { view, parts, query } = place.value;
        if (view === 'alphametic') {
          untracked(() => arrive(parts, query));
        }
      }),
    [],
  );
}

function Headline() {
  const { letters } = words();
  const game = table.value?.game;
  return (
    <header class="headline">
      <h1>{alphameticWords().title}</h1>
      <p class="dateline">
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
  const { letters } = words();
  const laid = situation.value;
  switch (laid.kind) {
    case 'laying':
      return <p class="laying">{letters.laying}</p>;
    case 'choosing':
      return (
        <button type="button" class="button" onClick={chooseNew}>
          {letters.actions.newPuzzle}
        </button>
      );
    case 'broken_link':
      return (
        <Notice role="alert">
          <p>
            {letters.brokenLink} {faultText(laid.fault)} {letters.brokenLinkMend}
          </p>
          <button type="button" class="button" onClick={chooseNew}>
            {letters.actions.newPuzzle}
          </button>
        </Notice>
      );
    case 'failed': {
      const text = laid.error.kind === 'too_much' ? letters.noneFound : undefined;
      return (
        <>
          <ErrorNotice error={laid.error} text={text} retry={laid.retry} />
          <button type="button" class="button" onClick={chooseNew}>
            {letters.actions.newPuzzle}
          </button>
        </>
      );
    }
    case 'laid':
      return <Playing chooseNew={chooseNew} />;
  }
}

function Playing({ chooseNew }: { chooseNew: () => void }) {
  useFocusOnArrival(`#${BOARD_ID} [tabindex="0"]`, PLAYED_WITH, table.value?.game.code ?? '');
  const laid = table.value;
  if (laid === undefined) {
    return null;
  }
  const { puzzle, game } = laid;
  return (
    <>
      <Judged
        judgement={judgement.value}
        code={game.code}
        judge={() => {
          judgement.value = { kind: 'asking' };
          void judge(puzzle);
        }}
        chooseNew={chooseNew}
      />
      <div class="table">
        <div class="board-frame paper-frame">
          <BoardView />
          {conditionTexts(puzzle).map((text) => (
            <p key={text} class="conditions">
              {text}
            </p>
          ))}
        </div>
        <TableSide
          desk={desk}
          helper={helper}
          wrong={wrongLetters(laid)}
          choose={chooseLetter}
          sentence={(hint: Hint) => sentence(hint, puzzle)}
          conflicts={() => letterConflictTexts(laid.conflicts)}
          facts={() => resultFacts(game, level.value, 0)}
          preferences={preferences.value}
          prefer={prefer}
          share={() => void sharePuzzle()}
          chooseNew={chooseNew}
        />
      </div>
      <HowTo puzzle={puzzle} />
    </>
  );
}
