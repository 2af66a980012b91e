// SPDX-License-Identifier: MIT
/** The results of a class as a table for other programs. */
import type { ClassRoom, ClassRow } from '../session/protocol';
import { classWords } from '../parts/words';

/** Returns the players by place, and then by name, without those who were taken out. */
export function ranked(players: readonly ClassRow[]): ClassRow[] {
  return players
    .filter(({ removed }) => !removed)
    .sort((one, other) => one.rank - other.rank || one.name.localeCompare(other.name));
}

/**
 * Returns the separator of values that spreadsheets of a locale expect: a semicolon where a comma
 * stands in numbers. The page may be in another language than the computer.
 */
export function separatorOf(locale: string): ',' | ';' {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ';' : ',';
}

/**
 * Lines of values with a separator between, as RFC 4180 has them. A mark at the beginning tells
 * spreadsheets that it is UTF-8. The grid of a calcrostic stands in the head of its column.
 */
export function toCsv(
  players: readonly ClassRow[],
  separator: ',' | ';',
  room: Pick<ClassRoom, 'settings' | 'puzzles'>,
): string {
  const { csvHead } = classWords(room);
  const rows = ranked(players);
  const hands = Math.max(0, ...rows.map(({ boxes }) => boxes.length));
  const head = [
    csvHead.rank,
    csvHead.name,
    ...Array.from({ length: hands }, (_, index) =>
      [csvHead.hand(index + 1), room.puzzles[index] ?? []].flat().join('\n'),
    ),
    csvHead.total,
  ];
  const lines = rows.map(({ rank, name, boxes, total }) => [
    rank,
    asText(name),
    ...Array.from({ length: hands }, (_, index) => boxes[index] ?? ''),
    total,
  ]);
  const text = [head, ...lines].map((line) =>
    line.map((one) => quoted(one, separator)).join(separator),
  );
  return `\ufeff${text.join('\r\n')}\r\n`;
}

/**
 * Spreadsheets calculate what begins with such a sign, and players choose their names themselves. A
 * cell also begins after either separator, since the spreadsheet may expect the other one.
 */
function asText(name: string): string {
  return name.replaceAll(/(^|[,;\t\r\n"]\s*)(?=[=+\-@\t\r])/g, "$1'");
}

function quoted(value: string | number, separator: string): string {
  const text = String(value);
  return text.includes(separator) || /["\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}
