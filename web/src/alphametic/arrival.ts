// SPDX-License-Identifier: MIT
/** Lays puzzles on the table: that of a link, a new one, one of the player's. */
import { batch } from '@preact/signals';
import type { Level } from '../days/daily';
import { hasPuzzles, isDay, today } from '../days/day';
import { goTo } from '../address/router';
import { holdScroll } from '../address/scroll';
import { engine } from '../engine';
import type { Outcome } from '../engine/outcome';
import { language, LANGUAGES, type Language } from '../i18n';
import type { LetterStep } from '../letters/guide-steps';
import { goOn } from '../letters/choosing';
import { find, judge, make } from '../letters/laying';
import { chooseLetter } from './choosing';
import { newGame } from './game';
import { games, keepGame, preferences } from './kept';
import { addressOf, decodePuzzle, encodePuzzle, type Linked } from './link';
import { makeSumOfDay } from './of-day';
import { isOpen, USUAL_CONDITIONS, type Puzzle } from './puzzle';
import { faultText, readPuzzle } from './reading';
import { cursor, desk, passing, seat, situation, verdict } from './table';

/** Goes where the address behind `#/alphametic/` says. */
export function arrive(parts: readonly string[], query: URLSearchParams): void {
  ++desk.arrivals;
  const path = parts.join('/');
  if (path === 'learn') {
    void layGuided();
  } else if (path === 'today' || isDay(path)) {
    layDay(path === 'today' ? today.peek() : path);
  } else if (path === '' || path === 'new') {
    layLast(path === 'new');
  } else {
    const linked = decodePuzzle(`${path}?${query.toString()}`);
    const day = query.get('day') ?? '';
    void (hasPuzzles(day) ? layLinkedOfDay(linked, day) : layLinked(linked));
  }
}

/** The sum of the lesson, and the steps by which it is solved: 99 + 1 = 100. */
export const GUIDED_SUM = 'AA + B = BCC';
export const GUIDE_STEPS: readonly LetterStep[] = [
  { letter: 'B', digit: 1 },
  { letter: 'A', digit: 9 },
  { letter: 'C', digit: 0 },
];

/** Lays the sum of the lesson, which is not kept. */
async function layGuided(): Promise<void> {
  const ask = () => readPuzzle(GUIDED_SUM, USUAL_CONDITIONS);
  const read = await find(desk, ask, () => void layGuided());
  if (read?.ok === true) {
    const code = encodePuzzle(read.puzzle);
    batch(() => {
      passing.value = newGame(code);
      spread(code, read.puzzle);
    });
  }
}

/** The puzzle of a day, in the language of the page. */
function layDay(day: string): void {
  if (!hasPuzzles(day)) {
    situation.value = { kind: 'no_such_day' };
    return;
  }
  const begun = games.value.find((game) => game.day === day);
  if (begun !== undefined) {
    void layLinked(decodePuzzle(begun.code));
    return;
  }
  const ask = (signal: AbortSignal) => puzzleOfDay(day, language.peek(), signal);
  void find(desk, ask, () => layDay(day)).then((puzzle) => {
    if (puzzle !== undefined) {
      lay(puzzle, day);
    }
  });
}

/** A link may name the day of its puzzle, which is not taken on trust; each language has its own. */
async function layLinkedOfDay(linked: Linked, day: string): Promise<void> {
  const ask = async (signal: AbortSignal): Promise<Outcome<string[]>> => {
    const codes: string[] = [];
    for (const lang of LANGUAGES) {
      const made = await puzzleOfDay(day, lang, signal);
      if (!made.ok) {
        return made;
      }
      codes.push(encodePuzzle(made.value));
    }
    return { ok: true, value: codes };
  };
  const codes = await find(desk, ask, () => void layLinkedOfDay(linked, day));
  if (codes !== undefined) {
    await layLinked(linked, (code) => (codes.includes(code) ? day : null));
  }
}

/** The last game that was not finished; without one, that of the day, or what will be chosen. */
function layLast(chooses: boolean): void {
  const last = games.value.find(({ ended }) => !ended);
  if (last !== undefined) {
    void layLinked(decodePuzzle(last.code));
  } else if (chooses) {
    situation.value = { kind: 'choosing' };
  } else {
    layDay(today.peek());
  }
}

async function layLinked(
  linked: Linked,
  dayOf: (code: string) => string | null = () => null,
): Promise<void> {
  const read = await find(
    desk,
    () => readPuzzle(linked.text, linked.conditions),
    () => void layLinked(linked, dayOf),
  );
  if (read?.ok === true) {
    lay(read.puzzle, dayOf(encodePuzzle(read.puzzle)));
  } else if (read !== undefined) {
    situation.value = { kind: 'broken_link', fault: () => faultText(read.fault) };
  }
}

/** Makes a puzzle by a new seed, and goes to its address; of this level, or of the one preferred. */
export async function layNew(level?: Level): Promise<void> {
  ++desk.arrivals;
  holdScroll();
  const ask = (signal: AbortSignal) => makePuzzle(signal, level);
  const puzzle = await find(desk, ask, () => void layNew(level));
  if (puzzle === undefined) {
    return;
  }
  const code = encodePuzzle(puzzle);
  // Few sums are doubly true: one that was played before is played from the beginning.
  if (games.value.some((game) => game.code === code && game.ended)) {
    keepGame(newGame(code));
  }
  goTo(addressOf(code));
}

async function makePuzzle(
  signal: AbortSignal,
  difficulty = preferences.value.level,
): Promise<Outcome<Puzzle>> {
  const { shape } = preferences.value;
  const wishes = {
    kind: shape,
    lang: language.value,
    // Doubly true sums are few, and some levels have none.
    ...(shape !== 'doubly-true' && { difficulty }),
  };
  const made = await make((seed) => engine.ask('alphametic/generate', { seed, ...wishes }, signal));
  return made.ok ? readMade(made.value.puzzles[0]?.puzzle ?? '') : made;
}

/** The puzzle of a day, as the engine reads it. */
async function puzzleOfDay(
  day: string,
  lang: Language,
  signal: AbortSignal,
): Promise<Outcome<Puzzle>> {
  const made = await makeSumOfDay(day, lang, signal);
  return made.ok ? readMade(made.value) : made;
}

async function readMade(text: string): Promise<Outcome<Puzzle>> {
  const read = await readPuzzle(text, USUAL_CONDITIONS);
  if (!read.ok) {
    return read;
  }
  return read.value.ok
    ? { ok: true, value: read.value.puzzle }
    : { ok: false, error: { kind: 'crashed' } };
}

function lay(puzzle: Puzzle, day: string | null): void {
  const code = encodePuzzle(puzzle);
  const begun = games.value.find((game) => game.code === code);
  batch(() => {
    passing.value = undefined;
    keepGame(begun ? { ...begun, day: begun.day ?? day } : newGame(code, day));
    spread(code, puzzle);
  });
  void judge(desk);
}

/** Shows a puzzle whose game is kept, or passing. */
function spread(code: string, puzzle: Puzzle): void {
  const row = puzzle.rows.findIndex((items) => items.some(isOpen));
  verdict.value = undefined;
  cursor.value = { row, item: puzzle.rows[row]?.findIndex(isOpen) ?? 0, symbol: 0 };
  desk.lay(code, puzzle);
  goOn(desk, (letter) => chooseLetter(seat, letter));
}
