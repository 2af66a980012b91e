// SPDX-License-Identifier: MIT
import { RULE_SETS, type Rules } from '../engine/questions';

/** The value of a sign in a code is its place among these. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The sign behind the K of a hand is its number of cards, and so many for each step in rules. */
const CARDS = 8;

/** Returns the rules for the hand of a code: those of the house for `K5762-9E8G0`. */
export function rulesOfHand(code: string): Rules {
  return RULE_SETS[Math.floor(SIGNS.indexOf(code.charAt(1)) / CARDS)] ?? 'house';
}
