// SPDX-License-Identifier: MIT
import { KINDS as ALL_KINDS, type Kinds } from '#reckon/api.ts';

/** The kinds that are played on the page: grids that ask for numbers are only printed. */
export type Kind = Exclude<Kinds, 'numbers'>;
export const KINDS = ALL_KINDS.filter((kind): kind is Kind => kind !== 'numbers');

/** The kinds with a puzzle every day. */
export type DailyKind = Exclude<Kind, 'alphametic'>;
export const DAILY_KINDS = KINDS.filter((kind): kind is DailyKind => kind !== 'alphametic');

/** The kinds that are grids. */
export type GridKind = Exclude<DailyKind, 'krypto'>;
