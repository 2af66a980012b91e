// SPDX-License-Identifier: MIT
/** What the engine says about sheets, under the names that the page has for it. */
export type { SheetPages as PagesAnswer, SheetPuzzle } from '#reckon/api.ts';
