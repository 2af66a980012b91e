// SPDX-License-Identifier: MIT
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { today } from '../days/day';
import type { Rules } from '../engine/questions';
import { GAMES, type GameRow, type Setting } from './games';
import { linkTo, type Hand } from './hand';
import { distanceBetween, parseRational, rational, toText, type Rational } from './rational';
import { followedGame, isOver, NEW_GAME, saveGame, savedGame, type SavedGame } from './saved-games';
import {
  isSolved,
  makeMove,
  nearestCard,
  replay,
  type Move,
  type Table,
  type Unfinished,
} from './table';

/** A hand that is being played: what is on the table, what can be taken back, the time. */
export class Game {
  readonly hand: Hand;
  readonly setting: Setting;
  readonly rules: Rules;
  readonly address: string;
  readonly table: ReadonlySignal<Table>;
  readonly isSolvedNow: ReadonlySignal<boolean>;
  /** Whether the cards lie open once more after the end, which is noted already. */
  readonly isAgain: Signal<boolean> = signal(false);
  readonly #state: Signal<SavedGame>;
  /** Whether only the objective itself counts, also where one near it does otherwise. */
  readonly #isExact: boolean;

  /** Goes on where the hand was left, or from what is given. */
  constructor(
    hand: Hand,
    setting: Setting,
    kept: SavedGame = savedGame(linkTo(hand, setting)),
    isExact = false,
  ) {
    const { rules, use } = setting;
    this.hand = hand;
    this.setting = setting;
    this.rules = rules;
    this.#isExact = isExact;
    this.address = linkTo(hand, setting);
    const { allowed } = replay(hand, kept.moves, rules);
    this.#state = signal(
      // Moves that do not fit were not made by this page.
      allowed === kept.moves.length
        ? kept
        : { ...NEW_GAME, seconds: kept.seconds, since: kept.since },
    );
    // It stays the same one while only the clock goes on.
    const moves = computed(() => this.state.moves);
    this.table = computed(() => replay(hand, moves.value, rules).table);
    this.isSolvedNow = computed(() => isSolved(this.table.value, hand, use));
  }

  get state(): SavedGame {
    return this.#state.value;
  }

  /** Whether the clock runs. */
  get isRunning(): boolean {
    return !isOver(this.state);
  }

  /** Whether anything has been done with it. */
  get isBegun(): boolean {
    const { moves, undone, seconds, since } = this.state;
    return !this.isRunning || since !== null || moves.length + undone.length + seconds > 0;
  }

  get row(): GameRow {
    const row = GAMES[this.setting.game];
    return this.#isExact ? { ...row, isNearestCounted: false } : row;
  }

  /** The number that was given as the answer, or came nearest when the time was up. */
  get answer(): Rational | undefined {
    const { answer } = this.state;
    return answer === null ? undefined : parseRational(answer);
  }

  /** How far the answer is from the objective. */
  get distance(): Rational | undefined {
    const { answer } = this;
    return answer && distanceBetween(answer, rational(this.hand.objective));
  }

  /**
   * Keeps what changes from now on, and goes on as another window plays the hand; gives the
   * function that ends this.
   */
  keep(): () => void {
    let kept: SavedGame | undefined = this.#state.peek();
    const stopKeeping = effect(() => {
      const state = this.#state.value;
      if (state !== kept) {
        kept = state;
        saveGame(this.address, state);
      }
    });
    let seen = followedGame(this.address);
    const stopFollowing = effect(() => {
      const theirs = followedGame(this.address);
      if (theirs !== undefined && theirs !== seen && theirs !== kept) {
        kept = theirs;
        this.#state.value = theirs;
      }
      seen = theirs;
    });
    return () => {
      stopKeeping();
      stopFollowing();
    };
  }

  /** Gives the step and the reason if the rules refuse it. */
  move(move: Move): Unfinished | undefined {
    const moved = makeMove(this.table.peek(), move, this.rules);
    if (moved?.ok) {
      this.#set({ moves: [...this.#state.peek().moves, move], undone: [] });
    }
    return moved?.ok === false ? moved.step : undefined;
  }

  /** Lays the hand again and makes these moves. */
  playAll(moves: readonly Move[]): void {
    this.#set({ moves, undone: [] });
  }

  /** Lays the hand once more; how it ended stays. */
  playAgain(): void {
    this.playAll([]);
    this.isAgain.value = true;
  }

  undo(): void {
    const { moves, undone } = this.#state.peek();
    const last = moves.at(-1);
    if (last !== undefined) {
      this.#set({ moves: moves.slice(0, -1), undone: [...undone, last] });
    }
  }

  redo(): void {
    const { moves, undone } = this.#state.peek();
    const next = undone.at(-1);
    if (next !== undefined) {
      this.#set({ moves: [...moves, next], undone: undone.slice(0, -1) });
    }
  }

  countHint(): void {
    if (this.isRunning) {
      this.#set({ hints: this.#state.peek().hints + 1 });
    }
  }

  giveUp(): void {
    if (this.isRunning) {
      this.#set({ gaveUp: true });
    }
  }

  /** Lets time pass. Once it is up, the number nearest to the objective is the answer. */
  tick(seconds: number): void {
    if (!this.isRunning) {
      return;
    }
    const { seconds: most = Infinity } = this.row;
    const passed = Math.min(this.#state.peek().seconds + seconds, most);
    this.#set({ seconds: passed });
    const nearest = nearestCard(this.table.peek(), this.hand);
    if (passed === most && nearest !== undefined) {
      this.declare(nearest.value);
    }
  }

  /** Lets the time pass that has gone by since the clock was started, whether anybody looked or not. */
  runOn(now: number = Date.now()): void {
    if (!this.isRunning) {
      return;
    }
    const { since, seconds } = this.#state.peek();
    const passed = since === null ? -1 : Math.floor((now - since) / 1000) - seconds;
    if (passed > 0) {
      this.tick(passed);
    } else if (passed < 0) {
      // It starts now, or the clock of the machine was set back.
      this.#set({ since: now - seconds * 1000 });
    }
  }

  /** Has the clock stand still until it runs on. */
  halt(): void {
    if (this.#state.peek().since !== null) {
      this.#set({ since: null });
    }
  }

  /** Gives a number on the table as the answer, which ends the game where one near counts. */
  declare(value: Rational): void {
    if (this.isRunning && this.row.isNearestCounted) {
      const answer = toText(value);
      this.#set({ answer, solved: answer === String(this.hand.objective) });
    }
  }

  /** Goes on with another one's moves, as far as they fit, and its clock. */
  takeOver(from: Game): void {
    const { moves, seconds, hints } = from.state;
    const { allowed } = replay(this.hand, moves, this.rules);
    this.#set({ moves: moves.slice(0, allowed), undone: [], seconds, hints });
  }

  #set(change: Partial<SavedGame>): void {
    const begun = this.#state.peek().begun ?? (isPlayed(change) ? today.peek() : null);
    const state = { ...this.#state.peek(), ...change, begun };
    const { table } = replay(this.hand, state.moves, this.rules);
    const solved = isSolved(table, this.hand, this.setting.use);
    // A player who gave up has seen the solutions, and can no longer solve the hand; an answer is
    // given once.
    const counts = solved && !state.gaveUp && state.answer === null;
    this.#state.value = { ...state, solved: state.solved || counts };
  }
}

/** Whether this is more than time. */
function isPlayed({ moves = [], hints = 0 }: Partial<SavedGame>): boolean {
  return moves.length > 0 || hints > 0;
}

/** Whether the hand lies solved on the table, or it ended otherwise and was not laid again. */
export function isEnded({ state, answer, isSolvedNow, isAgain }: Game): boolean {
  const isLost = state.gaveUp || answer !== undefined;
  return isSolvedNow.value || (isLost && !state.solved && !isAgain.value);
}
