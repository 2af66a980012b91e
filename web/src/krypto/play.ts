// SPDX-License-Identifier: MIT
/** A player's actions on a hand, and their effects. */
import { signal, type Signal } from '@preact/signals';
import { engine } from '../engine';
import type { EngineClient } from '../engine/client';
import type { EngineError, Outcome } from '../engine/outcome';
import type { SolveAnswer, Step } from '../engine/questions';
import { words } from '../i18n';
import { CardPlay, RUNGS, type Rung } from './card-play';
import type { Game } from './game';
import { hintOf } from './hint-text';
import { fromEngine, numberText } from './notation';
import { equals, type Rational } from './rational';
import { stepsOn } from './steps-on';
import { type Table } from './table';
import { wordsOf } from './words-of';

/** The most solutions that are listed. */
export const SOLUTIONS_LISTED = 1000;

/** A hand in play, with an engine that helps. */
export class Play extends CardPlay {
  readonly solutions: Signal<Outcome<SolveAnswer> | undefined> = signal(undefined);
  /** How often the player wanted to read them: each time they get the focus. */
  readonly readings: Signal<number> = signal(0);
  /** Whether the engine has found that there is no solution. */
  readonly isUnsolvable: Signal<boolean> = signal(false);
  readonly #engine: EngineClient;
  /** How many hints there were on these cards. */
  #hinted: { table: Table; times: number } | undefined;
  #prepared: Promise<Outcome<SolveAnswer>> | undefined;

  constructor(game: Game, client: EngineClient = engine, isEndTold = false) {
    super(game, isEndTold);
    this.#engine = client;
  }

  /**
   * Says more and more of the next step of the easiest way on, and then does it; or says that there
   * is none. Only of a hand without a solution nothing is left to say.
   */
  async hint(): Promise<void> {
    const table = this.game.table.peek();
    const said = this.message.peek();
    if (said?.kind === 'hint' && said.rung === 'step') {
      this.followHint();
      return;
    }
    if (said?.kind === 'no_solution') {
      this.askGiveUp();
      return;
    }
    const times = this.#hinted?.table === table ? this.#hinted.times : 0;
    const rung = RUNGS[times] ?? 'step';
    this.#hinted = { table, times: times + 1 };
    const outcome = await stepsOn(this.#engine, table, this.hand, this.game.setting);
    if (this.game.table.peek() !== table) {
      return; // the player has moved on
    }
    if (!outcome.ok) {
      this.#hinted = undefined;
      this.#fail(outcome.error, () => void this.hint());
      return;
    }
    if (outcome.value.length > 0) {
      if (times === 0) {
        this.game.countHint();
      }
      this.#showHint(rung, outcome.value, table);
      return;
    }
    this.#hinted = undefined;
    if (table.steps.length > 0) {
      this.say({ kind: 'no_way_on' }, words().krypto.noWayOn);
    } else {
      await this.#sayWithoutSolution();
    }
  }

  /** Makes the step of the hint. */
  followHint(): void {
    const message = this.message.peek();
    const next = message?.kind === 'hint' ? message.steps[0] : undefined;
    if (message?.kind === 'hint' && next !== undefined) {
      this.select({ ...message.selection, operator: next.operator });
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
    await this.#listSolutions();
  }

  /** Looks for the solutions before they are wanted: the first question is slow, the engine being cold. */
  prepareSolutions(): Promise<Outcome<SolveAnswer>> {
    this.#prepared ??= this.#solve(SOLUTIONS_LISTED);
    return this.#prepared;
  }

  async #solve(limit: number): Promise<Outcome<SolveAnswer>> {
    const outcome = await this.#engine.ask('krypto/solve', { ...this.#question, limit });
    if (outcome.ok && !outcome.value.solvable) {
      this.isUnsolvable.value = true;
    }
    return outcome;
  }

  async showSolutions(): Promise<void> {
    await this.#listSolutions();
    ++this.readings.value;
  }

  async #listSolutions(): Promise<void> {
    const outcome = await this.prepareSolutions();
    this.solutions.value = outcome;
    if (!outcome.ok) {
      this.#prepared = undefined; // the next attempt may succeed
      this.#fail(outcome.error, () => void this.showSolutions());
    }
  }

  #showHint(rung: Rung, steps: readonly Step[], table: Table): void {
    const { step, text } = hintOf(rung, steps, this.hand);
    const first = findPlace(table, step.left);
    const second = findPlace(table, step.right, first);
    const selection = { first, second };
    if (rung !== 'nudge') {
      this.selection.value = selection;
    }
    this.say({ kind: 'hint', rung, steps, selection }, text);
  }

  async #sayWithoutSolution(): Promise<void> {
    const outcome = await this.#solve(1);
    if (!outcome.ok) {
      this.#fail(outcome.error, () => void this.hint());
      return;
    }
    const { below, above } = outcome.value.nearest ?? { below: null, above: null };
    const nearest = [below, above]
      .filter((one) => one !== null)
      .map(({ value, expression }) => `${numberText(fromEngine(value))} = ${expression}`);
    this.say(
      { kind: 'no_solution', nearest },
      wordsOf(this.game.setting.game).krypto.handWithoutSolution,
    );
  }

  /** The hand as the engine is asked for its solutions. */
  get #question() {
    const { rules, use } = this.game.setting;
    return { ...this.hand, rules, use };
  }

  #fail(error: EngineError, retry: () => void): void {
    this.message.value = { kind: 'error', error, retry };
  }
}

/** The place of a card of this value, other than the one that is taken already. */
function findPlace(table: Table, value: Rational, taken?: number): number {
  return table.places.findIndex(
    (card, place) => card !== undefined && place !== taken && equals(card.value, value),
  );
}
