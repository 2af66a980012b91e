// SPDX-License-Identifier: MIT
/** The engine's types for sheets, under the names that the page uses. */
export type { SheetPages as PagesAnswer, SheetPuzzle } from '#reckon/api.ts';
