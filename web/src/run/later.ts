// SPDX-License-Identifier: MIT
/** The games against the clock, loaded when they are opened. */
import { later } from '../parts/later';
import type { TextBoardProps, TextLinkProps } from './text-board';

export const HandRun = later(async () => (await import('./run-view')).HandRun);
export const PuzzleRun = later(async () => (await import('./run-view')).PuzzleRun);
export const TextBoard = later<TextBoardProps>(async () => (await import('./run-view')).TextBoard);
export const TextLink = later<TextLinkProps>(async () => (await import('./run-view')).TextLink);
