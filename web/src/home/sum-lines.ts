// SPDX-License-Identifier: MIT
/** Alphametics as they are drawn small: number below number, as on paper. */

export interface SumLine {
  /** The sign before the number; nothing before the first one and the result. */
  readonly sign: string;
  /** Letters and digits; points stand for unknown digits. */
  readonly number: string;
  /** Whether a rule is drawn above it. */
  readonly isResult: boolean;
}

/** More lines than that have no room. */
const MOST_LINES = 4;

/** Returns the lines of a text such as `SEND + MORE = MONEY`, or of a drawing of several lines. */
export function sumLines(text: string): SumLine[] {
  const isDrawing = text.includes('\n');
  const lines = isDrawing ? linesOfDrawing(text) : linesOfEquation(text);
  return lines.length <= MOST_LINES
    ? lines
    : [
        ...lines.slice(0, MOST_LINES - 2),
        { sign: '', number: '…', isResult: false },
        ...lines.slice(-1),
      ];
}

function linesOfEquation(text: string): SumLine[] {
  const parts = text.replaceAll(' ', '').matchAll(/([^\p{L}\p{N}.?_]*)([\p{L}\p{N}.?_]+\)*)/gu);
  return [...parts].map(([, sign = '', number = '']) => ({
    sign: sign.replace(/^=/, ''),
    number: number.replace(/[?_]/g, '.'),
    isResult: sign.startsWith('='),
  }));
}

function linesOfDrawing(text: string): SumLine[] {
  const lines: SumLine[] = [];
  let isResult = false;
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (/^[-=]{2,}$/.test(line)) {
      isResult = true;
    } else if (line !== '') {
      const [, sign = '', number = ''] = /^([^\p{L}\p{N}.?*_]*)(.*)$/u.exec(line) ?? [];
      lines.push({ sign: sign.trim(), number: number.replace(/[?*_]/g, '.'), isResult });
      isResult = false;
    }
  }
  return lines;
}

/** The longest line, in characters, with a sign before each number if any has one. */
export function widthOf(lines: readonly SumLine[]): number {
  const signs = Math.max(0, ...lines.map(({ sign }) => Array.from(sign).length));
  return signs + Math.max(1, ...lines.map(({ number }) => Array.from(number).length));
}

/** Whether the text says all that the drawing shows. */
export function isOfWords(text: string): boolean {
  return /^[\p{L}\s+=−×]+$/u.test(text);
}
