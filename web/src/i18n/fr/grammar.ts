// SPDX-License-Identifier: MIT
import { joined } from '../base/lists';
import { spent, withFullSpaces } from '../base/text';

/** `1 carte`, `2 cartes`; 0 and 1, also below 0, go with the singular. */
export const plural = (n: number, one: string, many: string) =>
  `${n} ${Math.abs(n) < 2 ? one : many}`;

const NUMBERS = new Intl.NumberFormat('fr');

/** `0 point`, `2 points`, with the thousands set apart. */
export const points = (n: number) =>
  `${withFullSpaces(NUMBERS.format(n))} ${Math.abs(n) < 2 ? 'point' : 'points'}`;

export const and = (items: readonly (string | number)[]) => joined(items, ' et ');

export const or = (items: readonly (string | number)[]) => joined(items, ' ou ');

/** 12345 ms as `12,3 s`, and 339000 ms as `5:39`. */
export const seconds = (ms: number) => spent(ms, ',');

/** A number of cards in words. */
export const counted = (cards: number) =>
  ['trois', 'quatre', 'cinq', 'six', 'sept'][cards - 3] ?? String(cards);

/** `1er`, `2e`. */
export const ordinal = (n: number) => `${n}${n === 1 ? 'er' : 'e'}`;
