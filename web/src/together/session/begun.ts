// SPDX-License-Identifier: MIT
/** Work that was begun at a seat and not submitted yet, so that a reload does not undo it. */
import { keep, readEach, recall, type Form } from '../../storage/persisted';
import { only, readNumber, readText, recordOf } from '../../storage/readers';
import { readCode } from './code';

/** A room, and a seat in it. */
export interface SeatAt {
  readonly code: string;
  readonly seat: number;
}

interface Begun extends SeatAt {
  /** The hand or calcrostic. */
  readonly task: string;
  /** Moves on cards or on a board; whoever asks for them reads them. */
  readonly work: unknown;
}

/** The number of seats whose work is remembered, the latest first: a browser sits at few tables. */
const REMEMBERED = 6;

const readBegun = recordOf<Begun>({
  code: only(readText, (code) => readCode(code) === code),
  seat: readNumber,
  task: readText,
  work: (kept) => kept ?? null,
});

const FORM: Form<readonly Begun[]> = {
  name: 'room.begun',
  version: 1,
  fallback: [],
  read: (kept) => readEach(kept, readBegun),
};

/** Returns the work begun on this task at this seat, if it can be read. */
export function begunAt<Work>(
  at: SeatAt | undefined,
  task: string,
  read: (kept: unknown) => Work | undefined,
): Work | undefined {
  const kept = allBegun().find((one) => isAt(one, at?.code, at?.seat) && one.task === task);
  return kept && read(kept.work);
}

/** Keeps work in place of earlier work at the same seat. */
export function keepBegun(at: SeatAt | undefined, task: string, work: unknown): void {
  if (at === undefined) {
    return;
  }
  const { code, seat } = at;
  const others = allBegun().filter((one) => !isAt(one, code, seat));
  keep(FORM, [{ code, seat, task, work }, ...others].slice(0, REMEMBERED));
}

/** Forgets what was begun at a seat; in the whole room, if it is not known at which. */
export function forgetBegun(code: string, seat?: number): void {
  const all = allBegun();
  const others = all.filter((one) => !isAt(one, code, seat ?? one.seat));
  if (others.length < all.length) {
    keep(FORM, others);
  }
}

function allBegun(): readonly Begun[] {
  return recall(FORM) ?? FORM.fallback;
}

function isAt(one: Begun, code: string | undefined, seat: number | undefined): boolean {
  return one.code === code && one.seat === seat;
}
