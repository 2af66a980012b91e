// SPDX-License-Identifier: MIT
import type { Dictionary } from '../i18n/en';
import { clockText } from '../parts/clock';
import { handText, type Hand } from './hand';

/** The result of a finished game. */
export interface Result {
  hand: Hand;
  /** The day whose hand it was, as 2026-11-21. */
  day: string | undefined;
  level: number | undefined;
  /** Left out where the clock is off. */
  seconds: number | undefined;
  hints: number;
  /** On how many days in a row one of the day was solved; 0 if that is not to be said. */
  days: number;
}

/** A result as a text for friends, which gives nothing of the solution away. */
export function shareText(
  result: Result,
  link: string,
  { krypto, home }: Pick<Dictionary, 'krypto' | 'home'>,
): string {
  const { hand, day, level, seconds, hints, days } = result;
  const parts = [
    `reckon Krypto ${day ?? handText(hand)}`,
    level === undefined ? '' : '★'.repeat(level),
    seconds === undefined ? '' : clockText(seconds),
    krypto.hintCount(hints),
    days > 1 ? home.streak(days) : '',
  ];
  return `${parts.filter((part) => part !== '').join(' · ')}\n${link}`;
}
