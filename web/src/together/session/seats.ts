// SPDX-License-Identifier: MIT
/** The seats that this browser holds. Their tokens are kept here, never shown or sent elsewhere. */
import { isRecord, keep, readEach, recall, type Form } from '../../storage/persisted';
import { only, readText, recordOf } from '../../storage/readers';
import { readCode } from './code';

export interface Seat {
  readonly code: string;
  readonly name: string;
  readonly token: string;
  /** Whether it is that of the host of a class, who has no name. */
  readonly isHost?: boolean;
}

/** The number of seats that are remembered, the latest first. */
const REMEMBERED = 12;

const readPlayer = recordOf<Omit<Seat, 'isHost'>>({
  code: only(readText, (code) => readCode(code) === code),
  name: readText,
  token: readText,
});

const FORM: Form<readonly Seat[]> = {
  name: 'room.seats',
  version: 1,
  fallback: [],
  read: (kept) => readEach(kept, readSeat),
};

export function keptSeats(): readonly Seat[] {
  return recall(FORM) ?? FORM.fallback;
}

/** The host's place in a class before that of a player, whom the same browser may have too. */
export function keptSeat(code: string): Seat | undefined {
  const seats = keptSeats().filter((seat) => seat.code === code);
  return seats.find(isOfHost) ?? seats[0];
}

/** Returns the kept seat of a player, not that of a host. */
export function keptPlayer(code: string): Seat | undefined {
  return keptSeats().find((seat) => seat.code === code && !isOfHost(seat));
}

/** Keeps a seat in place of one of the same kind in the same room. */
export function keepSeat(seat: Seat): void {
  const others = keptSeats().filter(
    (other) => other.code !== seat.code || isOfHost(other) !== isOfHost(seat),
  );
  keep(FORM, [seat, ...others].slice(0, REMEMBERED));
}

export function forgetSeat(token: string): void {
  keep(
    FORM,
    keptSeats().filter((seat) => seat.token !== token),
  );
}

export function forgetSeats(): void {
  keep(FORM, []);
}

function isOfHost({ isHost }: Seat): boolean {
  return isHost === true;
}

function readSeat(kept: unknown): Seat | undefined {
  const seat = readPlayer(kept);
  return seat && isRecord(kept) && kept['isHost'] === true ? { ...seat, isHost: true } : seat;
}
