// SPDX-License-Identifier: MIT
/** Texts of puzzles: their words and signs, how they are printed, and what kind one is. */
import { isCode } from '../engine/sheet-puzzle';
import { parseHand } from '../krypto/hand';
import { SIGNS, type Operator } from '../krypto/operations';
import type { Kind } from './found';

/** How a kind of puzzle is written. */
export function kindOfForm(form: string): Kind {
  return form === 'alphametic'
    ? form
    : form === 'calcrostic' || form === 'newspaper'
      ? 'grid'
      : 'hand';
}

/** A word or a sign, and where it stands in its text. */
export interface Token {
  readonly text: string;
  readonly start: number;
}

/** The lines of a text, each in its words and signs; blank lines are empty. */
export function placedTokens(text: string): Token[][] {
  let start = 0;
  return text.split('\n').map((line) => {
    const tokens = [...line.matchAll(/\S+/g)].map((found) => ({
      text: found[0],
      start: start + found.index,
    }));
    start += line.length + 1;
    return tokens;
  });
}

/** The lines of a text that are not blank, each in its words and signs. */
export function tokensOf(text: string): string[][] {
  return placedTokens(text)
    .map((line) => line.map((token) => token.text))
    .filter((line) => line.length > 0);
}

/** A text with its operators as they are printed; its lines, and the rules between them, stay. */
export function withPrintedSigns(text: string): string {
  return text.replace(/-{2,}|[-*/]/g, (sign) => (sign.length > 1 ? sign : SIGNS[sign as Operator]));
}

/** Whether a grid has a sign of a diagonal: at a crossing, between the signs of the columns. */
export function showsDiagonals(text: string): boolean {
  const lines = tokensOf(text);
  const width = Math.max(0, ...lines.map((line) => line.length));
  return lines.some(
    (line, i) =>
      i % 2 === 1 &&
      line.length > (width + 1) / 2 &&
      line.some((token, j) => j % 2 === 1 && token !== '.'),
  );
}

/** A grid with its columns below each other. */
function inColumns(text: string): string {
  const lines = tokensOf(text);
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) => line.map((token, column) => token.padEnd(widths[column] ?? 0)).join(' '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** The text of a puzzle as a person corrects it: printed signs, and columns that are in line. */
export function textToCorrect(kind: Kind, text: string): string {
  switch (kind) {
    case 'hand':
      return text.trim();
    case 'grid':
      return inColumns(withPrintedSigns(text));
    case 'alphametic':
      return withPrintedSigns(text).trimEnd();
  }
}

/** The fewest cells and lines of a grid. */
const LEAST_CELLS = 5;

/** Returns the kind of puzzle that a text which was typed looks like. */
export function kindOfText(text: string): Kind {
  if (/\d/.test(text) && !/[^\d\s:=→,;_]/.test(text)) {
    return 'hand';
  }
  const lines = tokensOf(text);
  const isGrid = lines.length > 1 && lines.every((line) => line.length >= LEAST_CELLS);
  return isGrid ? 'grid' : 'alphametic';
}

/** Returns the puzzles of a text that was typed: a line that is a code or a hand is one of them. */
export function puzzlesIn(text: string): string[] {
  if (parseHand(text, 'own').ok) {
    return [text]; // a hand may go over several lines
  }
  const puzzles: string[][] = [];
  let isOpen = false;
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const isWhole = isCode(line) || (kindOfText(line) === 'hand' && parseHand(line, 'own').ok);
    if (isOpen && !isWhole) {
      puzzles.at(-1)?.push(line);
    } else {
      puzzles.push([line]);
    }
    isOpen = !isWhole;
  }
  return puzzles.length > 1 ? puzzles.map((lines) => lines.join('\n')) : [text];
}

/** Line and column, from 1, as editors count them. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

export function spotOf(text: string, index: number): Spot {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The index of a line and column; the end of the text if it is shorter. */
export function indexOf(text: string, { line, column }: Spot): number {
  const lines = text.split('\n').slice(0, line - 1);
  const start = lines.reduce((sum, one) => sum + one.length + 1, 0);
  return Math.min(text.length, start + column - 1);
}
