// SPDX-License-Identifier: MIT
/** An attempt that is written on this device. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Server } from './api';
import type { ServerClock } from './clock';
import { Ledger, type Facts, type Kept, type Line } from './ledger';
import { SendingLine } from './line';
import type { Attempt, AttemptState, Entry, Question, Receipt, Told } from './messages';
import type { Shelf } from './shelf';

/** The attempt as it is kept, besides its lines. */
export type Info = Omit<Attempt, 'answers'>;

/** How the page is used: kept on this device alone. */
export interface Habits {
  readonly flagged: readonly string[];
  readonly question: number;
  readonly hidesClock: boolean;
}
const HABITS: Habits = { flagged: [], question: 0, hidesClock: false };

export interface KeptAttempt {
  readonly info: Info;
  readonly lines: ReadonlyMap<string, Line>;
  readonly facts: Facts;
  readonly habits: Habits;
  readonly now: number;
}

/** The keys of all attempts on the shelf begin so. */
export const ATTEMPTS = 'attempt/';

/** The keys of one attempt begin so. */
export function keysOf(attempt: string): string {
  return `${ATTEMPTS}${attempt}/`;
}

/** Reads the attempt that is kept on the shelf under an id. */
export async function keptAttempt(shelf: Shelf, attempt: string): Promise<KeptAttempt | undefined> {
  const prefix = keysOf(attempt);
  const values = await shelf.read(prefix);
  const info = values.get(`${prefix}info`) as Info | undefined;
  const facts = values.get(`${prefix}facts`) as Facts | undefined;
  if (info === undefined || facts === undefined) {
    return undefined;
  }
  const lines = [...values].flatMap(([key, value]): [string, Line][] =>
    key.startsWith(`${prefix}line/`) ? [[key.slice(`${prefix}line/`.length), value as Line]] : [],
  );
  return {
    info,
    facts,
    lines: new Map(lines),
    habits: (values.get(`${prefix}habits`) as Habits | undefined) ?? HABITS,
    now: Number(values.get(`${prefix}now`) ?? info.now),
  };
}

/** The state of a question on the map. */
export type Progress = 'blank' | 'begun' | 'answered';

/** Has whoever draws this drawn again when it changes. */
function follow(changes: ReadonlySignal<number>): void {
  changes.value.valueOf();
}

interface Parts {
  readonly shelf: Shelf;
  readonly server: Server;
  readonly clock: ServerClock;
  readonly device: string;
}

const SECOND = 1_000;

export class Writing {
  readonly info = signal<Info>({} as Info);
  readonly habits = signal<Habits>(HABITS);
  /** Whether the server has answered the last question. */
  readonly isReached: ReadonlySignal<boolean>;
  /** Whether all that was entered is on the disk of this device. */
  readonly isKept = signal(true);
  /** Whether the server does not know this pupil any more: the code is asked for again. */
  readonly isForgotten = signal(false);
  /** The time left, in milliseconds; below 0 in the grace. */
  readonly left = signal(0);
  readonly isLocked: ReadonlySignal<boolean>;
  readonly question: ReadonlySignal<Question | undefined>;
  readonly #parts: Parts;
  readonly #ledger: Ledger;
  readonly #line: SendingLine;
  readonly #changes = signal(0);
  readonly #ticking: ReturnType<typeof setInterval>;
  #writes = 0;
  #isGone = false;

  constructor(parts: Parts, kept: KeptAttempt) {
    this.#parts = parts;
    this.isReached = parts.server.isReached;
    this.info.value = kept.info;
    this.habits.value = kept.habits;
    const { device, server } = parts;
    const { contest, store } = kept.info;
    this.#ledger = new Ledger(
      { device, contest, store },
      { keep: (lines, facts) => this.#keep(lines, facts) },
      kept,
    );
    this.isLocked = computed(() => {
      const { state, grace_s } = this.info.value;
      const end = server.isReached.value ? 0 : -SECOND * grace_s;
      return state !== 'running' || this.left.value <= end;
    });
    this.question = computed(() => this.info.value.questions[this.habits.value.question]);
    this.#line = new SendingLine(
      this.#ledger,
      {
        change: (changes) => server.change(changes),
        all: () => server.attempt(contest),
      },
      {
        told: (told) => this.#hear(told),
        refused: (code) => {
          this.isForgotten.value = code === 'token';
        },
      },
    );
    this.#tick();
    this.#ticking = setInterval(() => this.#tick(), SECOND);
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    addEventListener('pagehide', this.#leave);
  }

  /** Nothing of it is kept here any more; what is seen stays until the page goes. */
  forget(): void {
    this.close();
    this.#isGone = true;
  }

  close(): void {
    clearInterval(this.#ticking);
    this.#line.close();
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    removeEventListener('pagehide', this.#leave);
  }

  /** The entry of a question, followed by who draws it. */
  entry(q: string): Line {
    follow(this.#changes);
    return this.#ledger.line(q);
  }

  kept(q: string): Kept {
    follow(this.#changes);
    return this.#ledger.kept(q);
  }

  progress(q: string): Progress {
    const { answer, state } = this.entry(q);
    return answer !== '' ? 'answered' : state !== '' ? 'begun' : 'blank';
  }

  /** How many questions have an entry that the server is not known to have. */
  get unsent(): number {
    return this.info.value.questions.filter(({ q }) => this.kept(q) === 'device').length;
  }

  /** Whether what is shown of a question was entered here, or nothing is. */
  isOfThisDevice(q: string): boolean {
    const { tag } = this.entry(q);
    return tag.n === 0 || tag.device === this.#parts.device;
  }

  get hasLate(): boolean {
    return this.info.value.questions.some(({ q }) => this.kept(q) === 'late');
  }

  get isHere(): boolean {
    return this.info.value.here;
  }

  enter(q: string, entry: Entry): void {
    if (!this.isLocked.peek() && this.info.peek().here) {
      this.#ledger.enter(q, entry, this.#elapsed());
      this.#line.touch();
    }
  }

  /** Takes the own entry instead of the one that the server holds, or lets it go. */
  decide(q: string, takesOwn: boolean): void {
    this.#ledger.decide(q, takesOwn && !this.isLocked.peek(), this.#elapsed());
    this.#line.touch();
  }

  prefer(some: Partial<Habits>): void {
    this.habits.value = { ...this.habits.peek(), ...some };
    this.#put({ habits: this.habits.peek() });
  }

  /** Takes what the server says of the whole attempt. */
  take({ answers, ...info }: Attempt): void {
    batch(() => {
      this.info.value = info;
      this.#ledger.opened(answers, info.store);
      this.isForgotten.value = false;
    });
    this.#put({ info });
    this.#tick();
    this.#line.touch();
  }

  /** Sends all that there is; whether the server has it now. */
  async deliver(): Promise<boolean> {
    for (let tries = 0; tries < 16 && this.#ledger.hasUnsent; ++tries) {
      this.#line.hurry();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return !this.#ledger.hasUnsent;
  }

  receive(receipt: Receipt, state: AttemptState): void {
    this.info.value = { ...this.info.peek(), receipt, state };
    this.#put({ info: this.info.peek() });
  }

  /** Takes what the server has: entries of another device, the receipt of an attempt that is over. */
  async refresh(): Promise<void> {
    const heard = await this.#parts.server.attempt(this.info.peek().contest);
    if (heard.ok && !this.#isGone) {
      this.take(heard.value);
    }
  }

  /** All entries, for a teacher to take by hand. */
  rescue(): string {
    const { attempt, contest } = this.info.peek();
    const entries = [...this.#ledger.lines].flatMap(([q, { tag, answer, elapsed }]) =>
      answer === '' ? [] : [[q, tag.n, answer, Math.round(elapsed / SECOND)]],
    );
    return JSON.stringify({ contest, attempt, device: this.#parts.device, entries });
  }

  readonly #hurry = (): void => {
    if (!document.hidden) {
      this.#line.hurry();
    }
  };

  readonly #leave = (): void => {
    if (this.#ledger.hasUnsent) {
      this.#parts.server.changeInPassing(this.#ledger.request());
    }
  };

  #elapsed(): number {
    return Math.max(0, this.#parts.clock.now() - this.info.peek().started);
  }

  #tick(): void {
    this.left.value = this.info.peek().ends - this.#parts.clock.now();
  }

  #hear({ now, ends, state, here, store }: Told): void {
    const before = this.info.peek();
    batch(() => {
      this.isForgotten.value = false;
      this.#changes.value++;
      const isSame =
        before.ends === ends &&
        before.state === state &&
        before.here === here &&
        before.store === store;
      if (!isSame) {
        this.info.value = { ...before, ends: Math.max(ends, before.ends), state, here, store };
      }
      this.#tick();
    });
    this.#put({ now, ...(this.info.peek() !== before && { info: this.info.peek() }) });
    const isOver = state !== 'running' && before.state === 'running';
    if (isOver || !here) {
      // The receipt; or the entries of the device that writes now.
      void this.refresh();
    }
  }

  #keep(lines: ReadonlyMap<string, Line>, facts: Facts): void {
    this.#changes.value++;
    const values = [...lines].map(([q, line]): [string, unknown] => [`line/${q}`, line]);
    this.#put({ ...Object.fromEntries(values), facts });
  }

  #put(values: Readonly<Record<string, unknown>>): void {
    if (this.#isGone) {
      return;
    }
    const prefix = keysOf(this.info.peek().attempt);
    const writes = ++this.#writes;
    const all = Object.entries(values).map(([key, value]): [string, unknown] => [
      prefix + key,
      value,
    ]);
    this.#parts.shelf.write(new Map(all)).then(
      () => {
        if (writes === this.#writes) {
          this.isKept.value = this.#parts.shelf.lasts;
        }
      },
      () => {
        this.isKept.value = false;
      },
    );
  }
}
