// SPDX-License-Identifier: MIT
/** Names for files of a sheet, which say what is in them. */
import type { SheetPuzzle } from './questions';
import type { Sheet } from './sheet';
import { namesOfVersions } from './versions';

const LONGEST = 60;
/** More kinds are not named. */
const MOST_KINDS = 2;

export interface NameWords {
  /** Begins the name of a sheet without a title. */
  readonly fileName: string;
  readonly fileKinds: Readonly<Record<SheetPuzzle['kind'], string>>;
  readonly answersPart: string;
}

/**
 * Returns a name without its ending: the title, or else the kinds of puzzles if they are few,
 * and the day, then the versions, and whether it has the answers alone. It has letters and digits of any script, and
 * hyphens.
 */
export function fileNameOf(
  sheet: Sheet,
  puzzles: readonly SheetPuzzle[],
  part: 'puzzles' | 'answers',
  words: NameWords,
  day: Date,
): string {
  const kinds = [...new Set(puzzles.map(({ kind }) => words.fileKinds[kind]))];
  const named = kinds.length > MOST_KINDS ? [] : kinds;
  const what = plain(sheet.title) || [words.fileName, ...named, isoDay(day)].join('-');
  const versions = namesOfVersions(sheet);
  return [what, ...versions, ...(part === 'answers' ? [words.answersPart] : [])].join('-');
}

function plain(title: string): string {
  const words = title.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // Counted in code points, so that none is cut in two.
  return Array.from(words.join('-').toLowerCase()).slice(0, LONGEST).join('').replace(/-+$/u, '');
}

function isoDay(day: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
