// SPDX-License-Identifier: MIT
/** Whether a text is a puzzle, and where it is played; or what is wrong with it, and where. */
import { addressOf as addressOfAlphametic, encodePuzzle } from '../alphametic/link';
import { USUAL_CONDITIONS } from '../alphametic/puzzle';
import { questionsOf as questionsOfAlphametic } from '../alphametic/questions';
import { faultText, readPuzzle } from '../alphametic/reading';
import { addressOf, encodeGrid } from '../calcrostic/link';
import { questionsOf } from '../calcrostic/questions';
import { readGrid } from '../calcrostic/reading';
import type { EngineClient } from '../engine/client';
import type { GridKind } from '../engine/kinds';
import type { Rules } from '../engine/questions';
import { words } from '../i18n';
import type { GameName } from '../krypto/games';
import { isOf, linkTo, parseHand, type HandProblem } from '../krypto/hand';
import { explainHand } from '../krypto/hand-problem';
import { explainError } from '../parts/notice';
import type { Found } from './found';
import { settingOfCode } from './hand-code';
import { placedTokens, showsDiagonals, spotOf, type Spot } from './text';
import { scanWords } from './words';

/** How many answers a puzzle has; unknown of those that take too long. */
export type Answers = 'one' | 'several' | 'none' | 'unknown';

export type Verdict =
  /** Only puzzles of letters have their answers counted: a correct hand may have none. */
  | { ok: true; address: string; countAnswers?: () => Promise<Answers> }
  | {
      ok: false;
      why: 'nothing' | 'several' | 'unread' | 'asks' | 'fault';
      /** Where the fault stands, if it is one of a place. */
      at?: Spot;
      /** The fault in one sentence, in the language that the page then has. */
      says: () => string;
    };

type Client = Pick<EngineClient, 'ask'>;
type Read = Pick<Found, 'kind' | 'text' | 'code'> & {
  /** Those of the sheet. */
  rules?: Rules | undefined;
};

/** Judges the text of a puzzle. A code has the rules of a hand; others have those of their sheet. */
export async function verdictOn(
  { kind, text, code = '', rules }: Read,
  client: Client,
): Promise<Verdict> {
  if (text.trim() === '') {
    return { ok: false, why: 'nothing', says: () => scanWords().verdict.nothing };
  }
  const unread = text.indexOf('_');
  if (unread >= 0) {
    const at = spotOf(text, unread);
    return { ok: false, why: 'unread', at, says: () => scanWords().verdict.unread(at) };
  }
  switch (kind) {
    case 'hand':
      return verdictOnHand(text, code, rules);
    case 'grid':
      return verdictOnGrid(text, client);
    case 'alphametic':
      return verdictOnAlphametic(text, client);
  }
}

function verdictOnHand(text: string, code: string, rules: Rules | undefined): Verdict {
  const read = parseHand(text, 'own');
  if (!read.ok) {
    return faultOfHand(text, read.problem);
  }
  const setting = settingOfCode(code, read.value, rules);
  const isPlayed = isOf(setting.game, read.value);
  const address = linkTo(read.value, isPlayed ? setting : setting.rules);
  return { ok: true, address };
}

function faultOfHand(text: string, problem: HandProblem): Verdict {
  const wrong = 'text' in problem ? problem.text : undefined;
  const token = placedTokens(text)
    .flat()
    .flatMap((one) => partsOf(one.text, one.start))
    .find((one) => one.text === wrong);
  const explain = () => explainHand(problem, 'own');
  if (token === undefined) {
    return { ok: false, why: 'fault', says: explain };
  }
  const at = spotOf(text, token.start);
  return { ok: false, why: 'fault', at, says: () => scanWords().verdict.at(at, explain()) };
}

/** The numbers of a word such as `9:8`. */
function partsOf(text: string, start: number) {
  return [...text.matchAll(/[^:∶=→,;]+/g)].map((found) => ({
    text: found[0],
    start: start + found.index,
  }));
}

async function verdictOnGrid(text: string, client: Client): Promise<Verdict> {
  const read = await readGrid(text, client);
  if (!read.ok) {
    const { error } = read;
    return { ok: false, why: 'fault', says: () => explainError(error) };
  }
  if (read.value.ok) {
    const { grid } = read.value;
    const countAnswers = () => answersOf(questionsOf(grid, grid, client));
    return { ok: true, address: addressOf(encodeGrid(grid)), countAnswers };
  }
  const { fault } = read.value;
  const at = 'column' in fault ? { line: fault.line, column: fault.column } : undefined;
  const where = at && { at };
  return text.includes('?')
    ? { ok: false, why: 'asks', ...where, says: () => scanWords().verdict.asks }
    : { ok: false, why: 'fault', ...where, says: () => words().calcrostic.faults(fault) };
}

async function verdictOnAlphametic(text: string, client: Client): Promise<Verdict> {
  const read = await readPuzzle(text, USUAL_CONDITIONS, client);
  if (!read.ok) {
    const { error } = read;
    return { ok: false, why: 'fault', says: () => explainError(error) };
  }
  if (!read.value.ok) {
    const { fault } = read.value;
    const at = { line: fault.line, column: fault.column };
    return { ok: false, why: 'fault', at, says: () => faultText(fault) };
  }
  const { puzzle } = read.value;
  const countAnswers = () => answersOf(questionsOfAlphametic(puzzle, client));
  return { ok: true, address: addressOfAlphametic(encodePuzzle(puzzle)), countAnswers };
}

async function answersOf({
  solve,
}: Pick<ReturnType<typeof questionsOf>, 'solve'>): Promise<Answers> {
  const solved = await solve(2);
  return solved.ok ? ((['none', 'one'] as const)[solved.value.length] ?? 'several') : 'unknown';
}

/** The game of a puzzle: that of a hand is known by its code or its cards, that of a grid by its diagonals. */
export type Form = 'alphametic' | GridKind | GameName;

export function formOf({ kind, text, code = '' }: Read): Form {
  if (kind === 'alphametic') {
    return kind;
  }
  if (kind === 'grid') {
    return showsDiagonals(text) ? 'calcrostic' : 'newspaper';
  }
  const read = parseHand(text, 'own');
  if (!read.ok) {
    return 'krypto';
  }
  const { game } = settingOfCode(code, read.value);
  return isOf(game, read.value) ? game : 'own';
}
