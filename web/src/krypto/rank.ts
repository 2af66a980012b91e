// SPDX-License-Identifier: MIT
/** Finds which of the solutions of a hand a player has found. */
import type { Expression } from './expression';
import { readFormula, type Task } from './formula';
import type { Rules } from '../engine/questions';
import type { Hand } from './hand';
import { madeCard, replay } from './table';

/**
 * The place of what was found among the solutions, the easiest first. Two formulas are the same
 * solution when they are the same function of the cards, however they are written.
 */
export function rankOf(
  found: Expression,
  solutions: readonly string[],
  hand: Hand,
  how: Rules | Task,
): number | undefined {
  const { rules, use } = typeof how === 'string' ? { rules: how, use: 'all' as const } : how;
  const wanted = valuesOf(found);
  const index = solutions.findIndex((solution) => {
    const read = readFormula(solution, hand, how);
    const made = read.ok
      ? madeCard(replay(hand, read.moves, rules).table, hand, use)?.made
      : undefined;
    return made !== undefined && areEqual(valuesOf(made), wanted);
  });
  return index === -1 ? undefined : index + 1;
}

const PRIME = (1n << 61n) - 1n;
const POINTS = [1n, 2n];

/**
 * The values of a function at two fixed points modulo a prime: polynomial identity testing by
 * Schwartz and Zippel. Functions of five cards have a degree of at most 16 on either side, so that
 * two different ones agree at a point by a chance below 10^-16, at both below 10^-33.
 */
function valuesOf(expression: Expression): Quotient[] {
  return POINTS.map((point) => quotientAt(point, expression));
}

function areEqual(ours: readonly Quotient[], theirs: readonly Quotient[]): boolean {
  return ours.every(([top, bottom], point) => {
    const [otherTop, otherBottom] = theirs[point] ?? [0n, 0n];
    // A division by 0 at a point would make everything equal to it.
    return (
      bottom !== 0n && otherBottom !== 0n && (top * otherBottom - otherTop * bottom) % PRIME === 0n
    );
  });
}

/** A quotient is kept as one, since dividing takes long. */
type Quotient = [top: bigint, bottom: bigint];

function quotientAt(point: bigint, expression: Expression): Quotient {
  if (expression.kind === 'card') {
    return [numberAt(point, expression.value), 1n];
  }
  const [a, b] = quotientAt(point, expression.left);
  const [c, d] = quotientAt(point, expression.right);
  switch (expression.operator) {
    case '+':
      return [(a * d + c * b) % PRIME, (b * d) % PRIME];
    case '-':
      return [(((a * d - c * b) % PRIME) + PRIME) % PRIME, (b * d) % PRIME];
    case '*':
      return [(a * c) % PRIME, (b * d) % PRIME];
    case '/':
      return [(a * d) % PRIME, (b * c) % PRIME];
  }
}

/**
 * The number that stands for a card at a point: SplitMix64, so that no two cards have to do with
 * each other.
 */
function numberAt(point: bigint, card: number): bigint {
  const word = (value: bigint) => BigInt.asUintN(64, value);
  let mixed = word((point << 32n) + BigInt(card) * 0x9e3779b97f4a7c15n);
  mixed = word((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n);
  mixed = word((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
  return (mixed ^ (mixed >> 31n)) % PRIME;
}
