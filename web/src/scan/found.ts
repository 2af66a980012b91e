// SPDX-License-Identifier: MIT
/** Puzzles that a server found in a picture. */
import { isRecord } from '../storage/persisted';

const KINDS = ['hand', 'grid', 'alphametic'] as const;
export type Kind = (typeof KINDS)[number];

export interface Found {
  kind: Kind;
  certain: boolean;
  /** `_` stands for what could not be read. */
  text: string;
  /** Why it is not certain, in English. */
  doubts: string[];
  /** The same for programs: see Detail in doubts.ts. */
  details?: unknown[];
  code?: string;
  place: Place;
  /** From 1, in a PDF. */
  page?: number;
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
    (one['details'] === undefined || Array.isArray(one['details'])) &&
    ['string', 'undefined'].includes(typeof one['code']) &&
    isPlace(one['place'])
  );
}
