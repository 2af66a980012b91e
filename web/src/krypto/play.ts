// SPDX-License-Identifier: MIT
/** A player's actions on a hand, and their effects. */
import { signal, type Signal } from '@preact/signals';
import { announce } from '../parts/announcer';
import { celebrate, confirmStep } from '../parts/feedback';
import { engine } from '../engine';
import type { EngineClient } from '../engine/client';
import type { EngineError, Outcome } from '../engine/outcome';
import type { SolveAnswer, Step } from '../engine/questions';
import { words } from '../i18n';
import { readFormula, type FormulaProblem } from './formula';
import { Game } from './game';
import type { Hand } from './hand';
import { fromEngine, numberText, operationText, stepText } from './notation';
import { nextStep } from './next-step';
import type { Operator } from './operations';
import { equals, type Rational } from './rational';
import { NOTHING, swap, takeCard, takeOperator, type Selection } from './selection';
import { cardsOn, type DoneStep, type Table, type Unfinished } from './table';

/** The most solutions that are listed. */
export const SOLUTIONS_LISTED = 1000;

/** Each hint on the same cards says more than the one before; after the last come the solutions. */
const RUNGS = ['nudge', 'pair', 'step'] as const;
type Rung = (typeof RUNGS)[number];

/** The next step of a solution. */
export type HintedStep = Pick<DoneStep, 'left' | 'operator' | 'right'>;

/** The message below the cards, unless it just asks for the next step. */
export type Message =
  | { kind: 'refused'; step: Unfinished }
  | { kind: 'hint'; rung: Rung; step: HintedStep; selection: Selection }
  | { kind: 'no_way_on' }
  | { kind: 'no_solution'; nearest: string[] }
  | { kind: 'give_up_question' }
  | { kind: 'error'; error: EngineError; retry: () => void };

export class Play {
  readonly game: Game;
  readonly selection: Signal<Selection> = signal(NOTHING);
  readonly message: Signal<Message | undefined> = signal(undefined);
  readonly solutions: Signal<Outcome<SolveAnswer> | undefined> = signal(undefined);
  readonly #engine: EngineClient;
  readonly #isEndTold: boolean;
  /** How many hints there were on these cards. */
  #hinted: { table: Table; times: number } | undefined;
  #prepared: Promise<Outcome<SolveAnswer>> | undefined;

  /** `isEndTold`: something else says aloud how the hand ends. */
  constructor(game: Game, client: EngineClient = engine, isEndTold = false) {
    this.game = game;
    this.#engine = client;
    this.#isEndTold = isEndTold;
  }

  get hand(): Hand {
    return this.game.hand;
  }

  takeCard(place: number): void {
    this.#select(takeCard(this.selection.peek(), place));
  }

  takeOperator(operator: Operator): void {
    this.#select(takeOperator(this.selection.peek(), operator));
  }

  /** A card was dragged onto another. */
  drop(from: number, onto: number): void {
    const { operator } = this.selection.peek();
    this.#select({ first: from, second: onto, ...(operator && { operator }) });
  }

  swap(): void {
    this.selection.value = swap(this.selection.peek());
  }

  putBack(): void {
    this.selection.value = NOTHING;
    this.message.value = undefined;
  }

  undo(): void {
    this.putBack();
    this.game.undo();
    this.#announceTable();
  }

  redo(): void {
    this.putBack();
    this.game.redo();
    this.#announceTable();
  }

  /** Says more and more of the next step of the easiest way on, or that there is none. */
  async hint(): Promise<void> {
    const table = this.game.table.peek();
    const times = this.#hinted?.table === table ? this.#hinted.times : 0;
    const rung = RUNGS[times];
    if (rung === undefined) {
      this.askGiveUp();
      return;
    }
    this.#hinted = { table, times: times + 1 };
    const outcome = await nextStep(this.#engine, table, this.hand, this.game.setting);
    if (this.game.table.peek() !== table) {
      return; // the player has moved on
    }
    if (!outcome.ok) {
      this.#hinted = undefined;
      this.#fail(outcome.error, () => void this.hint());
      return;
    }
    const step = outcome.value;
    if (step !== undefined) {
      if (times === 0) {
        this.game.countHint();
      }
      this.#showHint(rung, step, table);
      return;
    }
    this.#hinted = undefined;
    if (table.steps.length > 0) {
      this.#say({ kind: 'no_way_on' }, words().krypto.noWayOn);
    } else {
      await this.#sayWithoutSolution();
    }
  }

  /** Makes the step of the hint. */
  followHint(): void {
    const message = this.message.peek();
    if (message?.kind === 'hint') {
      this.#select({ ...message.selection, operator: message.step.operator });
    }
  }

  askGiveUp(): void {
    if (this.game.isRunning) {
      this.message.value = { kind: 'give_up_question' };
    } else {
      void this.showSolutions();
    }
  }

  async giveUp(): Promise<void> {
    this.game.giveUp();
    this.putBack();
    await this.showSolutions();
  }

  /** Looks for the solutions before they are wanted: the first question is slow, the engine being cold. */
  prepareSolutions(): Promise<Outcome<SolveAnswer>> {
    this.#prepared ??= this.#engine.ask('krypto/solve', {
      ...this.#question,
      limit: SOLUTIONS_LISTED,
    });
    return this.#prepared;
  }

  async showSolutions(): Promise<void> {
    const outcome = await this.prepareSolutions();
    this.solutions.value = outcome;
    if (!outcome.ok) {
      this.#prepared = undefined; // the next attempt may succeed
      this.#fail(outcome.error, () => void this.showSolutions());
    }
  }

  /** Makes the steps of a formula, or says what is wrong with it. */
  typeFormula(text: string): FormulaProblem | undefined {
    const { rules, use } = this.game.setting;
    const { isNearestCounted } = this.game.row;
    const read = readFormula(text, this.hand, { rules, use, isNearestCounted });
    if (!read.ok) {
      return read.problem;
    }
    this.putBack();
    this.game.playAll(read.moves);
    if (isNearestCounted && !this.game.isSolvedNow.peek()) {
      // It may be the answer, or be worked on.
      this.selection.value = { first: read.place };
      this.#announceTable();
    } else {
      if (!this.#isEndTold) {
        announce(this.#solvedText);
      }
      celebrate();
    }
    return undefined;
  }

  /** Gives the number of a card as the answer. */
  declare(place: number): void {
    const card = this.game.table.peek().places[place];
    if (card !== undefined) {
      this.putBack();
      this.game.declare(card.value);
      (this.game.state.solved ? celebrate : confirmStep)();
    }
  }

  #select(selection: Selection): void {
    const { first, second, operator } = selection;
    this.message.value = undefined;
    if (first === undefined || second === undefined || operator === undefined) {
      this.selection.value = selection;
      return;
    }
    const refused = this.game.move({ from: first, onto: second, operator, swapped: false });
    if (refused === undefined) {
      this.selection.value = NOTHING;
      (this.game.isSolvedNow.peek() ? celebrate : confirmStep)();
      this.#announceTable();
    } else {
      // The cards stay taken: another operation may do.
      this.selection.value = { first, second };
      const said = words().krypto.refused(operationText(refused), refused.refusal);
      this.#say({ kind: 'refused', step: refused }, said);
    }
  }

  #showHint(rung: Rung, { left, operator, right }: Step, table: Table): void {
    const step = { left: fromEngine(left), operator, right: fromEngine(right) };
    const first = findPlace(table, step.left);
    const second = findPlace(table, step.right, first);
    const selection = { first, second };
    if (rung !== 'nudge') {
      this.selection.value = selection;
    }
    this.#say({ kind: 'hint', rung, step, selection }, hintText(rung, step));
  }

  async #sayWithoutSolution(): Promise<void> {
    const outcome = await this.#engine.ask('krypto/solve', {
      ...this.#question,
      limit: 1,
    });
    if (!outcome.ok) {
      this.#fail(outcome.error, () => void this.hint());
      return;
    }
    const { below, above } = outcome.value.nearest ?? { below: null, above: null };
    const nearest = [below, above]
      .filter((one) => one !== null)
      .map(({ value, expression }) => `${numberText(fromEngine(value))} = ${expression}`);
    this.#say({ kind: 'no_solution', nearest }, words().krypto.handWithoutSolution);
  }

  /** The hand as the engine is asked for its solutions. */
  get #question() {
    const { rules, use } = this.game.setting;
    return { ...this.hand, rules, use };
  }

  get #solvedText(): string {
    return words().games[this.game.setting.game].solved;
  }

  #announceTable(): void {
    const { krypto } = words();
    const table = this.game.table.peek();
    const last = table.steps.at(-1);
    const left = krypto.cardsLeft(cardsOn(table).length);
    const isSolved = this.game.isSolvedNow.peek();
    if (isSolved && this.#isEndTold) {
      return;
    }
    const said = isSolved ? this.#solvedText : left;
    announce(last === undefined ? said : `${stepText(last)}. ${said}`);
  }

  #say(message: Message, text: string): void {
    this.message.value = message;
    announce(text);
  }

  #fail(error: EngineError, retry: () => void): void {
    this.message.value = { kind: 'error', error, retry };
  }
}

export function hintText(rung: Rung, step: HintedStep): string {
  const { krypto } = words();
  switch (rung) {
    case 'nudge':
      return krypto.hintNudge[step.operator];
    case 'pair':
      return krypto.hintPair(numberText(step.left), numberText(step.right));
    case 'step':
      return krypto.hintIs(operationText(step));
  }
}

/** The place of a card of this value, other than the one that is taken already. */
function findPlace(table: Table, value: Rational, taken?: number): number {
  return table.places.findIndex(
    (card, place) => card !== undefined && place !== taken && equals(card.value, value),
  );
}
