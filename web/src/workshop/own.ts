// SPDX-License-Identifier: MIT
/** The sheets that were made here, the latest first. */
import { signal } from '@preact/signals';
import { keep, readEach, recall, type Form } from '../storage/persisted';
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

const FORM: Form<readonly OwnSheet[]> = {
  name: 'workshop.own',
  version: 1,
  fallback: [],
  read: (kept) => readEach(kept, readOwn),
};

const list = signal<readonly OwnSheet[]>(recall(FORM) ?? FORM.fallback);

export function ownSheets(): readonly OwnSheet[] {
  return list.value;
}

/** Returns the sheets with this one first, in place of its earlier version. */
export function withOwn(
  all: readonly OwnSheet[],
  sheet: Sheet,
  at: number,
  before: Sheet = sheet,
): OwnSheet[] {
  const gone = [addressOf(before), addressOf(sheet)];
  const others = all.filter((one) => !gone.includes(addressOf(one.sheet)));
  return [{ sheet, at }, ...others].slice(0, MOST_OWN);
}

/** Another window may have kept some meanwhile. */
function change(changed: (all: readonly OwnSheet[]) => readonly OwnSheet[]): void {
  list.value = changed(recall(FORM) ?? list.peek());
  keep(FORM, list.peek());
}

export function rememberOwn(sheet: Sheet, before?: Sheet): void {
  if (sheet.codes.length > 0) {
    change((all) => withOwn(all, sheet, Date.now(), before));
  }
}

export function forgetOwn(sheet: Sheet): void {
  const address = addressOf(sheet);
  change((all) => all.filter((one) => addressOf(one.sheet) !== address));
}
