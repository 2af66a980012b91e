// SPDX-License-Identifier: MIT
/** Sends the entries that the server lacks, soon and together, until it has them; asks while idle. */
import type { Heard } from './asking';
import type { Ledger } from './ledger';
import type { Changes, HeldAnswer, Told } from './messages';

/** Entries wait this long for others, in milliseconds. */
const SOON = 1_000;
/** The waits after failures; the last one goes on. */
const RETRIES = [1_000, 2_000, 4_000, 5_000];
const IDLE = 15_000;

export interface LineServer {
  change: (changes: Changes) => Promise<Heard<Told>>;
  /** All that the server holds. */
  all: () => Promise<Heard<{ store: string; answers: readonly HeldAnswer[] }>>;
}

/** The timers of a page; tests have theirs. */
export interface Timers {
  later: (run: () => void, milliseconds: number) => unknown;
  forget: (timer: unknown) => void;
}

const PAGE_TIMERS: Timers = {
  later: (run, milliseconds) => setTimeout(run, milliseconds),
  forget: (timer) => clearTimeout(timer as number),
};

export class SendingLine {
  readonly #ledger: Ledger;
  readonly #server: LineServer;
  readonly #told: (told: Told) => void;
  readonly #refused: (code: string) => void;
  readonly #timers: Timers;
  #timer: unknown;
  /** Whether the timer is one of an idle page, or of one whose server was not reached. */
  #isPatient = true;
  #isSending = false;
  #failures = 0;
  #isClosed = false;

  constructor(
    ledger: Ledger,
    server: LineServer,
    hear: { told: (told: Told) => void; refused: (code: string) => void },
    timers: Timers = PAGE_TIMERS,
  ) {
    this.#ledger = ledger;
    this.#server = server;
    this.#told = hear.told;
    this.#refused = hear.refused;
    this.#timers = timers;
    this.#wait(0, true);
  }

  /** Something may have been entered. */
  touch(): void {
    if (this.#ledger.hasUnsent && this.#isPatient && this.#failures === 0 && !this.#isSending) {
      this.#wait(SOON, false);
    }
  }

  /** The network may be back, or the pupil waits. */
  hurry(): void {
    if (!this.#isSending) {
      this.#wait(0, false);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#timers.forget(this.#timer);
  }

  #wait(milliseconds: number, isPatient: boolean): void {
    if (this.#isClosed) {
      return;
    }
    this.#timers.forget(this.#timer);
    this.#isPatient = isPatient;
    this.#timer = this.#timers.later(() => void this.#send(), milliseconds);
  }

  async #send(): Promise<void> {
    if (this.#isSending) {
      return;
    }
    this.#isSending = true;
    const wait = await this.#exchange();
    this.#isSending = false;
    this.#wait(wait, wait === IDLE || this.#failures > 0);
  }

  /** Asks once, and returns when to ask next. */
  async #exchange(): Promise<number> {
    if (this.#ledger.mustOpen) {
      const all = await this.#server.all();
      if (all.ok) {
        this.#ledger.opened(all.value.answers, all.value.store);
      }
    }
    const request = this.#ledger.request();
    const heard = await this.#server.change(request);
    const told = heard.ok ? heard.value : toldIn(heard.body);
    if (told !== undefined) {
      this.#failures = 0;
      this.#ledger.heard(request, told.store, told.results);
      this.#told(told);
    } else if (!heard.ok) {
      ++this.#failures;
      this.#refused(heard.code);
      return Math.max(heard.wait, RETRIES[Math.min(this.#failures, RETRIES.length) - 1] ?? SOON);
    }
    return this.#ledger.mustOpen || this.#ledger.hasUnsent ? SOON : IDLE;
  }
}

/** An attempt that is over is refused with the same answer. */
function toldIn(body: unknown): Told | undefined {
  const { results } = Object(body) as { results?: unknown };
  return Array.isArray(results) ? (body as Told) : undefined;
}
