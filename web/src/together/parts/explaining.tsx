// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Rules } from '../../engine/questions';
import { ObjectiveCard } from '../../krypto/cards';
import { writeExpression } from '../../krypto/expression';
import { readFormula } from '../../krypto/formula';
import { FormulaForm } from '../../krypto/formula-form';
import type { Game } from '../../krypto/game';
import { GAMES, type GameName } from '../../krypto/games';
import type { Hand } from '../../krypto/hand';
import { Play } from '../../krypto/play';
import { NEW_GAME } from '../../krypto/saved-games';
import { madeCard } from '../../krypto/table';
import { OwnCards, useOwnTable } from './own-cards';
import { Refusal } from './refusal';
import type { Session } from '../session/session';
import { taskOf } from '../session/task';
import { findImpossible, findUnreadable, findWrong } from './unreadable';
import { roomWords } from './words';

/** In ms. If a player takes back and repeats many steps, not each of them is sent. */
const BEFORE_SHOWN = 150;

/** In ms before the bell, when a formula that is typed and not sent goes to the referee by itself. */
const BEFORE_BELL = 800;

interface ExplainingProps {
  session: Session;
  hand: Hand;
  game?: GameName | undefined;
  rules: Rules;
  /** The task. */
  prompt: ComponentChildren;
  /** The parts below the cards. */
  children?: ComponentChildren;
}

/** Gives a number near the objective as an answer to the referee. */
class DeclaringPlay extends Play {
  readonly #answer: (formula: string) => void;

  constructor(game: Game, answer: (formula: string) => void) {
    super(game);
    this.#answer = answer;
  }

  override declare(place: number): void {
    const card = this.game.table.peek().places[place];
    if (card !== undefined) {
      this.putBack();
      this.#answer(writeExpression(card.made));
    }
  }
}

/** One puts the cards together, or types a formula. Another hand needs another `key`. */
export function Explaining({
  session,
  hand,
  game: name = 'krypto',
  rules,
  prompt,
  children,
}: ExplainingProps) {
  const words = roomWords({ settings: { game: name } });
  const play = useOwnTable({ session, hand, game: name, rules }, (game) =>
    GAMES[name].isNearestCounted
      ? new DeclaringPlay(game, (formula) => session.answer(formula))
      : new Play(game),
  );
  const { game } = play;
  const made = madeCard(game.table.value, hand, game.setting.use);
  const solution = made && writeExpression(made.made);
  // Cards that make the objective are the whole explanation, as soon as the server can hear it.
  const line = session.line.state.value;
  useEffect(() => {
    if (solution !== undefined && line === 'open') {
      session.answer(solution);
    }
  }, [session, solution, line]);
  const { moves } = game.state;
  // The others see where the cards come to rest.
  const shown = useRef(NEW_GAME.moves);
  useEffect(() => {
    const soon = setTimeout(() => {
      if (moves !== shown.current) {
        shown.current = moves;
        session.show(moves);
      }
    }, BEFORE_SHOWN);
    return () => clearTimeout(soon);
  }, [session, moves]);
  const typed = useRef('');
  const deadline = session.deadline.value;
  useEffect(() => {
    if (deadline === undefined) {
      return undefined;
    }
    const bell = setTimeout(
      () => {
        const text = typed.current;
        typed.current = '';
        if (readFormula(text, hand, taskOf({ game: name, rules })).ok) {
          session.answer(text);
        }
      },
      deadline - performance.now() - BEFORE_BELL,
    );
    return () => clearTimeout(bell);
  }, [session, deadline, hand, name, rules]);
  return (
    <>
      <section class="felt" aria-label={words.table} tabIndex={-1}>
        <ObjectiveCard objective={hand.objective} />
        <p class="room-soon">{prompt}</p>
        <OwnCards play={play} />
        <Refusal session={session} />
        {children}
      </section>
      <div class="room-formula">
        <FormulaForm
          label={words.yourFormula}
          action={words.tell}
          game={name}
          typed={(text) => (typed.current = text)}
          isWaiting={matchMedia('(pointer: fine)').matches}
          check={(text) => {
            typed.current = '';
            const problem = findUnreadable(text, hand, rules);
            if (problem !== undefined) {
              return problem;
            }
            if (!session.isThinking.peek()) {
              session.answer(text);
              return undefined;
            }
            // In a class one may try again, and sees what was wrong. Impossible formulas cost nothing.
            const task = taskOf({ game: name, rules });
            const impossible = findImpossible(text, hand, task);
            if (impossible === undefined) {
              session.answer(text);
            }
            return impossible ?? findWrong(text, hand, task);
          }}
        />
      </div>
    </>
  );
}
