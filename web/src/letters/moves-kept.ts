// SPDX-License-Identifier: MIT
import { isRecord } from '../storage/persisted';
import { listOf } from '../storage/readers';
import type { Move } from './board';

/** The largest base of numbers that the engine takes. */
export const MOST_BASE = 36;

/** Reads moves that were kept; nothing if one of them is not a move. */
export function readMoves(kept: unknown, base: number): Move[] | undefined {
  return listOf((move) => readMove(move, base))(kept);
}

function readMove(kept: unknown, most: number): Move | undefined {
  const isDigitValue = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < most;
  const isDigitList = (value: unknown): value is number[] =>
    Array.isArray(value) && value.every(isDigitValue);
  if (!isRecord(kept)) {
    return undefined;
  }
  const { kind, letter, digit, left, digits, base } = kept;
  switch (kind) {
    case 'assign':
    case 'cross':
      return isLetterName(letter) && isDigitValue(digit) ? { kind, letter, digit } : undefined;
    case 'erase':
    case 'uncross':
      return isLetterName(letter) ? { kind, letter } : undefined;
    case 'narrow':
      return isByLetter(left, isDigitList)
        ? { kind, left, ...(isBase(base) && { base }) }
        : undefined;
    case 'tell':
      return isByLetter(digits, isDigitValue) ? { kind, digits } : undefined;
    case 'clear':
      return { kind };
    default:
      return undefined;
  }
}

/** A letter or symbol, or a digit that has none: `.1`. */
function isLetterName(value: unknown): value is string {
  return typeof value === 'string' && /^([A-Za-z]|[A-Z]?[^\0-\x7f]{1,64}|\.\d+)$/.test(value);
}

function isBase(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 2 && Number(value) <= MOST_BASE;
}

function isByLetter<Value>(
  value: unknown,
  isValue: (one: unknown) => one is Value,
): value is Record<string, Value> {
  return (
    isRecord(value) &&
    Object.entries(value).every(([letter, one]) => isLetterName(letter) && isValue(one))
  );
}
