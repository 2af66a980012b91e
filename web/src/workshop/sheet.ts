// SPDX-License-Identifier: MIT
/** A sheet: its puzzles by their codes, how it looks, and the address that has all of it. */
import type { Place } from '../address/router';
import { CODE_LETTERS } from '../engine/kinds';
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

/** How versions are made, as links name it; the first of them do not. New sheets go by the last. */
export const GRADINGS = [3, 4] as const;
export type Grading = (typeof GRADINGS)[number];
export const LATEST_GRADING = 4;

export type SheetLanguage = Language;

/** The most that the engine prints. */
export const MOST_POINTS = 1000;
export const MOST_MINUTES = 1000;
export const MOST_WORKING = 18;
/** The rooms to work in that the page offers, in centimetres. */
export const WORKING = [0, 2, 5, 9] as const;

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
  /** Printed for each puzzle, and for the sheet, if there are any. */
  readonly points?: number | undefined;
  readonly minutes?: number | undefined;
  /** Centimetres of room to work in at each puzzle, if there is any. */
  readonly working?: number | undefined;
  /** How its versions are made: as the first were, if none is given. */
  readonly grading?: Grading | undefined;
}

/** The kinds whose codes name them. */
export type CodedKind = keyof typeof CODE_LETTERS;
const CODED_KINDS = Object.keys(CODE_LETTERS) as CodedKind[];

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
  for (const name of PRINTED) {
    if (sheet[name] !== undefined) {
      query.set(name, String(sheet[name]));
    }
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
    ...printedOf((name) => query.get(name)),
    ...gradingOf((one) => String(one) === query.get('grading')),
  };
}

/** Returns a number as it may be printed, and nothing for anything else. */
function printedNumber(written: unknown, most: number): number | undefined {
  const number = Number(written);
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined;
}

const MOST_PRINTED = { points: MOST_POINTS, minutes: MOST_MINUTES, working: MOST_WORKING };
type Printed = keyof typeof MOST_PRINTED;
const PRINTED = Object.keys(MOST_PRINTED) as Printed[];

function printedOf(writtenOf: (name: Printed) => unknown): Pick<Sheet, Printed> {
  const numbers = PRINTED.map((name) => [name, printedNumber(writtenOf(name), MOST_PRINTED[name])]);
  return Object.fromEntries(numbers.filter(([, number]) => number !== undefined)) as Pick<
    Sheet,
    Printed
  >;
}

function gradingOf(isMeant: (one: Grading) => boolean): Pick<Sheet, 'grading'> {
  const grading = GRADINGS.find(isMeant);
  return grading === undefined ? {} : { grading };
}

const readUsual = recordOf<Omit<Sheet, 'versions' | 'grading' | Printed>>({
  codes: only(listOf(readText), ({ length }) => length <= MOST_PUZZLES),
  title: readText,
  lang: oneOf(LANGUAGES),
  paper: oneOf(PAPERS),
  large: readBoolean,
  answers: oneOf(ANSWERS),
});

export function readSheet(kept: unknown): Sheet | undefined {
  const usual = readUsual(kept);
  const record = isRecord(kept) ? kept : {};
  const { versions = 1, grading } = record;
  // Sheets that were kept before there were versions have one.
  const count = oneOf(VERSION_COUNTS)(versions);
  return (
    usual &&
    count && {
      ...usual,
      versions: count,
      ...printedOf((name) => record[name]),
      ...gradingOf((one) => one === grading),
    }
  );
}

/** The kinds of the puzzles of a sheet, each once, as their codes name them. */
export function kindsOf({ codes }: Sheet): CodedKind[] {
  return CODED_KINDS.filter((kind) =>
    codes.some((code) => code.toUpperCase().startsWith(CODE_LETTERS[kind])),
  );
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
