/** Puzzles that a server found in a picture, and where on the page each is played. */
import { readGridText } from '../calcrostic/grid-text';
import { addressOf, encodeGrid } from '../calcrostic/link';
import type { Rules } from '../engine/questions';
import { linkTo, parseHand } from '../krypto/hand';
import { isRecord } from '../storage/persisted';

export interface Found {
  kind: 'hand' | 'grid';
  certain: boolean;
  /** `_` stands for what could not be read. */
  text: string;
  /** Why it is not certain, in English. */
  doubts: string[];
  code?: string;
}

/** Nothing if the answer is of another kind. */
export function readFound(answer: unknown): Found[] | undefined {
  const puzzles = isRecord(answer) ? answer['puzzles'] : undefined;
  return Array.isArray(puzzles) && puzzles.every(isFound) ? puzzles : undefined;
}

function isFound(one: unknown): one is Found {
  return (
    isRecord(one) &&
    (one['kind'] === 'hand' || one['kind'] === 'grid') &&
    typeof one['certain'] === 'boolean' &&
    typeof one['text'] === 'string' &&
    Array.isArray(one['doubts']) &&
    one['doubts'].every((doubt) => typeof doubt === 'string') &&
    ['string', 'undefined'].includes(typeof one['code'])
  );
}

export type Opening =
  { ok: true; address: string } | { ok: false; why: 'unread' | 'asks' | 'unplayable' };

/** Where a puzzle is played, by the rules of its code. */
export function openingOf({ kind, text }: Found, rules: Rules): Opening {
  if (text.includes('_')) {
    return { ok: false, why: 'unread' };
  }
  if (kind === 'hand') {
    const hand = parseHand(text);
    return hand.ok
      ? { ok: true, address: linkTo(hand.value, rules) }
      : { ok: false, why: 'unplayable' };
  }
  const grid = readGridText(text);
  return grid.ok
    ? { ok: true, address: addressOf(encodeGrid(grid.grid)) }
    : { ok: false, why: text.includes('?') ? 'asks' : 'unplayable' };
}

/** The lines of a text, each in its words and signs. */
export function tokensOf(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.split(/\s+/).filter((token) => token !== ''))
    .filter((line) => line.length > 0);
}
