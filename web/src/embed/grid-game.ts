// SPDX-License-Identifier: MIT
/** A grid of letters to play: a letter, then its digit. */
import { symbolsOf } from '../engine/symbols';
import { conflictsOf, isSolved } from '../calcrostic/conflicts';
import {
  hasDiagonals,
  isLetter,
  LEAST_SIDE,
  lettersOf,
  linesOf,
  placesOfLines,
  PRINTED,
  textOfLine,
  type Grid,
} from '../calcrostic/grid';
import { placeBetween } from '../calcrostic/grid-text';
import type { Language } from '../i18n/base/languages';
import {
  digitsOf,
  EMPTY_BOARD,
  lettersWith,
  play,
  TEN,
  type Board,
  type Move,
} from '../letters/board';
import { conflictingLetters, conflictTextsIn } from '../letters/conflicts';
import { button, element, group, setUsable, type Game, type Place } from './drawing';
import { EMBED_WORDS, type EmbedWords } from './words';

export function gridGame(grid: Grid, language: Language, place: Place): Game {
  const words = EMBED_WORDS[language];
  const { embed, letters: texts } = words;
  const letters = lettersOf(grid);
  let board = boardOf(place.kept, letters);
  let chosen = letters[0] ?? '';

  const drawn = drawGrid(grid, (letter) => choose(letter, true));
  const keys = letters.map((letter) => button('letter', () => choose(letter, false)));
  const digits = digitsOf(TEN).map((digit) => {
    const press = () => change({ kind: 'assign', letter: chosen, digit });
    return button('digit', press, String(digit));
  });
  const erase = button(
    'action',
    () => change({ kind: 'erase', letter: chosen }),
    texts.keypad.erase,
  );
  const restart = button('action', () => change({ kind: 'clear' }), texts.actions.startAgain);
  const keypad = group(texts.keypad.title(undefined), 'row digits', ...digits);
  const view = element(
    'div',
    {},
    drawn.view,
    group(texts.letters.title, 'row', ...keys),
    keypad,
    element('div', { class: 'row' }, erase, restart),
  );

  function choose(letter: string, focus: boolean): void {
    chosen = letter;
    draw();
    if (!isSolved(grid, board)) {
      say();
    }
    if (focus) {
      keys[letters.indexOf(letter)]?.focus();
    }
  }

  function change(move: Move): void {
    const wasSolved = isSolved(grid, board);
    board = play(board, move);
    place.keep(board.digits);
    draw();
    say();
    if (!wasSolved && isSolved(grid, board)) {
      place.solved(false);
    }
  }

  function isBegun(): boolean {
    return Object.keys(board.digits).length > 0;
  }

  function draw(): void {
    const conflicts = conflictsOf(grid, board);
    const wrong = new Set(conflictingLetters(conflicts));
    const failing = new Set(conflicts.failing.flatMap(({ cells }) => cells));
    drawn.draw(board, { chosen, wrong, failing });
    keys.forEach((key, i) => {
      const letter = letters[i] ?? '';
      const digit = board.digits[letter];
      key.replaceChildren(
        element('small', {}, letter),
        ' ',
        digit === undefined ? '·' : String(digit),
      );
      key.setAttribute(
        'aria-label',
        digit === undefined ? texts.letters.open(letter) : texts.letters.shown(letter, digit),
      );
      key.setAttribute('aria-pressed', String(letter === chosen));
      key.classList.toggle('wrong', wrong.has(letter));
    });
    keypad.setAttribute('aria-label', texts.keypad.title(chosen));
    digits.forEach((key, digit) =>
      key.classList.toggle('used', lettersWith(board, digit).length > 0),
    );
    setUsable(erase, board.digits[chosen] !== undefined);
    setUsable(restart, isBegun());
  }

  function say(): void {
    if (isSolved(grid, board)) {
      place.say(texts.notes.solved, 'right');
      return;
    }
    const conflicts = conflictsOf(grid, board);
    const [first] = [
      ...conflictTextsIn(texts.conflicts, conflicts),
      ...conflicts.failing.map((line) => embed.wrong(textOfLine(grid, line))),
    ];
    if (first !== undefined) {
      place.say(first, 'wrong');
    } else {
      const { rule, start } = texts.notes;
      place.say(isBegun() ? texts.notes.chosen(chosen) : `${rule} ${start}`);
    }
  }

  function step(by: number): void {
    const next = letters[(letters.indexOf(chosen) + by + letters.length) % letters.length] ?? '';
    choose(next, true);
  }

  draw();
  say();
  if (isSolved(grid, board)) {
    place.solved(true);
  }
  return {
    view,
    help: helpOf(grid, words),
    isUnderWay: () => isBegun() && !isSolved(grid, board),
    press: (key, digit) => {
      const named =
        letters.find((letter) => letter === key) ??
        letters.find((letter) => letter === key.toUpperCase());
      if (digit !== undefined) {
        change({ kind: 'assign', letter: chosen, digit });
      } else if (key === 'Backspace' || key === 'Delete') {
        change({ kind: 'erase', letter: chosen });
      } else if (key === 'ArrowRight' || key === 'ArrowDown') {
        step(1);
      } else if (key === 'ArrowLeft' || key === 'ArrowUp') {
        step(-1);
      } else if (named !== undefined) {
        choose(named, true);
      } else {
        return false;
      }
      return true;
    },
  };
}

/** Explains the puzzle to a reader who has never seen one. */
function helpOf(grid: Grid, { calcrostic, letters }: EmbedWords): HTMLElement {
  const isLong = Math.max(grid.rows, grid.columns) > LEAST_SIDE;
  const rules = [...calcrostic.howToSteps, ...(isLong ? [calcrostic.precedence] : [])];
  return element(
    'details',
    { part: 'help' },
    element('summary', {}, letters.howTo),
    element('ul', {}, ...rules.map((rule) => element('li', {}, rule))),
  );
}

/** The board of digits that were kept. */
function boardOf(kept: unknown, letters: readonly string[]): Board {
  const digits = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  return letters.reduce((board, letter) => {
    const digit = digits[letter];
    return typeof digit === 'number' && Number.isInteger(digit) && digit >= 0 && digit < TEN
      ? play(board, { kind: 'assign', letter, digit })
      : board;
  }, EMPTY_BOARD);
}

interface Marks {
  chosen: string;
  wrong: ReadonlySet<string>;
  /** Cells of lines that do not work out. */
  failing: ReadonlySet<number>;
}

/** The grid as it is printed: a picture whose lines screen readers read. */
function drawGrid(grid: Grid, choose: (letter: string) => void) {
  const width = 2 * grid.columns - 1;
  const height = 2 * grid.rows - 1;
  const cells: (HTMLElement | undefined)[] = Array<HTMLElement | undefined>(width * height).fill(
    undefined,
  );
  const symbols: { node: HTMLElement; symbol: string; cell: number }[] = [];
  grid.words.forEach((word, cell) => {
    const nodes = symbolsOf(word).map((symbol) => {
      const node = element('span', { part: 'symbol', class: 'symbol' });
      symbols.push({ node, symbol, cell });
      if (isLetter(symbol)) {
        node.addEventListener('click', () => choose(symbol));
      }
      return node;
    });
    const at = 2 * Math.floor(cell / grid.columns) * width + 2 * (cell % grid.columns);
    cells[at] = element('span', { class: 'word' }, ...nodes);
  });
  const signs = [...grid.rowSigns, ...grid.columnSigns, ...grid.diagonalSigns];
  placesOfLines(grid.rows, grid.columns, hasDiagonals(grid)).forEach((line, i) =>
    signs[i]?.forEach((sign, j) => {
      const between = placeBetween(grid.columns, line.cells[j] ?? 0, line.cells[j + 1] ?? 0);
      cells[between.line * width + between.column] = element(
        'span',
        { class: 'sign', 'data-line': line.kind },
        element('span', {}, PRINTED[sign]),
      );
    }),
  );
  const label = linesOf(grid)
    .map((line) => textOfLine(grid, line))
    .join('; ');
  const view = element(
    'div',
    { role: 'img', 'aria-label': label, part: 'grid', class: 'grid' },
    ...cells.map((cell) => cell ?? element('span')),
  );
  const longest = Array.from({ length: grid.columns }, (_, column) =>
    Math.max(
      ...grid.words.filter((_word, i) => i % grid.columns === column).map((word) => word.length),
    ),
  ).reduce((sum, length) => sum + length, 0);
  view.style.setProperty('--columns', String(width));
  view.style.setProperty('--symbols', String(longest));
  return {
    view,
    draw: (board: Board, { chosen, wrong, failing }: Marks) => {
      for (const { node, symbol, cell } of symbols) {
        const digit = isLetter(symbol) ? board.digits[symbol] : Number(symbol);
        node.replaceChildren(
          ...(isLetter(symbol) && digit !== undefined ? [element('small', {}, symbol)] : []),
          digit === undefined ? symbol : String(digit),
        );
        node.classList.toggle('chosen', symbol === chosen);
        node.classList.toggle('wrong', wrong.has(symbol) || failing.has(cell));
      }
    },
  };
}
