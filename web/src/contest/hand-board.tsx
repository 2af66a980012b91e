// SPDX-License-Identifier: MIT
import { effect } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { words } from '../i18n';
import { CardPlay } from '../krypto/card-play';
import { Cards, Goal } from '../krypto/cards';
import { writeExpression } from '../krypto/expression';
import '../krypto/felt.css';
import { FormulaForm } from '../krypto/formula-form';
import { Game } from '../krypto/game';
import type { GameName, Setting } from '../krypto/games';
import '../krypto/krypto.css';
import { numberText, operationText } from '../krypto/notation';
import { OperationsRow } from '../krypto/operations-row';
import { rational } from '../krypto/rational';
import { NEW_GAME, type SavedGame } from '../krypto/saved-games';
import { lastCard, madeCard, readMove, type Move } from '../krypto/table';
import { useKeys } from '../krypto/use-keys';
import { wordsOf } from '../krypto/words-of';
import { Worksheet } from '../krypto/worksheet';
import { listOf, readText, recordOf } from '../storage/readers';
import type { Entry } from './messages';
import type { Slot } from '../answering/slot';
import { contestWords } from './words';

interface HandState {
  readonly moves: readonly Move[];
  readonly undone: readonly Move[];
  /** The text in the field for formulas. */
  readonly typed: string;
}
const NO_STATE: HandState = { moves: [], undone: [], typed: '' };
const MOST_TYPED = 200;

const readState = recordOf<HandState>({
  moves: listOf(readMove),
  undone: listOf(readMove),
  typed: readText,
});

/** Reads a state that a server has kept; another hand may have edited it. */
function stateOf(text: string): HandState {
  try {
    return readState(JSON.parse(text === '' ? 'null' : text)) ?? NO_STATE;
  } catch {
    return NO_STATE;
  }
}

export interface HandQuestion {
  readonly cards: readonly number[];
  readonly objective: number;
  readonly rules: Setting['rules'];
  readonly use: Setting['use'];
}

/** A hand, by cards and by formula. Another question, or another entry of it, needs another `key`. */
export function HandBoard({ slot, question }: { slot: Slot; question: HandQuestion }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says when the question changes
  const hand = useMemo(() => new ContestHand(slot, question), []);
  useLayoutEffect(() => hand.follow(), [hand]);
  useKeys(hand.play);
  const { play } = hand;
  const { game } = play;
  const { krypto } = wordsOf(game.setting.game);
  const isLocked = slot.isLocked();
  return (
    <div class="krypto contest-hand" inert={isLocked}>
      <section class="felt" aria-label={krypto.table}>
        <Goal objective={question.objective} cards={question.cards.length} setting={game.setting} />
        <Cards play={play} />
        <HandMessage play={play} />
        <OperationsRow play={play} />
        <HandTools play={play} />
      </section>
      <div class="krypto-side">
        <FormulaForm
          label={krypto.formula}
          action={contestWords().boards.formulaTake}
          game={game.setting.game}
          text={hand.typed}
          typed={(text) => hand.type(text)}
          check={(text) => play.typeFormula(text)}
          situation={game.state.moves}
        />
        <Worksheet game={game} />
      </div>
    </div>
  );
}

class ContestHand {
  readonly play: CardPlay;
  typed: string;
  readonly #slot: Slot;

  constructor(slot: Slot, { cards, objective, rules, use }: HandQuestion) {
    this.#slot = slot;
    const { moves, undone, typed } = stateOf(slot.entry().state);
    this.typed = typed;
    const kept: SavedGame = { ...NEW_GAME, moves, undone };
    // The game has no limits of its own here, and only the objective counts.
    const game: GameName = 'own';
    this.play = new CardPlay(
      new Game({ cards: [...cards], objective }, { game, rules, use }, kept),
    );
  }

  /** Enters each move. */
  follow(): () => void {
    let isFirst = true;
    return effect(() => {
      const { moves, undone } = this.play.game.state;
      if (!isFirst) {
        this.#enter({ moves, undone, typed: this.typed });
      }
      isFirst = false;
    });
  }

  type(text: string): void {
    this.typed = text.slice(0, MOST_TYPED);
    const { moves, undone } = this.play.game.state;
    this.#enter({ moves, undone, typed: this.typed });
  }

  #enter(state: HandState): void {
    this.#slot.enter(this.#entryOf(state));
  }

  #entryOf(state: HandState): Entry {
    const { moves, undone, typed } = state;
    const isBlank = moves.length + undone.length + typed.length === 0;
    const { table, hand, setting } = this.play.game;
    const made = madeCard(table.peek(), hand, setting.use);
    return {
      state: isBlank ? '' : JSON.stringify(state),
      answer: made === undefined ? '' : writeExpression(made.made),
    };
  }
}

/** The line below the cards: what was found, what is refused, or what to do next. */
function HandMessage({ play }: { play: CardPlay }) {
  const { game, selection } = play;
  const { krypto } = wordsOf(game.setting.game);
  const { first, second } = selection.value;
  const table = game.table.value;
  const message = play.message.value;
  const made = madeCard(table, game.hand, game.setting.use);
  const last = lastCard(table);
  const name = (place: number) => {
    const card = table.places[place];
    return card === undefined ? '' : numberText(card.value);
  };
  const text =
    message?.kind === 'refused'
      ? krypto.refused(operationText(message.step), message.step.refusal)
      : message?.kind === 'no_such_card'
        ? krypto.noSuchCard(message.number)
        : made !== undefined
          ? `${contestWords().boards.handFound} ${writeExpression(made.made)} = ${game.hand.objective}`
          : last !== undefined && first === undefined
            ? krypto.notTheObjective(
                numberText(last.value),
                numberText(rational(game.hand.objective)),
              )
            : first === undefined
              ? krypto.chooseFirst
              : second === undefined
                ? krypto.chooseSecond(name(first))
                : krypto.chooseOperator(name(first), name(second));
  return (
    <div class="message">
      <p>{text}</p>
    </div>
  );
}

function HandTools({ play }: { play: CardPlay }) {
  const { krypto } = words();
  const { moves, undone } = play.game.state;
  const tool = (label: string, sign: string, isOff: boolean, use: () => void) => (
    <button
      type="button"
      class="tool"
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) {
          use();
        }
      }}
    >
      <span aria-hidden="true" class="tool-sign">
        {sign}
      </span>
      {label}
    </button>
  );
  return (
    <div class="tools">
      {tool(krypto.undo, '↶', moves.length === 0, () => play.undo())}
      {tool(krypto.redo, '↷', undone.length === 0, () => play.redo())}
    </div>
  );
}
