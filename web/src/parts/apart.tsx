// SPDX-License-Identifier: MIT

/** Short texts close together in a row, which are still read one by one; the row has to be `flex`. */
export function Apart({ texts }: { texts: readonly (string | number)[] }) {
  return texts.map((text, index) => [index > 0 && ' ', <span key={text}>{text}</span>]);
}
