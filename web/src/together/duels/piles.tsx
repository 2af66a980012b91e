// SPDX-License-Identifier: MIT
import { words as pageWords } from '../../i18n';
import type { DuelPile, DuelRoom } from '../session/protocol';
import type { Session } from '../session/session';
import { duelWords } from '../parts/words';

interface PilesProps {
  session: Session;
  duel: DuelRoom;
}

/** How a hand lies there. */
type Look = 'down' | 'mine' | 'held' | 'won' | 'open';

/**
 * All hands of the round; one that lies face down is picked up with a tap, and put back with another.
 * It stays the same button, so that the keyboard stays there.
 */
export function Piles({ session, duel }: PilesProps) {
  const words = duelWords();
  const isOff = session.line.state.value !== 'open' || session.pending.value !== undefined;
  return (
    <ol class="piles" aria-label={words.hands}>
      {duel.piles.map((pile, index) => {
        const number = index + 1;
        const look = lookOf(pile, number, session, duel);
        const isMine = look === 'mine' && session.mayPutBack.value;
        const face = (
          <PileFace
            number={number}
            state={stateOf(pile, look, number, duel)}
            isDown={look === 'down'}
          />
        );
        return (
          <li key={number}>
            {isMine || (look === 'down' && session.mayPick.value) ? (
              <button
                type="button"
                class="pile"
                data-look={look}
                aria-label={
                  isMine
                    ? pageWords().app.labelled(
                        `${words.pile(number)}, ${words.yours}`,
                        words.putBack,
                      )
                    : undefined
                }
                aria-disabled={isOff}
                onClick={() => {
                  if (isMine) {
                    session.putBack();
                  } else {
                    session.pick(number);
                  }
                }}
              >
                {face}
              </button>
            ) : (
              <div class="pile" data-look={look} data-mine={pile.winner === session.seat.value}>
                {face}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface PileFaceProps {
  number: number;
  state: string;
  /** Face down, as all can see. */
  isDown: boolean;
}

function PileFace({ number, state, isDown }: PileFaceProps) {
  return (
    <>
      <span class="visually-hidden">{duelWords().pile(number)}</span>
      <span class="pile-number" aria-hidden="true">
        {number}
      </span>{' '}
      <span class={isDown ? 'pile-state visually-hidden' : 'pile-state'}>{state}</span>
    </>
  );
}

function lookOf(pile: DuelPile, number: number, session: Session, duel: DuelRoom): Look {
  if (pile.winner !== null) {
    return 'won';
  }
  if (duel.open === number) {
    return 'open';
  }
  return pile.holder === null ? 'down' : pile.holder === session.seat.value ? 'mine' : 'held';
}

function stateOf(pile: DuelPile, look: Look, number: number, duel: DuelRoom): string {
  const words = duelWords();
  const name = (seat: number | null) => duel.players[seat ?? NaN]?.name ?? '';
  if (duel.phase === 'explaining' && duel.called === number) {
    return words.called;
  }
  switch (look) {
    case 'won':
      return words.wonBy(name(pile.winner));
    case 'open':
      return words.openForBoth;
    case 'mine':
      return words.yours;
    case 'held':
      return words.heldBy(name(pile.holder));
    case 'down':
      return words.faceDown;
  }
}
