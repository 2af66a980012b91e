// SPDX-License-Identifier: MIT
import { RULE_SETS, type Game as Hand, type Rules } from '../engine/questions';

export type { Hand };

export const HAND_SIZE = 5;
/** The largest number that fits on a card of the page. */
export const LARGEST_CARD = 999;

/** The fault of a hand that was typed or is in a link. */
export type HandProblem =
  | { kind: 'not_a_number'; text: string }
  | { kind: 'too_large'; text: string }
  | { kind: 'card_count'; count: number }
  | { kind: 'no_objective' }
  | { kind: 'unknown_rules'; text: string };

export type Read<Value> = { ok: true; value: Value } | { ok: false; problem: HandProblem };

/**
 * Reads `2 4 3 6 5 : 6`, or six numbers of which the last is the objective, with any of blanks,
 * commas, `=` and `→` between. The letters A, J, Q and K are 1, 11, 12 and 13.
 */
export function parseHand(text: string): Read<Hand> {
  const [cardText = '', objectiveText, ...more] = text.normalize('NFKC').split(/[:∶=→]+/);
  const cards = splitNumbers(cardText);
  const rest = splitNumbers([objectiveText ?? '', ...more].join(' '));
  return objectiveText === undefined
    ? makeHand(cards.slice(0, -1), cards.slice(-1))
    : makeHand(cards, rest);
}

/** The values of the letters of cards. */
const FACES: Readonly<Record<string, string>> = { A: '1', J: '11', Q: '12', K: '13' };

function splitNumbers(text: string): string[] {
  return text
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => FACES[word] ?? word);
}

/** Reads the parts of a link: `2-4-3-6-5` and `6`. */
export function parseLink(parts: readonly string[], rules: string | null): Read<LinkedHand> {
  const [cardText = '', ...objective] = parts;
  const hand = makeHand(
    cardText.split('-').filter((word) => word !== ''),
    objective,
  );
  if (!hand.ok) {
    return hand;
  }
  const found = RULE_SETS.find((one) => one === (rules ?? 'house'));
  return found === undefined
    ? { ok: false, problem: { kind: 'unknown_rules', text: rules ?? '' } }
    : { ok: true, value: { hand: hand.value, rules: found } };
}

export interface LinkedHand {
  hand: Hand;
  rules: Rules;
}

function makeHand(cardTexts: readonly string[], objectiveTexts: readonly string[]): Read<Hand> {
  for (const text of [...cardTexts, ...objectiveTexts]) {
    if (!/^\d+$/.test(text)) {
      return { ok: false, problem: { kind: 'not_a_number', text } };
    }
    if (Number(text) > LARGEST_CARD) {
      return { ok: false, problem: { kind: 'too_large', text } };
    }
  }
  if (cardTexts.length !== HAND_SIZE) {
    return { ok: false, problem: { kind: 'card_count', count: cardTexts.length } };
  }
  const [objective, ...more] = objectiveTexts;
  if (objective === undefined || more.length > 0) {
    return { ok: false, problem: { kind: 'no_objective' } };
  }
  return { ok: true, value: { cards: cardTexts.map(Number), objective: Number(objective) } };
}

/** The address of a hand within the page. */
export function linkTo(hand: Hand, rules: Rules): string {
  return `#/krypto/${hand.cards.join('-')}/${hand.objective}?rules=${rules}`;
}

/** `2 4 3 6 5 : 6`, as people write it and the engine reads it. */
export function handText(hand: Hand): string {
  return `${hand.cards.join(' ')} : ${hand.objective}`;
}

export function sameHand(a: Hand, b: Hand): boolean {
  return handText(a) === handText(b);
}
