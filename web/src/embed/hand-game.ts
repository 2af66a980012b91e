// SPDX-License-Identifier: MIT
/** A hand of a number game to play: a card, an operation, another card. */
import type { DailyGame } from '../engine/kinds';
import type { Rules } from '../engine/questions';
import type { Language } from '../i18n/base/languages';
import { withFullSpaces } from '../i18n/base/text';
import { writeExpression } from '../krypto/expression';
import { GAMES } from '../krypto/games';
import type { Hand } from '../krypto/hand';
import { OPERATORS, SIGNS } from '../krypto/operations';
import { rational } from '../krypto/rational';
import { NOTHING, takeCard, takeOperator, type Selection } from '../krypto/selection';
import {
  cardsOn,
  isSolved,
  lastCard,
  madeCard,
  makeMove,
  readMove,
  replay,
  type Move,
} from '../krypto/table';
import { namedIn, numberIn, operationIn, type Writing } from '../krypto/writing';
import { readEach } from '../storage/kept';
import { button, element, group, setUsable, type Game, type Place } from './drawing';
import { EMBED_WORDS, regional } from './words';

/** A hand of a game, and the rules for it. */
export interface HandToPlay {
  readonly kind: DailyGame;
  readonly hand: Hand;
  readonly rules: Rules;
}

export function handGame(
  { kind, hand, rules }: HandToPlay,
  language: Language,
  place: Place,
): Game {
  const { use } = GAMES[kind];
  const { embed, krypto, letters } = EMBED_WORDS[language];
  const format = new Intl.NumberFormat(regional(language));
  const writing: Writing = { number: (value) => withFullSpaces(format.format(value)), krypto };
  const objective = numberIn(writing, rational(hand.objective));
  let moves = readEach(place.kept, readMove) ?? [];
  let { table } = replay(hand, moves, rules);
  moves = moves.slice(0, table.steps.length);
  let selection: Selection = NOTHING;

  const cards = hand.cards.map((_, at) => button('card', () => take(takeCard(selection, at))));
  const operations = OPERATORS.map((operator) => {
    const press = () => take(takeOperator(selection, operator));
    const made = button('operation', press, SIGNS[operator]);
    made.setAttribute('aria-label', krypto.operatorNames[operator]);
    return made;
  });
  const undo = button('action', () => goBack(moves.length - 1), krypto.undo);
  const restart = button('action', () => goBack(0), letters.actions.startAgain);
  const view = element(
    'div',
    {},
    element(
      'p',
      { part: 'objective', class: 'objective' },
      `${krypto.objective} `,
      element('strong', {}, objective),
    ),
    // House rules forbid nothing.
    ...(rules === 'house' ? [] : [element('p', { class: 'rules' }, krypto.ruleSets[rules].says)]),
    group(krypto.cards, 'row', ...cards),
    group(krypto.operations, 'row', ...operations),
    element('div', { class: 'row' }, undo, restart),
  );

  function take(next: Selection): void {
    const { first, second, operator } = next;
    selection = next;
    if (first === undefined || second === undefined || operator === undefined) {
      draw();
      say();
      return;
    }
    const move: Move = { from: first, onto: second, operator, swapped: false };
    const moved = makeMove(table, move, rules);
    if (moved?.ok === true) {
      selection = NOTHING;
      table = moved.table;
      moves = [...moves, move];
      place.keep(moves);
      draw();
      say();
      if (isSolved(table, hand, use)) {
        place.solved(false);
      }
    } else if (moved !== undefined) {
      selection = { first };
      draw();
      place.say(krypto.refused(operationIn(writing, moved.step), moved.step.refusal), 'wrong');
    }
  }

  function goBack(count: number): void {
    if (moves.length === 0) {
      return;
    }
    moves = moves.slice(0, count);
    ({ table } = replay(hand, moves, rules));
    selection = NOTHING;
    place.keep(moves);
    draw();
    say();
  }

  function draw(): void {
    cards.forEach((card, at) => {
      const value = table.places[at]?.value;
      card.hidden = value === undefined;
      card.textContent = value === undefined ? '' : numberIn(writing, value);
      card.setAttribute('aria-label', value === undefined ? '' : namedIn(writing, value));
      card.setAttribute('aria-pressed', String(at === selection.first || at === selection.second));
    });
    operations.forEach((operation, i) => {
      operation.setAttribute('aria-pressed', String(OPERATORS[i] === selection.operator));
      setUsable(operation, selection.first !== undefined);
    });
    setUsable(undo, moves.length > 0);
    setUsable(restart, moves.length > 0);
  }

  function say(): void {
    const last = lastCard(table);
    const made = madeCard(table, hand, use);
    if (made !== undefined) {
      place.say(`${krypto.solved} ${writeExpression(made.made)} = ${objective}`, 'right');
    } else if (last === undefined) {
      place.say(
        moves.length === 0
          ? `${krypto.goal(objective, hand.cards.length, use === 'any')} ${embed.move}`
          : krypto.cardsLeft(cardsOn(table).length),
      );
    } else {
      place.say(krypto.notTheObjective(numberIn(writing, last.value), objective), 'wrong');
    }
  }

  draw();
  say();
  if (isSolved(table, hand, use)) {
    place.solved(true);
  }
  return {
    view,
    isUnderWay: () => moves.length > 0 && !isSolved(table, hand, use),
    press: (key) => {
      const operator = OPERATORS.find((one) => one === (key === 'x' ? '*' : key));
      if (operator !== undefined && selection.first !== undefined) {
        take(takeOperator(selection, operator));
      } else if (key === 'Backspace' && moves.length > 0) {
        goBack(moves.length - 1);
      } else if (key === 'Escape' && selection !== NOTHING) {
        take(NOTHING);
      } else {
        return false;
      }
      return true;
    },
  };
}
