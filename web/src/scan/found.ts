// SPDX-License-Identifier: MIT
/** Puzzles that a server found in a picture, and where on the page each is played. */
import { addressOf as addressOfAlphametic, encodePuzzle } from '../alphametic/link';
import { USUAL_CONDITIONS } from '../alphametic/puzzle';
import { readPuzzle } from '../alphametic/reading';
import { addressOf, encodeGrid } from '../calcrostic/link';
import { readGrid } from '../calcrostic/reading';
import type { EngineClient } from '../engine/client';
import { isOf, linkTo, parseHand } from '../krypto/hand';
import { SIGNS, type Operator } from '../krypto/operations';
import { isRecord } from '../storage/persisted';
import { settingOfCode } from './hand-code';

const KINDS = ['hand', 'grid', 'alphametic'] as const;

export interface Found {
  kind: (typeof KINDS)[number];
  certain: boolean;
  /** `_` stands for what could not be read. */
  text: string;
  /** Why it is not certain, in English. */
  doubts: string[];
  code?: string;
}

/** In pixels of the picture, from the left and from the top. */
export interface Place {
  /** From 1, in a PDF. */
  page?: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Why nothing of a picture was read. */
const REVERSALS = ['mirrored', 'negative', 'mirrored negative'] as const;
export type Reversal = (typeof REVERSALS)[number];

/** The content of a picture. */
export interface Scanned {
  puzzles: Found[];
  /** Where print stands that looks like a puzzle but was not read. */
  unread: Place[];
  reversal?: Reversal;
}

/** Nothing if the answer is of another kind. */
export function readScanned(answer: unknown): Scanned | undefined {
  const { puzzles, unread, reversal } = isRecord(answer) ? answer : {};
  const known = REVERSALS.find((one) => one === reversal);
  return Array.isArray(puzzles) &&
    puzzles.every(isFound) &&
    Array.isArray(unread) &&
    unread.every(isPlace)
    ? { puzzles, unread, ...(known && { reversal: known }) }
    : undefined;
}

function isPlace(one: unknown): one is Place {
  return (
    isRecord(one) && ['left', 'top', 'right', 'bottom'].every((side) => Number.isInteger(one[side]))
  );
}

function isFound(one: unknown): one is Found {
  return (
    isRecord(one) &&
    KINDS.some((kind) => kind === one['kind']) &&
    typeof one['certain'] === 'boolean' &&
    typeof one['text'] === 'string' &&
    Array.isArray(one['doubts']) &&
    one['doubts'].every((doubt) => typeof doubt === 'string') &&
    ['string', 'undefined'].includes(typeof one['code'])
  );
}

export type Opening =
  { ok: true; address: string } | { ok: false; why: 'unread' | 'asks' | 'unplayable' };

/**
 * Returns the address at which a puzzle is played, or why there is none. Its code has the rules;
 * without a code they are those of the house.
 */
export async function openingOf(
  { kind, text, code = '' }: Found,
  client: Pick<EngineClient, 'ask'>,
): Promise<Opening> {
  if (text.includes('_')) {
    return { ok: false, why: 'unread' };
  }
  if (kind === 'hand') {
    const hand = parseHand(text, 'own');
    if (!hand.ok) {
      return { ok: false, why: 'unplayable' };
    }
    const setting = settingOfCode(code, hand.value);
    const isPlayed = isOf(setting.game, hand.value);
    return { ok: true, address: linkTo(hand.value, isPlayed ? setting : setting.rules) };
  }
  if (kind === 'alphametic') {
    const read = await readPuzzle(text, USUAL_CONDITIONS, client);
    return read.ok && read.value.ok
      ? { ok: true, address: addressOfAlphametic(encodePuzzle(read.value.puzzle)) }
      : { ok: false, why: 'unplayable' };
  }
  const read = await readGrid(text, client);
  return read.ok && read.value.ok
    ? { ok: true, address: addressOf(encodeGrid(read.value.grid)) }
    : { ok: false, why: text.includes('?') ? 'asks' : 'unplayable' };
}

/** The lines of a text, each in its words and signs. */
export function tokensOf(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.split(/\s+/).filter((token) => token !== ''))
    .filter((line) => line.length > 0);
}

/** A text with its operators as they are printed; its lines, and the rules between them, stay. */
export function withPrintedSigns(text: string): string {
  return text.replace(/-{2,}|[-*/]/g, (sign) => (sign.length > 1 ? sign : SIGNS[sign as Operator]));
}
