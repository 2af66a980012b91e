// SPDX-License-Identifier: MIT
/**
 * The time of the server, by the count of this page. The date of the device plays no part: it may be
 * wrong by a day, or be set while the page is open.
 */

export type Count = () => number;

export class ServerClock {
  readonly #count: Count;
  /** Between these lies the time of the server less the count. */
  #least = -Infinity;
  #most = Infinity;

  constructor(count: Count = () => performance.now()) {
    this.#count = count;
  }

  /** Whether the server has said what time it is. */
  get isSet(): boolean {
    return Number.isFinite(this.#least);
  }

  /** In milliseconds; 0 until the server has said it. */
  now(): number {
    return this.isSet ? Math.round(this.#count() + (this.#least + this.#most) / 2) : 0;
  }

  /** The count at this moment, which `hear` takes. */
  mark(): number {
    return this.#count();
  }

  /** The server has said a time, after a question that was sent at a mark. */
  hear(now: number, sent: number): void {
    const [least, most] = [now - this.#count(), now - sent];
    // Where they exclude each other, the device has slept, and the count with it.
    const agrees = least <= this.#most && most >= this.#least;
    this.#least = agrees ? Math.max(this.#least, least) : least;
    this.#most = agrees ? Math.min(this.#most, most) : most;
  }

  /** A time that the server has said before the page was loaded: it is at least as late. */
  remember(now: number): void {
    if (!this.isSet) {
      this.#least = this.#most = now - this.#count();
    }
  }
}
