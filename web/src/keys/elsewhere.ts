// SPDX-License-Identifier: MIT

/** Whether what has the focus uses the key itself: a text, a selection, a dialog, or a switch. */
export function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) {
    return false;
  }
  if (target.closest('dialog') !== null) {
    return true;
  }
  const field = target.closest('input, select, textarea');
  // A switch is turned by the space bar, and has no use for letters and digits.
  const isSwitch = field?.matches('input[type="checkbox"]') === true;
  return field !== null && !(isSwitch && key !== ' ' && key.length === 1);
}
