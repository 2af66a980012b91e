// SPDX-License-Identifier: MIT
/** Exact arithmetic of lines: integers of any size, and fractions of them. */
import { asRead, type Line } from './grid';

/** The left side of a line over its bottom; bottom 0: it does not exist. */
function leftSide(line: Line, numbers: readonly bigint[]): { top: bigint; bottom: bigint } {
  const at = (i: number) => numbers[line.cells[i] ?? 0] ?? 0n;
  // The sum so far, and the term that is still growing: products go before sums.
  let sum = { top: 0n, bottom: 1n };
  let term = { top: at(0), bottom: 1n };
  const finishTerm = () => {
    sum = { top: sum.top * term.bottom + term.top * sum.bottom, bottom: sum.bottom * term.bottom };
  };
  line.signs.slice(0, -1).forEach((sign, i) => {
    const number = at(i + 1);
    switch (sign) {
      case '*':
        term = { top: term.top * number, bottom: term.bottom };
        break;
      case '/':
        term = { top: term.top, bottom: term.bottom * number };
        break;
      case '+':
      case '-':
        finishTerm();
        term = { top: sign === '+' ? number : -number, bottom: 1n };
        break;
      case '=':
        throw new Error('a line has one sign =, at its end');
    }
  });
  finishTerm();
  return sum;
}

/** Whether the numbers, one a cell, satisfy the line. */
export function holds(line: Line, numbers: readonly bigint[]): boolean {
  const read = asRead(line);
  const { top, bottom } = leftSide(read, numbers);
  const result = numbers[read.cells.at(-1) ?? 0] ?? 0n;
  return bottom !== 0n && top === bottom * result;
}
