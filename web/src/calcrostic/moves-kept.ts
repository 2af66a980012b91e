// SPDX-License-Identifier: MIT
import { isRecord } from '../storage/persisted';
import type { Move } from './board';
import { isLetter } from './grid';

/** Reads moves that were kept; nothing if one of them is not a move. */
export function readMoves(kept: unknown): Move[] | undefined {
  if (!Array.isArray(kept)) {
    return undefined;
  }
  const moves: Move[] = [];
  for (const item of kept) {
    const move = readMove(item);
    if (move === undefined) {
      return undefined;
    }
    moves.push(move);
  }
  return moves;
}

function readMove(kept: unknown): Move | undefined {
  if (!isRecord(kept)) {
    return undefined;
  }
  const { kind, letter, digit, left, digits } = kept;
  switch (kind) {
    case 'assign':
    case 'cross':
      return isLetterName(letter) && isDigitValue(digit) ? { kind, letter, digit } : undefined;
    case 'erase':
    case 'uncross':
      return isLetterName(letter) ? { kind, letter } : undefined;
    case 'narrow':
      return isByLetter(left, isDigitList) ? { kind, left } : undefined;
    case 'tell':
      return isByLetter(digits, isDigitValue) ? { kind, digits } : undefined;
    case 'clear':
      return { kind };
    default:
      return undefined;
  }
}

function isLetterName(value: unknown): value is string {
  return typeof value === 'string' && isLetter(value);
}

function isDigitValue(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9;
}

function isDigitList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isDigitValue);
}

function isByLetter<Value>(
  value: unknown,
  isValue: (one: unknown) => one is Value,
): value is Record<string, Value> {
  return (
    isRecord(value) &&
    Object.entries(value).every(([letter, one]) => isLetter(letter) && isValue(one))
  );
}
