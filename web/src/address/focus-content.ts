// SPDX-License-Identifier: MIT
/** Unless the view has chosen a better place, such as the board, or the focus is where it was. */
export function focusContent(): void {
  const content = document.getElementById('content');
  if (content?.contains(document.activeElement) === false) {
    content.focus({ preventScroll: true });
  }
}
