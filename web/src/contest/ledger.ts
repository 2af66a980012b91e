// SPDX-License-Identifier: MIT
/**
 * The entries of an attempt on this device, and what is known of them on the server. A change bears a
 * tag: the device, and a number above all that were seen in this attempt (L. Lamport's clock). It
 * names the tag on which it was made. A server takes it if that is what it holds, or if it holds an
 * earlier change of the same device. So no entry is replaced by one that was made without having
 * seen it. Which of two such entries counts, the pupil decides.
 */
import type { Change, Changes, Entry, HeldAnswer, Outcome, Tag } from './messages';

export const NO_TAG: Tag = { device: '', n: 0 };
export const EMPTY: Entry = { state: '', answer: '' };

/** One question on this device. */
export interface Line extends Entry {
  /** The tag of what is shown. */
  readonly tag: Tag;
  /** The tag that the server is known to hold. */
  readonly known: Tag;
  /** In milliseconds since the start, when it was entered here. */
  readonly elapsed: number;
  /** Whether the server has it for the teacher only, since it came after the end. */
  readonly late: boolean;
  /** The entry of this device that another one stands in for, until the pupil decides. */
  readonly own: Entry | null;
}

/** The place of an entry, as far as is known here. */
export type Kept = 'nothing' | 'server' | 'device' | 'late';

/** Where lines outlive the page. They are kept together, or none of them. */
export interface Keeper {
  keep: (lines: ReadonlyMap<string, Line>, facts: Facts) => void;
}

export interface Facts {
  /** The largest number that was seen in this attempt. */
  readonly top: number;
  /** The copy of the data with which the lines agree. */
  readonly store: string;
}

const BLANK: Line = {
  ...EMPTY,
  tag: NO_TAG,
  known: NO_TAG,
  elapsed: 0,
  late: false,
  own: null,
};

interface Restored {
  readonly store: string;
  /** The questions that it is still to be sent. */
  readonly left: Set<string>;
  /** Whether all that it holds has come. */
  isOpened: boolean;
}

/** A request has at most so many changes, and so many characters of them. */
const MOST_CHANGES = 64;
const MOST_TEXT = 24_000;

export class Ledger {
  readonly device: string;
  readonly contest: string;
  #lines: Map<string, Line>;
  #facts: Facts;
  /** Another copy of the data that answered, and what is to be done before it is the known one. */
  #restored: Restored | undefined;
  readonly #keeper: Keeper;

  constructor(
    { device, contest, store }: { device: string; contest: string; store: string },
    keeper: Keeper,
    kept?: { lines: ReadonlyMap<string, Line>; facts: Facts },
  ) {
    this.device = device;
    this.contest = contest;
    this.#keeper = keeper;
    this.#lines = new Map(kept?.lines);
    this.#facts = kept?.facts ?? { top: 0, store };
  }

  line(q: string): Line {
    return this.#lines.get(q) ?? BLANK;
  }

  get lines(): ReadonlyMap<string, Line> {
    return this.#lines;
  }

  get store(): string {
    return this.#facts.store;
  }

  /** Whether all answers of the server are to be asked for, since it now has other data. */
  get mustOpen(): boolean {
    return this.#restored?.isOpened === false;
  }

  kept(q: string): Kept {
    const line = this.line(q);
    return line.late
      ? 'late'
      : this.#isUnsent(line)
        ? 'device'
        : line.tag.n === 0
          ? 'nothing'
          : 'server';
  }

  /** The pupil enters something. */
  enter(q: string, { state, answer }: Entry, elapsed: number): void {
    const before = this.line(q);
    if (before.state === state && before.answer === answer) {
      return;
    }
    const n = this.#facts.top + 1;
    const tag = { device: this.device, n };
    this.#write([[q, { ...before, state, answer, tag, elapsed, late: false }]]);
  }

  /** The pupil wants the own entry back, or lets it go. */
  decide(q: string, takesOwn: boolean, elapsed: number): void {
    const line = this.line(q);
    const { own } = line;
    if (own === null) {
      return;
    }
    this.#write([[q, { ...line, own: null }]]);
    if (takesOwn) {
      this.enter(q, own, elapsed);
    }
  }

  get hasUnsent(): boolean {
    return this.#due().length > 0;
  }

  /** The next request, with the latest entry of each question that the server lacks. */
  request(): Changes {
    const changes: Change[] = [];
    let size = 0;
    for (const [q, { tag, known, state, answer, elapsed }] of this.#due()) {
      size += state.length + answer.length;
      if (changes.length > 0 && (changes.length >= MOST_CHANGES || size > MOST_TEXT)) {
        break;
      }
      changes.push({ q, n: tag.n, after: known, state, answer, elapsed });
    }
    return { contest: this.contest, device: this.device, store: this.store, changes };
  }

  /** Takes the answer to such a request, which may be old, or come twice. */
  heard(request: Changes, store: string, results: readonly Outcome[]): void {
    const news: [string, Line][] = [];
    for (const { q, n, fate, holds } of results) {
      const line = this.#news(q, n, fate, holds);
      if (line !== undefined) {
        news.push([q, line]);
      }
      this.#see(holds.n);
    }
    this.#write(news);
    this.#hearStore(store, request);
  }

  /** Takes all answers that the server holds, as when an attempt is opened. */
  opened(answers: readonly HeldAnswer[], store: string): void {
    const isSame = store === this.store;
    const news: [string, Line][] = [];
    for (const { q, device, n, state, answer } of answers) {
      this.#see(n);
      const line = this.#lines.get(q);
      const tag = { device, n };
      const entry = { state, answer };
      const known = line?.known ?? NO_TAG;
      if (line === undefined) {
        news.push([q, { ...BLANK, ...entry, tag, known: tag }]);
      } else if (isLater(tag, known)) {
        news.push([q, this.#replaced(line, tag, entry)]);
      } else if (!isSame && isLater(known, tag) && line.tag.device !== this.device) {
        // The server has lost what another device wrote: it can only come from here.
        const own = line.tag.n > 0 ? { state: line.state, answer: line.answer } : null;
        news.push([q, { ...line, ...entry, tag, known: tag, own }]);
      }
    }
    this.#write(news);
    this.#hearStore(store);
  }

  /** The line after a result, if that says anything new. */
  #news(q: string, n: number, fate: Outcome['fate'], holds: Outcome['holds']): Line | undefined {
    const line = this.line(q);
    const tag = { device: holds.device, n: holds.n };
    switch (fate) {
      case 'late':
        return line.tag.device === this.device && line.tag.n === n
          ? { ...line, late: true }
          : undefined;
      case 'applied':
      case 'known':
        return isLater(tag, line.known) ? { ...line, known: tag } : undefined;
      case 'conflict':
        return isLater(tag, line.known)
          ? this.#replaced(line, tag, { state: holds.state ?? '', answer: holds.answer ?? '' })
          : undefined;
    }
  }

  /** The line when the server holds something later than is known here. */
  #replaced(line: Line, tag: Tag, entry: Entry): Line {
    if (tag.device === this.device && this.#isUnsent(line)) {
      // An earlier entry of this device: its later one follows.
      return tag.n < line.tag.n ? { ...line, known: tag } : { ...line, ...entry, tag, known: tag };
    }
    const isUnseen = this.#isUnsent(line) && !isSameEntry(line, entry);
    const own = isUnseen ? { state: line.state, answer: line.answer } : line.own;
    return { ...line, ...entry, tag, known: tag, late: false, own };
  }

  /** Another copy of the data is sent all that was entered here, under the name of the last one. */
  #hearStore(store: string, request?: Changes): void {
    if (store === this.store) {
      this.#restored = undefined;
      return;
    }
    if (this.#restored?.store !== store) {
      this.#restored = { store, left: new Set(this.#lines.keys()), isOpened: false };
    } else {
      for (const { q, n } of request?.changes ?? []) {
        if (this.line(q).tag.n === n) {
          this.#restored.left.delete(q);
        }
      }
    }
    this.#restored.isOpened ||= request === undefined;
    this.#settle();
  }

  #settle(): void {
    if (this.#restored?.isOpened === true && this.#due().length === 0) {
      this.#facts = { ...this.#facts, store: this.#restored.store };
      this.#restored = undefined;
      this.#write([]);
    }
  }

  #isUnsent({ tag, known, late }: Line): boolean {
    return tag.device === this.device && tag.n > 0 && !isSameTag(tag, known) && !late;
  }

  #due(): [string, Line][] {
    const left = this.#restored?.left;
    return [...this.#lines].filter(
      ([q, line]) =>
        this.#isUnsent(line) ||
        (left?.has(q) === true && line.tag.device === this.device && !line.late),
    );
  }

  #see(n: number): void {
    if (n > this.#facts.top) {
      this.#facts = { ...this.#facts, top: n };
    }
  }

  #write(news: readonly [string, Line][]): void {
    for (const [q, line] of news) {
      this.#lines.set(q, line);
      this.#see(line.tag.n);
    }
    this.#keeper.keep(new Map(news), this.#facts);
  }
}

export function isSameTag(one: Tag, other: Tag): boolean {
  return one.device === other.device && one.n === other.n;
}

function isLater(one: Tag, other: Tag): boolean {
  return one.n > other.n || (one.n === other.n && one.device > other.device);
}

function isSameEntry(one: Entry, other: Entry): boolean {
  return one.state === other.state && one.answer === other.answer;
}
