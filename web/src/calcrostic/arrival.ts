// SPDX-License-Identifier: MIT
/** Lays puzzles on the table: that of a link, that of the day, a new one, one of the player's. */
import { batch } from '@preact/signals';
import { engine } from '../engine';
import { mapped, type Outcome } from '../engine/outcome';
import type { Level } from '../days/daily';
import { dayNumber, hasPuzzles, isDay, today } from '../days/day';
import { EASY_LEVEL } from '../diary/dailies';
import { goTo } from '../address/router';
import { holdScroll } from '../address/scroll';
import { words } from '../i18n';
import { chooseLetter } from './choosing';
import { newGame, progressOf } from './game';
import type { Grid } from './grid';
import { goOn } from '../letters/choosing';
import { find, judge, make, seedsOf } from '../letters/laying';
import { gameOfDay, games, keepGame, kindOf, preferences } from './kept';
import type { GridKind } from '../engine/kinds';
import { addressOf, decodeGrid, encodeGrid } from './link';
import { readGrid } from './reading';
import { cursor, desk, passing, seat, situation } from './table';

/** Goes where the parts of the address behind `#/calcrostic/` say. */
export function arrive(parts: readonly string[], query?: URLSearchParams): void {
  ++desk.arrivals;
  const [first = '', kind] = parts;
  if (first === 'learn') {
    layGuided();
  } else if (first === 'today' || isDay(first)) {
    const date = first === 'today' ? today.peek() : first;
    layDay(date, kind === 'newspaper' ? kind : 'calcrostic', kind === 'easy');
  } else if (parts.length > 0 && first !== 'new') {
    layLink(parts.join('/'), query?.get('day') ?? '');
  } else {
    layLast();
  }
}

/** The grid of the lesson: 4 + 4 = 8, 3 + 2 = 5 and 7 + 6 = 13, and their columns. */
export const GUIDED_CODE = '3x3/A-A-8-B-C-5-7-6-1B/pepepepepepe';

/** Lays the grid of the lesson, which is not kept. */
function layGuided(): void {
  const decoded = decodeGrid(GUIDED_CODE);
  if (decoded.ok) {
    batch(() => {
      passing.value = newGame(GUIDED_CODE);
      spread(GUIDED_CODE, decoded.grid);
    });
  }
}

/** A link may name the day of its puzzle, which is not taken on trust. */
function layLink(text: string, date: string): void {
  const decoded = decodeGrid(text);
  if (decoded.ok && hasPuzzles(date)) {
    const code = encodeGrid(decoded.grid);
    const ask = () => gridOf(() => puzzleOfDay(date, kindOf(code)));
    void find(desk, ask, () => layLink(text, date)).then((grid) => {
      if (grid !== undefined) {
        lay(decoded.grid, encodeGrid(grid) === code ? dayNumber(date) : null);
      }
    });
  } else if (decoded.ok) {
    lay(decoded.grid);
  } else {
    const { fault } = decoded;
    situation.value = { kind: 'broken_link', fault: () => words().calcrostic.faults(fault) };
  }
}

/** The game that was not finished; without one, the calcrostic of the day. */
function layLast(): void {
  const [last] = games.value;
  const decoded = last && decodeGrid(last.code);
  if (last && decoded?.ok && progressOf(decoded.grid, last) === 'open') {
    lay(decoded.grid);
  } else {
    layDay(today.peek(), 'calcrostic');
  }
}

/** The puzzle of a day, which every day has in both kinds, or its easy calcrostic. */
function layDay(date: string, kind: GridKind, isEasy = false): void {
  if (!hasPuzzles(date)) {
    situation.value = { kind: 'no_such_day' };
    return;
  }
  const day = dayNumber(date);
  const begun = gameOfDay(day, kind, isEasy);
  const decoded = begun && decodeGrid(begun.code);
  if (decoded?.ok) {
    lay(decoded.grid);
    return;
  }
  const ask = (signal: AbortSignal) =>
    gridOf(() => (isEasy ? easyOfDay(date, signal) : puzzleOfDay(date, kind)));
  void find(desk, ask, () => layDay(date, kind, isEasy)).then((grid) => {
    if (grid !== undefined) {
      lay(grid, day, isEasy);
    }
  });
}

/** Makes a puzzle by a new seed, and goes to its address; of this level, or of the one preferred. */
export async function layNew(level?: Level): Promise<void> {
  ++desk.arrivals;
  holdScroll();
  const ask = (signal: AbortSignal) => gridOf(() => newPuzzle(signal, level));
  const grid = await find(desk, ask, () => void layNew(level));
  if (grid !== undefined) {
    goTo(addressOf(encodeGrid(grid)));
  }
}

/** The text of a new puzzle of the size that the player prefers. */
async function newPuzzle(
  signal?: AbortSignal,
  difficulty = preferences.peek().level,
): Promise<Outcome<string>> {
  const { kind, rows, columns } = preferences.peek();
  const size = kind === 'diagonals' ? {} : { rows, columns };
  const made = await make((seed) =>
    engine.ask('calcrostic/generate', { seed, difficulty, ...size }, signal),
  );
  return mapped(made, ({ puzzles }) => puzzles[0]?.puzzle ?? '');
}

/** The same as a grid. */
export function puzzleForRun(signal?: AbortSignal): Promise<Outcome<Grid>> {
  return gridOf(() => newPuzzle(signal));
}

async function gridOf(ask: () => Promise<Outcome<string>>): Promise<Outcome<Grid>> {
  const made = await ask();
  const read = made.ok ? await readGrid(made.value) : made;
  return !read.ok
    ? read
    : read.value.ok
      ? { ok: true, value: read.value.grid }
      : { ok: false, error: { kind: 'crashed' } };
}

/** The text of the puzzle of a day such as 2026-11-25. */
async function puzzleOfDay(date: string, kind: GridKind): Promise<Outcome<string>> {
  const made = await engine.ask('today', { date, kind });
  return mapped(made, ({ puzzles: [puzzle] }) => (puzzle?.kind === kind ? puzzle.puzzle : ''));
}

/** The text of the easy puzzle of a day, with diagonals as that of the day has them. */
async function easyOfDay(date: string, signal: AbortSignal): Promise<Outcome<string>> {
  const made = await make(
    (seed) => engine.ask('calcrostic/generate', { seed, difficulty: EASY_LEVEL }, signal),
    seedsOf(date),
  );
  return mapped(made, ({ puzzles }) => puzzles[0]?.puzzle ?? '');
}

function lay(grid: Grid, day: number | null = null, isEasy = false): void {
  const code = encodeGrid(grid);
  const begun = games.value.find((game) => game.code === code);
  batch(() => {
    passing.value = undefined;
    const ofDay = begun?.day == null ? { day, isEasy } : {};
    keepGame({ ...(begun ?? newGame(code)), ...ofDay });
    spread(code, grid);
  });
  void judge(desk);
}

/** Shows a puzzle whose game is kept, or passing. */
export function spread(code: string, grid: Grid): void {
  cursor.value = { cell: 0, symbol: 0 };
  desk.lay(code, grid);
  goOn(desk, (letter) => chooseLetter(seat, letter));
}
