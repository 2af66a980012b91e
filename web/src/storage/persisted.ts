// SPDX-License-Identifier: MIT
import { effect, signal, type Signal } from '@preact/signals';
import { keep, recall, type Form } from './kept';

export { isRecord, keep, readEach, recall, type Form } from './kept';

/** A signal whose value outlives the page; where nothing can be kept, it just is a signal. */
export function persisted<Value>(form: Form<Value>): Signal<Value> {
  const value = signal(form.fallback);
  remember(value, form);
  return value;
}

/** Gives a signal the value that was kept, if any, and keeps each one that follows. */
export function remember<Value>(value: Signal<Value>, form: Omit<Form<Value>, 'fallback'>): void {
  value.value = recall(form) ?? value.peek();
  let first = true;
  effect(() => {
    const now = value.value;
    if (first) {
      first = false; // nothing is written before something has changed
      return;
    }
    keep(form, now);
  });
}
