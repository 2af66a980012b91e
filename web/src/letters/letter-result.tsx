// SPDX-License-Identifier: MIT
import { useEffect, useRef } from 'preact/hooks';
import { harderThan } from '../days/daily';
import { words } from '../i18n';
import { celebrateAt } from '../result/celebration';
import { ResultSheet, type Ending, type Way } from '../result/result-sheet';
import type { SideProps } from './play';
import { WayToAnswer } from './way-to-answer';
import { helpsOf, secondsOf, textOf } from './sharing';

/** The result of a puzzle of letters, in the place of the keys. */
export function LetterResult({ play, laid, chooseNew, isFresh }: SideProps & { isFresh: boolean }) {
  const { letters, result } = words();
  const { desk } = play;
  const { game } = laid;
  const isSolved = laid.progress === 'solved';
  const wasFresh = useRef(isFresh);
  useEffect(() => {
    const board = document.querySelector('.table .board-frame');
    if (wasFresh.current && isSolved && board !== null) {
      celebrateAt(board);
    }
  }, [isSolved]);
  const { kind, day, isEasy } = play.entry();
  const known = desk.judgement.value.kind;
  const answers = known === 'one' ? result.onlyAnswer : result.oneOfSeveral;
  const ending: Ending = {
    outcome: isSolved ? 'solved' : 'given_up',
    title: isSolved ? letters.notes.solved : letters.notes.givenUp,
    kind,
    day,
    isEasy,
    seconds: secondsOf(play, game),
    helps: helpsOf(game),
    facts: known === 'one' || known === 'several' ? [answers] : [],
  };
  const harder = harderThan(desk.level.value);
  const others: Way[] = [
    ...(harder === undefined ? [] : [{ name: result.harder, go: () => play.layHarder(harder) }]),
    { name: letters.actions.newPuzzle, go: chooseNew },
  ];
  return (
    <>
      <ResultSheet
        ending={ending}
        isFresh={isFresh}
        share={isSolved ? () => textOf(play, laid, true) : undefined}
        others={others}
        more={[{ name: letters.actions.startAgain, go: () => desk.startAgain() }]}
      />
      {laid.hasReasons && known === 'one' && <WayToAnswer laid={laid} />}
    </>
  );
}
