// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Rules } from '../../engine/questions';
import { words as pageWords } from '../../i18n';
import { Cards } from '../../krypto/cards';
import { Game } from '../../krypto/game';
import { settingOf, type GameName } from '../../krypto/games';
import { linkTo, type Hand } from '../../krypto/hand';
import { MessageLine } from '../../krypto/message-line';
import { OperationsRow } from '../../krypto/operations-row';
import { Play } from '../../krypto/play';
import { NEW_GAME, readGame } from '../../krypto/saved-games';
import { madeCard } from '../../krypto/table';
import { useKeys } from '../../krypto/use-keys';
import { begunAt, keepBegun } from '../session/begun';
import type { Session } from '../session/session';
import { isOff } from './felt-button';
import { Refusal } from './refusal';
import { roomWords } from './words';
import { useTableFocus } from './use-table-focus';

export interface OwnTable {
  session: Session;
  hand: Hand;
  /** Krypto, unless another is named. */
  game?: GameName | undefined;
  rules: Rules;
}

/**
 * Returns the cards of a hand as the player has laid them, which a call and a reload keep. Another
 * hand needs another `key`.
 */
export function useOwnTable(
  { session, hand, game: name = 'krypto', rules }: OwnTable,
  playOf: (game: Game) => Play = (game) => new Play(game),
): Play {
  const play = useMemo(() => {
    const setting = settingOf(name, rules);
    const begun = begunAt(session.place, linkTo(hand, setting), readGame);
    return playOf(new Game(hand, setting, begun ?? NEW_GAME));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says when the hand changes
  }, []);
  useKeys(play);
  useTableFocus();
  const { game } = play;
  const { state } = game;
  useLayoutEffect(() => {
    if (state.moves.length + state.undone.length > 0) {
      keepBegun(session.place, game.address, state);
    }
  }, [session, game, state]);
  return play;
}

/** The cards to move, with the last step taken back and repeated. */
export function OwnCards({ play }: { play: Play }) {
  return (
    <>
      <Cards play={play} />
      <MessageLine play={play} />
      <OperationsRow play={play} />
      <div class="room-below-call">
        <UndoAndRedo play={play} />
      </div>
    </>
  );
}

interface Tried {
  table: OwnTable;
  /** The message at the table, as long as the player does nothing with the cards. */
  message?: ComponentChildren;
  /** Further controls. */
  children?: ComponentChildren;
}

/** The cards before a call: each player tries, and no other player sees it. */
export function TriedCards({ table, message, children }: Tried) {
  const words = roomWords();
  const { session, hand } = table;
  const play = useOwnTable(table);
  const { game } = play;
  const isMade = madeCard(game.table.value, hand, game.setting.use) !== undefined;
  const isUntouched =
    game.state.moves.length === 0 &&
    play.selection.value.first === undefined &&
    play.message.value === undefined;
  return (
    <>
      <Cards play={play} />
      {isMade ? (
        <div class="message">
          <p class="message-strong">{words.callNow}</p>
          <Refusal session={session} />
        </div>
      ) : message !== undefined && isUntouched ? (
        message
      ) : (
        <MessageLine play={play} />
      )}
      <OperationsRow play={play} />
      <button
        type="button"
        class="room-call"
        aria-keyshortcuts="Space"
        aria-disabled={isOff(session)}
        onClick={() => session.call()}
      >
        {words.call}
      </button>
      <div class="room-below-call">
        <UndoAndRedo play={play} />
        {children}
      </div>
    </>
  );
}

function UndoAndRedo({ play }: { play: Play }) {
  const { krypto } = pageWords();
  const { moves, undone } = play.game.state;
  return (
    <>
      <button
        type="button"
        class="felt-button"
        aria-disabled={moves.length === 0}
        onClick={() => play.undo()}
      >
        {krypto.undo}
      </button>
      <button
        type="button"
        class="felt-button"
        aria-disabled={undone.length === 0}
        onClick={() => play.redo()}
      >
        {krypto.redo}
      </button>
    </>
  );
}
