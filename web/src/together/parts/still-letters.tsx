// SPDX-License-Identifier: MIT
import { linesOnPaper } from '../../answering/words-text';
import type { LetterKind } from '../../engine/kinds';

/** A cell of the text between the numbers that no line passes. */
const NO_SIGN = '.';

/** Whether the place holds a number, the sign of a row or column, or that of a diagonal. */
function kindOf(row: number, column: number): 'number' | 'sign' | 'main' | 'other' {
  if (row % 2 === 0 && column % 2 === 0) {
    return 'number';
  }
  return row % 2 === 0 || column % 2 === 0 ? 'sign' : row === column ? 'main' : 'other';
}

interface Props {
  text: string;
  kind: LetterKind | undefined;
  /** The answer, once it is no secret: digits stand in place of the letters. */
  answer?: string | null;
}

/** The puzzle of a class to look at, as on a board. */
export function StillLetters({ text, kind, answer }: Props) {
  return kind === 'alphametic' ? (
    <StillWords text={text} lines={withDigits(linesOnPaper(text).join('\n'), answer ?? '')} />
  ) : (
    <StillGrid text={text} shown={withDigits(text, answer ?? '')} />
  );
}

/** Puts digits in place of letters, by an answer such as `A=2, B=7`. */
export function withDigits(text: string, answer: string): string {
  const digits = new Map(
    [...answer.matchAll(/([^\s,=]+)\s*=\s*(\d)/gu)].map(([, name = '', digit = '']) => [
      name,
      digit,
    ]),
  );
  return Array.from(text, (symbol) => digits.get(symbol) ?? symbol).join('');
}

/** Digits below each other, as on paper, with rules between them. */
function StillWords({ text, lines }: { text: string; lines: string }) {
  const rows = lines.split('\n').map((line) => Array.from(line));
  const width = Math.max(...rows.map((row) => row.length));
  return (
    <div
      class="class-words"
      role="img"
      aria-label={text.replaceAll('\n', '; ')}
      style={{ '--signs': width, '--lines': rows.length }}
    >
      {rows.map((row, i) =>
        isRule(row) ? (
          <hr key={i} style={{ gridRow: i + 1, gridColumn: `1 / span ${width}` }} />
        ) : (
          row.map((sign, j) => (
            <span key={`${i} ${j}`} style={{ gridRow: i + 1, gridColumn: j + 1 }}>
              {sign}
            </span>
          ))
        ),
      )}
    </div>
  );
}

function isRule(row: readonly string[]): boolean {
  return row.length > 1 && row.every((sign) => sign === '-' || sign === ' ');
}

/** Numbers in cells, lines along diagonals. */
function StillGrid({ text, shown }: { text: string; shown: string }) {
  const rows = shown.split('\n').map((line) => line.trim().split(/\s+/));
  return (
    <div
      class="class-grid"
      role="img"
      aria-label={text.replace(/ +/g, ' ').replaceAll('\n', '; ')}
      style={{ '--numbers': ((rows[0]?.length ?? 1) + 1) / 2, '--lines': (rows.length + 1) / 2 }}
    >
      {rows.map((row, i) =>
        row.map((cell, j) => (
          <span key={`${i} ${j}`} data-kind={cell === NO_SIGN ? 'sign' : kindOf(i, j)}>
            <span>{cell === NO_SIGN ? '' : cell}</span>
          </span>
        )),
      )}
    </div>
  );
}
