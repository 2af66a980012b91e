// SPDX-License-Identifier: MIT
/**
 * The owner of all state that outlives the page. Several windows of a browser keep it together:
 * before each writing a window reads what the others have kept, and it hears when they write.
 */
import { effect, signal, type Signal } from '@preact/signals';
import { keep, recall, whenKeptElsewhere, type Form } from './kept';
import { isSame } from './merging';

export { isRecord, keep, readEach, recall, type Form } from './kept';

/** Where a window keeps values, and where it hears of others; tests have several in one page. */
export interface Shelf {
  storage?: Storage;
  events?: EventTarget;
}

/** A signal whose value outlives the page; where nothing can be kept, it just is a signal. */
export function persisted<Value>(form: Form<Value>, shelf?: Shelf): Signal<Value> {
  const value = signal(form.fallback);
  remember(value, form, shelf);
  return value;
}

/** The same for what is on the desk of this window, where other windows lay nothing. */
export function persistedHere<Value>(form: Omit<Form<Value>, 'merge'>): Signal<Value> {
  const value = signal(recall(form) ?? form.fallback);
  let known = value.peek();
  effect(() => {
    if (value.value !== known) {
      known = value.value;
      keep(form, known);
    }
  });
  return value;
}

/**
 * Browsers may show a window what another one has written a moment late, so that two windows
 * overwrite each other. For so many ms a window brings its own changes back.
 */
const UNSETTLED = 3000;

/**
 * Gives a signal the value that was kept, if any, keeps each one that follows, and follows what
 * other windows keep.
 */
export function remember<Value>(
  value: Signal<Value>,
  form: Omit<Form<Value>, 'fallback'>,
  { storage, events }: Shelf = {},
): void {
  value.value = recall(form, storage) ?? value.peek();
  /** The kept value, as far as is known here. */
  let known = value.peek();
  /** The same before the latest changes of this window, which others may not have seen yet. */
  let before = known;
  let changedAt = -Infinity;
  const settle = () => {
    if (Date.now() - changedAt > UNSETTLED) {
      before = known;
    }
  };
  effect(() => {
    const mine = value.value;
    if (mine === known) {
      return; // nothing is written before something has changed
    }
    settle();
    changedAt = Date.now();
    const theirs = recall(form, storage);
    known =
      form.merge === undefined || theirs === undefined || isSame(theirs, known)
        ? mine
        : form.merge(known, theirs, mine);
    keep(form, known, storage);
    value.value = known;
  });
  const follow = () => {
    const theirs = recall(form, storage);
    if (theirs === undefined || isSame(theirs, known)) {
      return;
    }
    settle();
    known = form.merge === undefined ? theirs : form.merge(before, known, theirs);
    if (!isSame(known, theirs)) {
      keep(form, known, storage);
    }
    value.value = known;
  };
  whenKeptElsewhere(form.name, follow, events);
}
