// SPDX-License-Identifier: MIT
/** Reads a list of names: one a line in the order of seats, or seat and name. */

export interface Seated {
  readonly entrant: string;
  readonly seat: number;
}

export interface Named {
  readonly entrant: string;
  readonly name: string;
}

const MOST_NAME = 60;
/** A seat, a separator, a name. */
const WITH_SEAT = /^\s*(\d{1,4})\s*[;,\t]\s*(.*)$/;

/**
 * The names of those who sit there. Lines without a seat go on from the seat of the line before.
 * Empty lines leave a seat as it is, and so do lines of no seat, such as a header.
 */
export function readNames(text: string, seated: readonly Seated[]): readonly Named[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const order = [...seated].sort((a, b) => a.seat - b.seat);
  const named = new Map<string, string>();
  let next = 0;
  for (const line of withoutHeader(lines)) {
    const [, seat, behind] = WITH_SEAT.exec(line) ?? [];
    const at = seat === undefined ? next : order.findIndex((one) => one.seat === Number(seat));
    const name = cleaned(behind ?? line);
    const { entrant } = order[at] ?? {};
    if (entrant !== undefined && name !== '') {
      named.set(entrant, name);
    }
    next = at < 0 ? next : at + 1;
  }
  return [...named].map(([entrant, name]) => ({ entrant, name }));
}

/** A first line such as `seat;name` names columns where the next one begins with a seat. */
function withoutHeader(lines: readonly string[]): readonly string[] {
  const [first = '', second = ''] = lines;
  const isHeader = /[;,\t]/.test(first) && !WITH_SEAT.test(first) && WITH_SEAT.test(second);
  return isHeader ? lines.slice(1) : lines;
}

/** Without quotes of a table, and in one line of at most the length that the server takes. */
function cleaned(text: string): string {
  const inner = /^\s*"(.*)"\s*$/.exec(text)?.[1]?.replaceAll('""', '"') ?? text;
  return Array.from(
    inner
      .replace(/[;\t]+$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, MOST_NAME)
    .join('')
    .trim();
}
