// SPDX-License-Identifier: MIT
/**
 * The doubts of a server about a reading, as `row 1, column 3, character 2: may be D or O`: where
 * in the text each one is, and what it says.
 */
import type { Found, Kind } from './found';
import { placedTokens, type Token } from './text';

/** The place that a doubt names. */
export type DoubtPlace =
  | { kind: 'cell'; row: number; column: number }
  | { kind: 'sign'; line: number; place: number }
  | { kind: 'card'; number: number }
  | { kind: 'objective' }
  | { kind: 'before_objective' }
  | { kind: 'line'; line: number }
  | { kind: 'line_sign'; line: number };

/** The possible fault there. */
export type DoubtReason =
  | { kind: 'unread' }
  | { kind: 'unclear' }
  | { kind: 'choices'; of: string[] }
  | { kind: 'seen'; as: string };

/** Why something else stands in the text than what was seen. */
export interface Taken {
  readonly for: string;
  readonly by: 'answer' | 'code';
}

/** Doubts about the whole of a puzzle, as the server words them. */
export const WHOLE_DOUBTS = {
  'has no answer as read': 'no_answer',
  'has several answers as read': 'several_answers',
  'only the code below it could be read': 'only_code',
  'it stands in frames, and one of them is damaged': 'frame',
  'has lines beside it that were not read': 'lines_beside',
  'its code could not be read, and words may be others': 'no_code',
  'its signs and rules are not as sheets print them: one may be misread': 'signs',
  'before the objective: no colon or equals sign could be read': 'no_colon',
  'it was read only once, since there is so much print: take a picture of fewer puzzles':
    'read_once',
} as const;
export type WholeDoubt = (typeof WHOLE_DOUBTS)[keyof typeof WHOLE_DOUBTS];

export type Doubt =
  | {
      kind: 'place';
      place: DoubtPlace;
      /** From 1, within its word. */
      character?: number;
      reason: DoubtReason;
      taken?: Taken;
    }
  | { kind: 'whole'; doubt: WholeDoubt }
  /** In English, as the server says it. */
  | { kind: 'other'; text: string };

/** The doubts about a puzzle; what the check of its text says as well is left out. */
export function doubtsOf({ doubts }: Pick<Found, 'doubts'>): Doubt[] {
  return doubts.filter((doubt) => !/^(no|not an?) \w+ as read: /.test(doubt)).map(readDoubt);
}

const PLACES: readonly [RegExp, (first: number, second: number) => DoubtPlace][] = [
  [/^row (\d+), column (\d+)/, (row, column) => ({ kind: 'cell', row, column })],
  [/^line (\d+), place (\d+)/, (line, place) => ({ kind: 'sign', line, place })],
  [/^card (\d+)/, (number) => ({ kind: 'card', number })],
  [/^the objective/, () => ({ kind: 'objective' })],
  [/^before the objective/, () => ({ kind: 'before_objective' })],
  [/^line (\d+), operator/, (line) => ({ kind: 'line_sign', line })],
  [/^line (\d+)/, (line) => ({ kind: 'line', line })],
];

function readDoubt(text: string): Doubt {
  const whole = Object.entries(WHOLE_DOUBTS).find(([words]) => words === text);
  if (whole !== undefined) {
    return { kind: 'whole', doubt: whole[1] };
  }
  for (const [pattern, placeOf] of PLACES) {
    const found = pattern.exec(text);
    const rest = found && /^(?:, character (\d+))?: (.+)$/.exec(text.slice(found[0].length));
    const said = rest && readReason(rest[2] ?? '');
    if (said) {
      const place = placeOf(Number(found[1]), Number(found[2]));
      const character = rest[1] === undefined ? {} : { character: Number(rest[1]) };
      return { kind: 'place', place, ...character, ...said };
    }
  }
  return { kind: 'other', text };
}

function readReason(text: string): { reason: DoubtReason; taken?: Taken } | undefined {
  const byAnswer = /^(.+); taken for (\S+), which leaves one answer$/.exec(text);
  const byCode = /^(.+), the code below says (\S+)$/.exec(text);
  const reason = reasonOf(byAnswer?.[1] ?? byCode?.[1] ?? text);
  if (reason === undefined) {
    return undefined;
  }
  if (byAnswer) {
    return { reason, taken: { for: byAnswer[2] ?? '', by: 'answer' } };
  }
  return byCode ? { reason, taken: { for: byCode[2] ?? '', by: 'code' } } : { reason };
}

function reasonOf(text: string): DoubtReason | undefined {
  if (/^(nothing could|could not) be read$/.test(text) || text === 'looks like _') {
    return { kind: 'unread' };
  }
  if (text === 'is unclear') {
    return { kind: 'unclear' };
  }
  const [, choices] = /^may be (.+)$/.exec(text) ?? [];
  if (choices !== undefined) {
    return { kind: 'choices', of: choices.split(/, | or /) };
  }
  const [, as] = /^looks like (\S+?)(, not like a colon or an equals sign)?$/.exec(text) ?? [];
  return as === undefined ? undefined : { kind: 'seen', as };
}

/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The part of a text that a doubt is about; nothing if it is not about a part, or has none there. */
export function spanOf(kind: Kind, text: string, doubt: Doubt): Span | undefined {
  const token = tokenOf(kind, text, doubt);
  if (token === undefined || doubt.kind !== 'place') {
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
  if (doubt.kind !== 'place') {
    return undefined;
  }
  const lines = placedTokens(text);
  const { place } = doubt;
  switch (place.kind) {
    case 'cell':
      return lines[2 * (place.row - 1)]?.[2 * (place.column - 1)];
    case 'sign':
      return lines[place.line - 1]?.[place.place - 1];
    case 'card':
      return lines.flat()[place.number - 1];
    case 'objective':
      return lines.flat().at(-1);
    case 'before_objective':
      return lines.flat().at(-2);
    case 'line':
    case 'line_sign':
      return kind === 'alphametic' ? inLine(lines, place) : undefined;
  }
}

/** The word or the sign in a line of a drawing, which may have been written in one line since. */
function inLine(
  lines: readonly Token[][],
  { kind, line }: Extract<DoubtPlace, { line: number }>,
): Token | undefined {
  const isSign = ({ text }: Token) => /^[-+×÷−=*/]$/.test(text);
  const wanted = ({ text }: Token) => (kind === 'line_sign') === isSign({ text, start: 0 });
  if (lines.length > 1) {
    const [only, ...more] = (lines[line - 1] ?? []).filter(wanted);
    return more.length === 0 ? only : undefined;
  }
  // The first line of a column has no sign, and a rule is above the last one.
  const [tokens = []] = lines;
  const words = tokens.filter((token) => !isSign(token));
  const isColumn = tokens.filter(isSign).every(({ text }) => text === '+' || text === '=');
  if (!isColumn || (kind === 'line' && line === 1)) {
    return isColumn ? words[0] : undefined;
  }
  return kind === 'line_sign'
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
