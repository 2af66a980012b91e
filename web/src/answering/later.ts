// SPDX-License-Identifier: MIT
/** Boards whose answers are judged elsewhere, loaded when one is shown. */
import { later } from '../parts/later';
import type { TextBoardProps, TextLinkProps } from './text-board';

export const TextBoard = later<TextBoardProps>(
  async () => (await import('./text-board')).TextBoard,
);
export const TextLink = later<TextLinkProps>(async () => (await import('./text-board')).TextLink);
