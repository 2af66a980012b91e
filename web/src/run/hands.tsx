// SPDX-License-Identifier: MIT
import { useEffect, useMemo } from 'preact/hooks';
import { useFocusOnArrival } from '../address/scroll';
import { words } from '../i18n';
import { Cards, Goal } from '../krypto/cards';
import { dealRandom } from '../krypto/dealing';
import { Game } from '../krypto/game';
import type { Hand } from '../krypto/hand';
import { MessageLine } from '../krypto/message-line';
import { LevelChoice } from '../krypto/new-hand';
import { OperationsRow } from '../krypto/operations-row';
import { Play } from '../krypto/play';
import { NEW_GAME } from '../krypto/saved-games';
import { deck, levelOfNextHand, rulesOfNextHand } from '../krypto/settings';
import { useKeys } from '../krypto/use-keys';
import { Race, type Course, type RunPuzzleProps } from './race';
import { runWords } from './words';

const HANDS: Course<Hand> = {
  kind: 'krypto',
  name: () => String(levelOfNextHand.value ?? 0),
  make: () => dealRandom(deck.peek(), rulesOfNextHand.peek(), levelOfNextHand.peek()),
  Choices: LevelChoice,
  PuzzleView: RunHand,
};

/** How many hands in five minutes. */
export function HandRun() {
  return <Race course={HANDS} />;
}

function RunHand({ puzzle: hand, skip, solved }: RunPuzzleProps<Hand>) {
  const { krypto } = words();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another hand has another key
  const play = useMemo(() => new Play(new Game(hand, rulesOfNextHand.peek(), NEW_GAME)), []);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another hand has another key
  const keys = useMemo(() => ({ n: skip }), []);
  useKeys(play, keys);
  useFocusOnArrival('.run .felt', '.run-state, .felt', hand.cards.join(' '));
  const isSolved = play.game.isSolvedNow.value;
  useEffect(() => {
    if (isSolved) {
      solved();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a hand is solved once
  }, [isSolved]);
  return (
    <section class="felt" aria-label={krypto.table} tabIndex={-1}>
      <Goal objective={hand.objective} />
      <Cards play={play} />
      <MessageLine play={play} />
      <OperationsRow play={play} />
      <div class="finished-buttons">
        <button type="button" class="felt-button" onClick={() => play.undo()}>
          {krypto.undo}
        </button>
        <button type="button" class="felt-button" aria-keyshortcuts="N" onClick={skip}>
          {runWords().skip}
        </button>
      </div>
    </section>
  );
}
