// SPDX-License-Identifier: MIT
import { joined } from '../base/lists';
import { spent, withFullSpaces } from '../base/text';

/** `1 card`, `2 cards`. */
export const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const NUMBERS = new Intl.NumberFormat('en');

/** `1 point`, `2,000 points`. */
export const points = (n: number) =>
  `${withFullSpaces(NUMBERS.format(n))} ${n === 1 ? 'point' : 'points'}`;

export const and = (items: readonly (string | number)[]) => joined(items, ' and ');

export const or = (items: readonly (string | number)[]) => joined(items, ' or ');

/** 12345 ms as `12.3 s`, and 339000 ms as `5:39`. */
export const seconds = (ms: number) => spent(ms, '.');

/** A number of cards in words. */
export const counted = (cards: number) =>
  ['three', 'four', 'five', 'six', 'seven'][cards - 3] ?? String(cards);

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`, `2nd`, `11th`. */
export const ordinal = (n: number) => `${n}${SUFFIXES[ORDINALS.select(n)] ?? 'th'}`;
