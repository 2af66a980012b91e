// SPDX-License-Identifier: MIT
/** The doubts of a server about a reading, and where in the text each one is. */
import { isRecord } from '../storage/persisted';
import type { Found, Kind } from './found';
import { placedTokens, type Token } from './text';

/** The parts of a puzzle that a doubt can be about. */
const PARTS = [
  'puzzle',
  'card',
  'objective',
  'before_objective',
  'cell',
  'sign',
  'line',
  'line_sign',
] as const;

/** Doubts about the whole of a puzzle, which need no further word. */
export const WHOLE_DOUBTS = [
  'no_answer',
  'several_answers',
  'only_code',
  'damaged_frame',
  'lines_beside',
  'no_code',
  'odd_signs',
  'read_once',
] as const;
export type WholeDoubt = (typeof WHOLE_DOUBTS)[number];

const REASONS = [
  'unread',
  'unclear',
  'choices',
  'seen',
  'off_centre',
  'not_a_colon',
  'malformed',
  'card_count',
  'letter_count',
  'letter_order',
  ...WHOLE_DOUBTS,
] as const;

/** A doubt of a server, as /api/scan describes it. Numbers count from 1. */
export interface Detail {
  readonly part: (typeof PARTS)[number];
  readonly reason: (typeof REASONS)[number];
  readonly card?: number;
  readonly row?: number;
  readonly column?: number;
  readonly line?: number;
  readonly place?: number;
  /** Within its word. */
  readonly character?: number;
  readonly count?: number;
  readonly boxes?: number;
  readonly seen?: string;
  /** Stands in the text instead of what was seen. */
  readonly taken?: string;
  readonly by?: 'answer' | 'code';
}

export interface Doubt extends Omit<Detail, 'reason'> {
  /** Nothing if it is of a newer or older server. */
  readonly reason?: Detail['reason'];
  /** The whole doubt, in English. */
  readonly sentence: string;
}

/** The doubts about a puzzle; what the check of its text says as well is left out. */
export function doubtsOf({ doubts, details }: Pick<Found, 'doubts' | 'details'>): Doubt[] {
  return doubts
    .map((sentence, index): Doubt => {
      const detail = details?.[index];
      return isDetail(detail) ? { ...detail, sentence } : { part: 'puzzle', sentence };
    })
    .filter(({ reason }) => reason !== 'malformed');
}

/** Whether it is a doubt that this page knows. */
function isDetail(one: unknown): one is Detail {
  return (
    isRecord(one) &&
    PARTS.some((part) => part === one['part']) &&
    REASONS.some((reason) => reason === one['reason']) &&
    NUMBERS.every((key) => one[key] === undefined || Number.isInteger(one[key])) &&
    ['seen', 'taken', 'by'].every((key) => ['string', 'undefined'].includes(typeof one[key]))
  );
}

const NUMBERS = ['card', 'row', 'column', 'line', 'place', 'character', 'count', 'boxes'];

/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The part of a text that a doubt is about; nothing if it is not about a part, or has none there. */
export function spanOf(kind: Kind, text: string, doubt: Doubt): Span | undefined {
  const token = tokenOf(kind, text, doubt);
  if (token === undefined) {
    return undefined;
  }
  const { start } = token;
  const end = start + token.text.length;
  const at = start + (doubt.character ?? 1) - 1;
  return doubt.character !== undefined && at < end ? { start: at, end: at + 1 } : { start, end };
}

/** Whether a person has changed what a doubt is about. */
export function isSettled(kind: Kind, read: string, text: string, doubt: Doubt): boolean {
  return tokenOf(kind, read, doubt)?.text !== tokenOf(kind, text, doubt)?.text;
}

function tokenOf(kind: Kind, text: string, doubt: Doubt): Token | undefined {
  const lines = placedTokens(text);
  const { part, card = 0, row = 0, column = 0, line = 0, place = 0 } = doubt;
  switch (part) {
    case 'puzzle':
      return undefined;
    case 'cell':
      return lines[2 * (row - 1)]?.[2 * (column - 1)];
    case 'sign':
      return lines[line - 1]?.[place - 1];
    case 'card':
      return lines.flat()[card - 1];
    case 'objective':
      return lines.flat().at(-1);
    case 'before_objective':
      return lines.flat().at(-2);
    case 'line':
    case 'line_sign':
      return kind === 'alphametic' ? inLine(lines, part, line) : undefined;
  }
}

/** The word or the sign in a line of a drawing, which may have been written in one line since. */
function inLine(
  lines: readonly Token[][],
  part: 'line' | 'line_sign',
  line: number,
): Token | undefined {
  const isSign = ({ text }: Token) => /^[-+×÷−=*/]$/.test(text);
  const wanted = ({ text }: Token) => (part === 'line_sign') === isSign({ text, start: 0 });
  if (lines.length > 1) {
    const [only, ...more] = (lines[line - 1] ?? []).filter(wanted);
    return more.length === 0 ? only : undefined;
  }
  // The first line of a column has no sign, and a rule is above the last one.
  const [tokens = []] = lines;
  const words = tokens.filter((token) => !isSign(token));
  const isColumn = tokens.filter(isSign).every(({ text }) => text === '+' || text === '=');
  if (!isColumn || (part === 'line' && line === 1)) {
    return isColumn ? words[0] : undefined;
  }
  return part === 'line_sign'
    ? tokens.filter(isSign)[line - 2]
    : words[line <= words.length - 1 ? line - 1 : words.length - 1];
}

/** A part of a text with its mark, if it has one. */
export interface Segment<Mark extends string> {
  readonly text: string;
  readonly mark?: Mark;
}

/** Takes a text apart at marked spans; where they overlap, the first one counts. */
export function segmentsOf<Mark extends string>(
  text: string,
  marked: readonly (Span & { mark: Mark })[],
): Segment<Mark>[] {
  const markAt = (index: number) =>
    marked.find(({ start, end }) => start <= index && index < end)?.mark;
  const segments: { text: string; mark?: Mark }[] = [];
  for (let index = 0; index < text.length; ++index) {
    const mark = markAt(index);
    const last = segments.at(-1);
    if (last !== undefined && last.mark === mark) {
      last.text += text.charAt(index);
    } else {
      segments.push({ text: text.charAt(index), ...(mark !== undefined && { mark }) });
    }
  }
  return segments;
}
