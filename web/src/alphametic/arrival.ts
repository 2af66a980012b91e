// SPDX-License-Identifier: MIT
/** Lays puzzles on the table: that of a link, a new one, one of the player's. */
import { batch } from '@preact/signals';
import { goTo } from '../address/router';
import { holdScroll } from '../address/scroll';
import { engine } from '../engine';
import type { EngineError } from '../engine/outcome';
import type { Answer } from '../engine/questions';
import { language } from '../i18n';
import { LEVELS } from '../days/daily';
import type { Judgement } from '../letters/desk';
import { newGame } from './game';
import { games, keepGame, preferences } from './kept';
import { addressOf, decodePuzzle, encodePuzzle, type Linked } from './link';
import { answerOf, asked, conditionsOf, isOpen, USUAL_CONDITIONS, type Puzzle } from './puzzle';
import { readPuzzle } from './reading';
import { cursor, desk, judgement, level, situation, verdict } from './table';

/** Answers that come when the player has gone elsewhere mean nothing any more. */
let arrivals = 0;

/** Goes where the address behind `#/alphametic/` says. */
export function arrive(parts: readonly string[], query: URLSearchParams): void {
  ++arrivals;
  const path = parts.join('/');
  if (path === '' || path === 'new') {
    layLast(path === 'new');
  } else {
    void layLinked(decodePuzzle(`${path}?${query.toString()}`));
  }
}

/** The last game that was not finished; without one, a new puzzle, or what will be chosen. */
function layLast(chooses: boolean): void {
  const last = games.value.find(({ ended }) => !ended);
  if (last !== undefined) {
    void layLinked(decodePuzzle(last.code));
  } else if (chooses) {
    situation.value = { kind: 'choosing' };
  } else {
    void layNew();
  }
}

async function layLinked(linked: Linked): Promise<void> {
  const arrival = arrivals;
  situation.value = { kind: 'laying' };
  const read = await readPuzzle(linked.text, linked.conditions);
  if (arrival !== arrivals) {
    return;
  }
  if (!read.ok) {
    const retry = () => void layLinked(linked);
    situation.value = { kind: 'failed', error: read.error, retry };
  } else if (!read.value.ok) {
    situation.value = { kind: 'broken_link', fault: read.value.fault };
  } else {
    lay(read.value.puzzle);
  }
}

/** Makes a puzzle by a new seed, and goes to its address. */
export async function layNew(): Promise<void> {
  const arrival = ++arrivals;
  holdScroll();
  situation.value = { kind: 'laying' };
  const made = await makePuzzle();
  if (arrival !== arrivals) {
    return;
  }
  if (made.ok) {
    const code = encodePuzzle(made.puzzle);
    // Few sums are doubly true: one that was played before is played from the beginning.
    if (games.value.some((game) => game.code === code && game.ended)) {
      keepGame(newGame(code));
    }
    goTo(addressOf(code));
  } else {
    situation.value = { kind: 'failed', error: made.error, retry: () => void layNew() };
  }
}

type Made = { ok: true; puzzle: Puzzle } | { ok: false; error: EngineError };

async function makePuzzle(): Promise<Made> {
  const { shape, level: difficulty } = preferences.value;
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const made = await engine.ask('alphametic/generate', {
    seed,
    kind: shape,
    lang: language.value,
    // Doubly true sums are few, and some levels have none.
    ...(shape !== 'doubly-true' && { difficulty }),
  });
  if (!made.ok) {
    return made;
  }
  const read = await readPuzzle(made.value.puzzles[0]?.puzzle ?? '', USUAL_CONDITIONS);
  if (!read.ok) {
    return read;
  }
  return read.value.ok ? read.value : { ok: false, error: { kind: 'crashed' } };
}

function lay(puzzle: Puzzle): void {
  const code = encodePuzzle(puzzle);
  const begun = games.value.find((game) => game.code === code);
  const row = puzzle.rows.findIndex((items) => items.some(isOpen));
  batch(() => {
    keepGame(begun ?? newGame(code));
    situation.value = { kind: 'laid', code, puzzle };
    judgement.value = { kind: 'asking' };
    verdict.value = undefined;
    level.value = undefined;
    cursor.value = { row, item: puzzle.rows[row]?.findIndex(isOpen) ?? 0, symbol: 0 };
    desk.clear();
  });
  void judge(puzzle);
}

/** Asks how many answers the puzzle has, and how hard it is. */
export async function judge(puzzle: Puzzle): Promise<void> {
  const arrival = arrivals;
  const question = asked(puzzle.puzzle, conditionsOf(puzzle));
  const solved = await engine.ask('alphametic/solve', { ...question, limit: 2 });
  if (arrival !== arrivals) {
    return;
  }
  judgement.value = solved.ok ? judgementOf(puzzle, solved.value) : unsolved(solved.error);
  if (judgement.value.kind !== 'one' || !puzzle.has_reasons) {
    return;
  }
  const graded = await engine.ask('alphametic/grade', question);
  if (arrival === arrivals && graded.ok) {
    const found = graded.value.puzzles[0]?.level;
    level.value = LEVELS.find((one) => one === found);
  }
}

function unsolved(error: EngineError): Judgement {
  return error.kind === 'too_much' ? { kind: 'beyond' } : { kind: 'failed', error };
}

function judgementOf(puzzle: Puzzle, { solutions }: Answer<'alphametic/solve'>): Judgement {
  const [first, second] = solutions ?? [];
  if (first === undefined) {
    return { kind: 'none' };
  }
  return second === undefined
    ? { kind: 'one', answer: answerOf(puzzle, first) }
    : { kind: 'several' };
}
