// SPDX-License-Identifier: MIT
/** The puzzles of days as the server of an organiser sends them, instead of those made here. */
import { signal } from '@preact/signals';
import type { Outcome } from './outcome';
import type { Answer, Ask } from './questions';

type Day = Answer<'today'>;

/** How many days are remembered while the page is open. */
const MOST_DAYS = 100;

const TOO_BUSY = [429, 503];

export class ListedDays {
  /** The days that were loaded, for their levels. */
  readonly #loaded = signal<ReadonlyMap<string, Day>>(new Map());
  readonly #loading = new Map<string, Promise<Outcome<Day>>>();

  readonly #address: string;

  /** The address of the pages of days, which take `?date=2026-11-25`. */
  constructor(address: string) {
    this.#address = address;
  }

  /** Gives nothing if the server's day has no puzzle of the kind that is asked for. */
  async ask({ date, kind }: Ask<'today'>): Promise<Outcome<Day> | undefined> {
    const day = await this.#day(date);
    if (!day.ok || kind === undefined) {
      return day;
    }
    const puzzles = day.value.puzzles.filter((one) => one.kind === kind);
    return puzzles.length === 0 ? undefined : { ok: true, value: { ...day.value, puzzles } };
  }

  /** The level of a puzzle, as soon as its day is loaded. */
  level(date: string, kind: string): number | undefined {
    return this.#loaded.value.get(date)?.puzzles.find((one) => one.kind === kind)?.level;
  }

  async #day(date: string): Promise<Outcome<Day>> {
    const loading = this.#loading.get(date) ?? load(this.#address, date);
    this.#loading.set(date, loading);
    const day = await loading;
    if (!day.ok) {
      this.#loading.delete(date); // the next question tries again
    } else if (this.#loaded.peek().get(date) !== day.value) {
      const loaded = [...this.#loaded.peek(), [date, day.value] as const];
      this.#loaded.value = new Map(loaded.slice(-MOST_DAYS));
    }
    const [oldest] = this.#loading.keys();
    if (this.#loading.size > MOST_DAYS && oldest !== undefined) {
      this.#loading.delete(oldest);
    }
    return day;
  }
}

async function load(address: string, date: string): Promise<Outcome<Day>> {
  try {
    const response = await fetch(new URL(`${address}?date=${date}`, document.baseURI));
    if (response.ok) {
      return { ok: true, value: (await response.json()) as Day };
    }
    const kind = TOO_BUSY.includes(response.status) ? 'server_busy' : 'server_gone';
    return { ok: false, error: { kind } };
  } catch {
    return { ok: false, error: { kind: 'server_gone' } };
  }
}

/** The address stands in the page that `reckon serve --days` sends. */
function announced(): ListedDays | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="reckon-days"]');
  return meta ? new ListedDays(meta.content) : undefined;
}

export const listedDays = announced();
