// SPDX-License-Identifier: MIT
/** A sheet: its puzzles by their codes, how it looks, and the address that has all of it. */
import type { Place } from '../address/router';
import { LANGUAGES, type Language } from '../i18n';
import { isRecord } from '../storage/persisted';
import { listOf, oneOf, only, readBoolean, readText, recordOf } from '../storage/readers';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** On the last pages, in a file of their own, or nowhere. */
export const ANSWERS = ['last', 'separate', 'none'] as const;
export type Answers = (typeof ANSWERS)[number];

/** One sheet for all, or a second version for whoever sits beside. */
export const VERSION_COUNTS = [1, 2] as const;
export type VersionCount = (typeof VERSION_COUNTS)[number];
export const VERSION_NAMES = ['A', 'B'] as const;

/** The grading of alphametics that new sheets go by; those given out before it do not name it. */
export const LATEST_GRADING = 3;
export type Grading = typeof LATEST_GRADING;

export type SheetLanguage = Language;

/** The most puzzles that one request of the engine works on. */
export const MOST_PUZZLES = 100;
export const LONGEST_TITLE = 200;

export interface Sheet {
  readonly codes: readonly string[];
  /** The title; if empty, that of the language. */
  readonly title: string;
  readonly lang: SheetLanguage;
  readonly paper: Paper;
  readonly large: boolean;
  readonly answers: Answers;
  readonly versions: VersionCount;
  /** The grading by which its versions are equally hard: the first, if none is given. */
  readonly grading?: Grading | undefined;
}

export const VIEW_ADDRESS = '#/workshop';

/**
 * Returns a permanent address of the sheet, such as
 * `#/workshop/K5762-9E8G0/CA8DB-R18R1-4HS?lang=fr&paper=letter`.
 */
export function addressOf(sheet: Sheet): string {
  if (sheet.codes.length === 0) {
    return VIEW_ADDRESS;
  }
  const query = new URLSearchParams({ lang: sheet.lang });
  if (sheet.paper !== 'a4') {
    query.set('paper', sheet.paper);
  }
  if (sheet.large) {
    query.set('large', '1');
  }
  if (sheet.answers !== 'last') {
    query.set('answers', sheet.answers);
  }
  if (sheet.versions !== 1) {
    query.set('versions', String(sheet.versions));
    if (sheet.grading !== undefined) {
      query.set('grading', String(sheet.grading));
    }
  }
  if (sheet.title !== '') {
    query.set('title', sheet.title);
  }
  return `${VIEW_ADDRESS}/${sheet.codes.join('/')}?${query}`;
}

/** The sheet of an address; nothing where it names no puzzles. The engine judges the codes. */
export function sheetAt({ parts, query }: Place): Sheet | undefined {
  if (parts.length === 0) {
    return undefined;
  }
  return {
    codes: parts.slice(0, MOST_PUZZLES),
    title: (query.get('title') ?? '').slice(0, LONGEST_TITLE),
    lang: LANGUAGES.find((one) => one === query.get('lang')) ?? 'en',
    paper: PAPERS.find((one) => one === query.get('paper')) ?? 'a4',
    large: query.get('large') === '1',
    answers: ANSWERS.find((one) => one === query.get('answers')) ?? 'last',
    versions: VERSION_COUNTS.find((one) => String(one) === query.get('versions')) ?? 1,
    ...gradingOf(query.get('grading') === String(LATEST_GRADING)),
  };
}

function gradingOf(isLatest: boolean): Pick<Sheet, 'grading'> {
  return isLatest ? { grading: LATEST_GRADING } : {};
}

const readUsual = recordOf<Omit<Sheet, 'versions' | 'grading'>>({
  codes: only(listOf(readText), ({ length }) => length <= MOST_PUZZLES),
  title: readText,
  lang: oneOf(LANGUAGES),
  paper: oneOf(PAPERS),
  large: readBoolean,
  answers: oneOf(ANSWERS),
});

export function readSheet(kept: unknown): Sheet | undefined {
  const usual = readUsual(kept);
  const { versions = 1, grading } = isRecord(kept) ? kept : {};
  // Sheets that were kept before there were versions have one.
  const count = oneOf(VERSION_COUNTS)(versions);
  return usual && count && { ...usual, versions: count, ...gradingOf(grading === LATEST_GRADING) };
}

export function withCode(sheet: Sheet, index: number, code: string): Sheet {
  return { ...sheet, codes: sheet.codes.with(index, code) };
}

export function without(sheet: Sheet, index: number): Sheet {
  return { ...sheet, codes: sheet.codes.toSpliced(index, 1) };
}

/** Returns the sheet with a puzzle moved to another place; those between move up or down. */
export function moved(sheet: Sheet, from: number, to: number): Sheet {
  const code = sheet.codes[from];
  return code === undefined || to === from || to < 0 || to >= sheet.codes.length
    ? sheet
    : { ...sheet, codes: sheet.codes.toSpliced(from, 1).toSpliced(to, 0, code) };
}
