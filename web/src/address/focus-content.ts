// SPDX-License-Identifier: MIT
/**
 * Moves the focus to the content, unless the view has put it there already, such as on the board.
 */
export function focusContent(): void {
  const content = document.getElementById('content');
  if (content?.contains(document.activeElement) === false) {
    content.focus({ preventScroll: true });
  }
}
