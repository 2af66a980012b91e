// SPDX-License-Identifier: MIT
/** What is kept from one visit to the next. */
import { addAddress } from '../app/router';
import { language } from '../i18n';
import { persisted } from '../storage/persisted';
import { readOrder, USUAL_ORDER, type Order } from './order';
import { addressOf, readSheet, type Sheet } from './sheet';

export const order = persisted<Order>({
  name: 'workshop.order',
  version: 1,
  fallback: USUAL_ORDER,
  read: readOrder,
});

export const sheet = persisted<Sheet>({
  name: 'workshop.sheet',
  version: 1,
  fallback: {
    codes: [],
    title: '',
    lang: language.peek(),
    paper: 'a4',
    large: false,
    answers: 'last',
  },
  read: readSheet,
});

/** Another sheet takes the place of one that may have been worked on: Back leads to that. */
export function replaceSheet(other: Sheet): void {
  if (sheet.peek().codes.length > 0) {
    addAddress(addressOf(other));
  }
  sheet.value = other;
}

export function restyle(some: Partial<Sheet>): void {
  sheet.value = { ...sheet.value, ...some };
}
