// SPDX-License-Identifier: MIT
/** Data kept from one visit to the next. */
import { signal } from '@preact/signals';
import { addAddress } from '../address/router';
import { language } from '../i18n';
import { persistedHere } from '../storage/persisted';
import { readOrder, USUAL_ORDER, type Order } from './order';
import { ownSheets, rememberOwn } from './own';
import { addressOf, readSheet, type Sheet } from './sheet';

export const order = persistedHere<Order>({
  name: 'workshop.order',
  version: 1,
  fallback: USUAL_ORDER,
  read: readOrder,
});

export const sheet = persistedHere<Sheet>({
  name: 'workshop.sheet',
  version: 1,
  fallback: {
    codes: [],
    title: '',
    lang: language.peek(),
    paper: 'a4',
    large: false,
    answers: 'last',
    versions: 1,
  },
  read: readSheet,
});

/** The number of pages of the sheet as it is laid out now; of each version, without answers. */
export const pagesNow = signal<number | undefined>(undefined);

/** The rough time that the puzzles of the sheet take; nothing where it is unknown. */
export const minutesNow = signal<number | undefined>(undefined);

/** Another sheet takes the place of one that may have been worked on: Back leads to that. */
export function replaceSheet(other: Sheet): void {
  if (sheet.peek().codes.length > 0) {
    addAddress(addressOf(other));
  }
  sheet.value = other;
  rememberOwn(other);
}

/** The same sheet, changed by hand: it is the reader's own from now on. */
export function edit(changed: Sheet): void {
  const before = sheet.peek();
  sheet.value = changed;
  if (changed.codes.length > 0 && addressOf(changed) !== addressOf(before)) {
    rememberOwn(changed, before);
  }
}

/** A change of the puzzles that can be taken back. */
interface Undoable {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly removes: boolean;
  /** Names the change, in the language that the page then has. */
  readonly says: () => string;
}

export const undoable = signal<Undoable | undefined>(undefined);

/** Changes the puzzles by hand, with a way back. */
export function editPuzzles(changed: Sheet, says: () => string): void {
  const before = sheet.peek().codes;
  const after = changed.codes;
  edit(changed);
  undoable.value = { before, after, removes: after.length < before.length, says };
}

/** Brings the puzzles back that were there before the last change; the look stays. */
export function takeBack(): void {
  const last = undoable.peek();
  undoable.value = undefined;
  if (last !== undefined) {
    restyle({ codes: last.before });
  }
}

/** The same sheet, its codes as they are always written. */
export function correctCodes(codes: readonly string[]): void {
  const before = sheet.peek();
  sheet.value = { ...before, codes };
  if (ownSheets().some((own) => addressOf(own.sheet) === addressOf(before))) {
    rememberOwn(sheet.peek(), before);
  }
}

export function restyle(some: Partial<Sheet>): void {
  edit({ ...sheet.peek(), ...some });
}
