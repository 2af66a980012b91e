// SPDX-License-Identifier: MIT
/** Lays puzzles on the table: that of a link, a new one, one of the player's. */
import { batch } from '@preact/signals';
import { goTo } from '../address/router';
import { holdScroll } from '../address/scroll';
import { engine } from '../engine';
import type { Outcome } from '../engine/outcome';
import { language } from '../i18n';
import { find, judge, make } from '../letters/laying';
import { newGame } from './game';
import { games, keepGame, preferences } from './kept';
import { addressOf, decodePuzzle, encodePuzzle, type Linked } from './link';
import { isOpen, USUAL_CONDITIONS, type Puzzle } from './puzzle';
import { faultText, readPuzzle } from './reading';
import { cursor, desk, situation, verdict } from './table';

/** Goes where the address behind `#/alphametic/` says. */
export function arrive(parts: readonly string[], query: URLSearchParams): void {
  ++desk.arrivals;
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
  const read = await find(
    desk,
    () => readPuzzle(linked.text, linked.conditions),
    () => void layLinked(linked),
  );
  if (read?.ok === true) {
    lay(read.puzzle);
  } else if (read !== undefined) {
    situation.value = { kind: 'broken_link', fault: () => faultText(read.fault) };
  }
}

/** Makes a puzzle by a new seed, and goes to its address. */
export async function layNew(): Promise<void> {
  ++desk.arrivals;
  holdScroll();
  const puzzle = await find(desk, makePuzzle, () => void layNew());
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

async function makePuzzle(signal: AbortSignal): Promise<Outcome<Puzzle>> {
  const { shape, level: difficulty } = preferences.value;
  const wishes = {
    kind: shape,
    lang: language.value,
    // Doubly true sums are few, and some levels have none.
    ...(shape !== 'doubly-true' && { difficulty }),
  };
  const made = await make((seed) => engine.ask('alphametic/generate', { seed, ...wishes }, signal));
  if (!made.ok) {
    return made;
  }
  const read = await readPuzzle(made.value.puzzles[0]?.puzzle ?? '', USUAL_CONDITIONS);
  if (!read.ok) {
    return read;
  }
  return read.value.ok
    ? { ok: true, value: read.value.puzzle }
    : { ok: false, error: { kind: 'crashed' } };
}

function lay(puzzle: Puzzle): void {
  const code = encodePuzzle(puzzle);
  const begun = games.value.find((game) => game.code === code);
  const row = puzzle.rows.findIndex((items) => items.some(isOpen));
  batch(() => {
    keepGame(begun ?? newGame(code));
    verdict.value = undefined;
    cursor.value = { row, item: puzzle.rows[row]?.findIndex(isOpen) ?? 0, symbol: 0 };
    desk.lay(code, puzzle);
  });
  void judge(desk);
}
