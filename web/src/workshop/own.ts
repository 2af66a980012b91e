// SPDX-License-Identifier: MIT
/** The sheets that were made here, the latest first. */
import { mergeLists } from '../storage/merging';
import { persisted, readEach } from '../storage/persisted';
import { readNumber, recordOf } from '../storage/readers';
import { addressOf, readSheet, type Sheet } from './sheet';

/** More than that are too many to look through; the oldest are forgotten. */
export const MOST_OWN = 40;

export interface OwnSheet {
  readonly sheet: Sheet;
  /** When it was last changed, in ms. */
  readonly at: number;
}

const readOwn = recordOf<OwnSheet>({ sheet: readSheet, at: readNumber });

const mergeSheets = mergeLists<OwnSheet>({
  keyOf: ({ sheet }) => puzzlesOf(sheet),
  join: (_before, older, newer) => (older.at > newer.at ? older : newer),
  latestAt: 'start',
  most: MOST_OWN,
  removes: true,
});

const list = persisted<readonly OwnSheet[]>({
  name: 'workshop.own',
  version: 1,
  fallback: [],
  read: (kept) => {
    const read = readEach(kept, readOwn);
    return read && withoutCopies(read);
  },
  merge: (before, older, newer) =>
    [...mergeSheets(before, older, newer)].sort((a, b) => b.at - a.at),
});

export function ownSheets(): readonly OwnSheet[] {
  return list.value;
}

/** The puzzles of a sheet, which make it the same one in another look or another order. */
function puzzlesOf({ codes }: Sheet): string {
  return codes.toSorted().join(' ');
}

/** The first of all that are the same. */
function withoutCopies(all: readonly OwnSheet[]): OwnSheet[] {
  const keys = all.map(({ sheet }) => puzzlesOf(sheet));
  return all.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
}

/** Returns the sheets with this one first, in place of its earlier version. */
export function withOwn(
  all: readonly OwnSheet[],
  sheet: Sheet,
  at: number,
  before: Sheet = sheet,
): OwnSheet[] {
  const gone = [puzzlesOf(before), puzzlesOf(sheet)];
  const others = all.filter((one) => !gone.includes(puzzlesOf(one.sheet)));
  return [{ sheet, at }, ...others].slice(0, MOST_OWN);
}

export function rememberOwn(sheet: Sheet, before?: Sheet): void {
  if (sheet.codes.length > 0) {
    list.value = withOwn(list.peek(), sheet, Date.now(), before);
  }
}

/** Lists a sheet again that was deleted. */
export function restoreOwn(own: OwnSheet): void {
  const all = list.peek();
  if (!all.some(({ sheet }) => puzzlesOf(sheet) === puzzlesOf(own.sheet))) {
    list.value = [...all, own].sort((a, b) => b.at - a.at);
  }
}

export function forgetOwn(sheet: Sheet): void {
  const address = addressOf(sheet);
  list.value = list.peek().filter((one) => addressOf(one.sheet) !== address);
}
