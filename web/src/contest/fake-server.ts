// SPDX-License-Identifier: MIT
/** The rules of a server of contests, for tests of the page: one attempt, kept in memory. */
import type { Changes, HeldAnswer, Outcome, Tag } from './messages';

interface Held extends HeldAnswer {
  readonly at: number;
}

export class FakeAnswers {
  store = 'a000000000000000';
  isOpen = true;
  readonly trail: { q: string; was: Tag; is: Tag }[] = [];
  #held = new Map<string, Held>();

  constructor(questions: readonly string[]) {
    for (const q of questions) {
      this.#held.set(q, { q, device: '', n: 0, state: '', answer: '', at: 0 });
    }
  }

  get answers(): Held[] {
    return [...this.#held.values()];
  }

  take({ device, store, changes }: Changes, at = 0): Outcome[] {
    const isOfOtherCopy = store !== this.store;
    return changes.map(({ q, n, after, state, answer }): Outcome => {
      const now = this.#held.get(q);
      if (now === undefined) {
        throw new Error(`there is no question ${q}`);
      }
      const told = { q, n };
      const tag = { device: now.device, n: now.n };
      if (now.device === device && n <= now.n) {
        return { ...told, fate: 'known', holds: tag };
      }
      if (!this.isOpen) {
        return { ...told, fate: 'late', holds: tag };
      }
      const isSeen = (now.device === after.device && now.n === after.n) || now.device === device;
      const isLarger = n > now.n || (n === now.n && device > now.device);
      if (isOfOtherCopy ? !isLarger : !(n > now.n && isSeen)) {
        return { ...told, fate: 'conflict', holds: { ...now } };
      }
      this.#held.set(q, { q, device, n, state, answer, at });
      this.trail.push({ q, was: tag, is: { device, n } });
      return { ...told, fate: 'applied', holds: { device, n } };
    });
  }

  /** A copy, as a backup has it. */
  backup(): ReadonlyMap<string, Held> {
    return new Map(this.#held);
  }

  restore(backup: ReadonlyMap<string, Held>, store: string): void {
    this.#held = new Map(backup);
    this.store = store;
  }
}
