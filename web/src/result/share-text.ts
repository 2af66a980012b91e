// SPDX-License-Identifier: MIT
/** The text by which a player shows a puzzle, or how it went, to friends. */
import type { Entry } from '../diary/diary';
import { dateOf } from '../days/day';
import { formatDate, type Dictionary } from '../i18n';
import { clockText } from '../i18n/base/text';

/** The help that a player had. */
export interface Helps {
  readonly hints: number;
  /** Letters that were revealed. */
  readonly letters: number;
  /** Mistakes that checks pointed out, in games that have checks. */
  readonly mistakes?: number;
}

/** How a puzzle went. */
interface Went {
  /** Left out where the clock is off. */
  readonly seconds: number | undefined;
  readonly helps: Helps;
  /** On how many days in a row one of the day was solved; 0 if that is not to be said. */
  readonly days: number;
  /** Points, or how near an answer came, in words. */
  readonly scores?: readonly string[];
}

export interface Shared {
  /** The name of the game. */
  readonly game: string;
  /** The puzzle, where it is short enough to be said and not one of a day. */
  readonly which?: string;
  /** The day of the puzzle, as 2026-11-21, if it is one of a day. */
  readonly day?: string | null | undefined;
  /** From 1 to 5, if it is known. */
  readonly level: number | undefined;
  /** Left out of a puzzle that has not ended. */
  readonly went?: Went;
  /** Leads to the puzzle. */
  readonly link: string;
}

/** A line about the puzzle, which gives nothing of the solution away, and below it the link. */
export function shareText(
  { game, which = '', day, level, went, link }: Shared,
  dictionary: Pick<Dictionary, 'app' | 'home' | 'result'>,
): string {
  const { app, home } = dictionary;
  const parts = [
    [app.title, game, which].filter((text) => text !== '').join(' '),
    day == null ? '' : dayNamed(day),
    level === undefined ? '' : '★'.repeat(level),
    ...(went === undefined
      ? []
      : [
          ...(went.scores ?? []),
          went.seconds === undefined ? '' : clockText(went.seconds),
          ...helpTexts(went.helps, dictionary),
          went.days > 1 ? home.streak(went.days) : '',
        ]),
  ];
  return `${parts.filter((part) => part !== '').join(' · ')}\n${link}`;
}

/** A day with its year, as people of the language write it. */
export function dayNamed(day: string): string {
  return formatDate(dateOf(day), { dateStyle: 'long' });
}

/** The help of an end in the diary, by its kinds. */
export function helpsNoted({ helps, letters, mistakes }: Entry): Helps {
  return { hints: Math.max(0, helps - letters - mistakes), letters, mistakes };
}

/** `2 hints`, `1 letter revealed` and `1 mistake pointed out`, or `no hints`. */
export function helpTexts(
  { hints, letters, mistakes = 0 }: Helps,
  { result }: Pick<Dictionary, 'result'>,
): string[] {
  return [
    ...(hints > 0 || letters + mistakes === 0 ? [result.hints(hints)] : []),
    ...(letters > 0 ? [result.letters(letters)] : []),
    ...(mistakes > 0 ? [result.mistakes(mistakes)] : []),
  ];
}

/** The whole address of a place of the page, such as `#/krypto`. */
export function linkToPlace(address: string): string {
  return location.href.split('#', 1).join('') + address;
}
