// SPDX-License-Identifier: MIT
/** One who plays the questions of a contest again: entries and what was tried, kept in this browser. */
import { batch, computed, signal } from '@preact/signals';
import type { Entry } from '../contest/messages';
import type { Shelf } from '../contest/shelf';
import type { Slot } from '../answering/slot';
import type { Edition, PracticeLevel, PracticeQuestion } from './edition';
import { isRight } from './judge';
import { pointsOf } from './points';
import { UNTRIED, type Tried } from './tried';

export class Practice {
  readonly edition: Edition;
  readonly level = signal<PracticeLevel | undefined>(undefined);
  /** The index of the question that is shown. */
  readonly at = signal(0);
  readonly isComparing = signal(false);
  readonly points = computed(() => {
    const level = this.level.value;
    return level === undefined ? 0 : pointsOf(level, (q) => this.tried(q), this.edition.penalty);
  });
  readonly #shelf: Shelf;
  readonly #tried = signal<ReadonlyMap<string, Tried>>(new Map());

  constructor(edition: Edition, shelf: Shelf) {
    this.edition = edition;
    this.#shelf = shelf;
  }

  /** Goes on with a level where this browser was left. */
  async choose(level: PracticeLevel): Promise<void> {
    const prefix = this.#keyOf(level, '');
    const kept = await this.#shelf.read(prefix);
    batch(() => {
      this.#tried.value = new Map(
        [...kept].map(([key, value]) => [key.slice(prefix.length), value as Tried]),
      );
      this.level.value = level;
      this.at.value = 0;
      this.isComparing.value = false;
    });
  }

  leave(): void {
    this.level.value = undefined;
  }

  tried(q: string): Tried {
    return this.#tried.value.get(q) ?? UNTRIED;
  }

  slot({ q }: PracticeQuestion): Slot {
    return {
      q,
      entry: () => ({ ...this.tried(q), tag: { device: '', n: 0 } }),
      enter: (entry) => this.#put(q, { ...entry, checked: '' }),
      isLocked: () => false,
    };
  }

  go(index: number): void {
    batch(() => {
      this.at.value = index;
      this.isComparing.value = false;
    });
  }

  /** Judges what stands there; an incomplete answer is not judged. */
  check(question: PracticeQuestion): void {
    const { answer, first } = this.tried(question.q);
    if (answer !== '') {
      const checked = isRight(question, answer) ? 'right' : 'wrong';
      this.#put(question.q, { checked, first: first === '' ? checked : first });
    }
  }

  /** Judges all that was entered, and compares the points with those of the contest. */
  compare(): void {
    batch(() => {
      for (const question of this.level.peek()?.questions ?? []) {
        this.check(question);
        const { state, answer, first } = this.tried(question.q);
        const isIncomplete = answer === '' && state !== '' && first === '';
        if (isIncomplete && this.edition.incomplete_is_wrong) {
          this.#put(question.q, { first: 'wrong' });
        }
      }
      this.isComparing.value = true;
    });
  }

  hint({ q }: PracticeQuestion): void {
    const { hints, first, isHelped } = this.tried(q);
    this.#put(q, { hints: hints + 1, isHelped: isHelped || first === '' });
  }

  show({ q }: PracticeQuestion): void {
    const { first, isHelped } = this.tried(q);
    this.#put(q, { isShown: true, isHelped: isHelped || first === '' });
  }

  /** Takes an entry that a hint has made. */
  write(q: string, entry: Entry): void {
    this.#put(q, { ...entry, checked: '' });
  }

  /** Clears one question; its first verdict stays. */
  clear({ q }: PracticeQuestion): void {
    const { first, isHelped } = this.tried(q);
    this.#put(q, { ...UNTRIED, first, isHelped });
  }

  /** Clears the whole level, with all verdicts. */
  async startAgain(): Promise<void> {
    const level = this.level.peek();
    if (level !== undefined) {
      await this.#shelf.erase(this.#keyOf(level, ''));
      await this.choose(level);
    }
  }

  #put(q: string, some: Partial<Tried>): void {
    const level = this.level.peek();
    const tried = { ...(this.#tried.peek().get(q) ?? UNTRIED), ...some };
    this.#tried.value = new Map(this.#tried.peek()).set(q, tried);
    if (level !== undefined) {
      this.#shelf.write(new Map([[this.#keyOf(level, q), tried]])).catch(() => undefined);
    }
  }

  #keyOf({ level }: PracticeLevel, q: string): string {
    const { season, contest } = this.edition;
    return `practice/${season}/${contest}/${level}/${q}`;
  }
}
