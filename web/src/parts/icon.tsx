// SPDX-License-Identifier: MIT

/** Lines on a square of 24, drawn with round ends. */
const DRAWINGS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2.2h5c0-1 .4-1.6 1.1-2.2A6 6 0 0 0 12 3Z',
  flag: 'M5 21V4M5 4.5c5-3 8 3 14 0v9c-6 3-9-3-14 0',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  erase: 'm8.5 19-5-5 9.5-9.5 7.5 7.5-7 7h-5ZM8 9.5l7 7M13.5 19H20',
  ruleOut: 'M5 5l14 14M19 5 5 19',
  calendar: 'M4 6h16v14H4ZM4 10h16M8 3v4M16 3v4',
  swap: 'M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  flame:
    'M12 21a6 6 0 0 0 6-6c0-4-3-5.5-4-8-.6 1.5-1 2.5-2 3-.6-2-.5-4-1-6-3 2.5-5 6.5-5 11a6 6 0 0 0 6 6Z',
} as const;
export type IconName = keyof typeof DRAWINGS;

/** A picture beside a word, which says the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
