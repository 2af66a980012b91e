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
}

/** The puzzle of a class to look at, as on a board. */
export function StillLetters({ text, kind }: Props) {
  return kind === 'alphametic' ? (
    <pre class="class-words" role="img" aria-label={text.replaceAll('\n', '; ')}>
      {linesOnPaper(text).join('\n')}
    </pre>
  ) : (
    <StillGrid text={text} />
  );
}

/** Numbers in cells, lines along diagonals. */
function StillGrid({ text }: Pick<Props, 'text'>) {
  const rows = text.split('\n').map((line) => line.trim().split(/\s+/));
  return (
    <div
      class="class-grid"
      role="img"
      aria-label={rows.map((row) => row.join(' ')).join('; ')}
      style={{ '--numbers': ((rows[0]?.length ?? 1) + 1) / 2 }}
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
