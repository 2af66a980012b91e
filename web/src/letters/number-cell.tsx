// SPDX-License-Identifier: MIT
import type { ComponentProps } from 'preact';
import { symbolsOf } from '../engine/symbols';
import { words } from '../i18n';
import { hasLetter, type Board } from './board';
import type { Desk, OnBoard } from './desk';
import './symbol.css';

interface Props extends ComponentProps<'div'> {
  desk: Desk;
  laid: OnBoard;
  /** As it is printed. */
  text: string;
  /** The letter of each symbol; none of a digit that stands there from the beginning. */
  cells: readonly (string | null)[];
  wrong: ReadonlySet<string>;
  /** Which symbol the player is at, if at one of this number. */
  at: number | undefined;
  /** Names the number by what it shows, for a screen reader. */
  named: (shown: string) => string;
  go: (symbol: number) => void;
}

/** A number on a board, whose letters are chosen. */
export function NumberCell(props: Props) {
  const { desk, laid, text, cells, wrong, at, named, go, ...others } = props;
  const { digits } = laid.board;
  const symbols = symbolsOf(text);
  const chosen = desk.chosenLetter.value;
  const faces = cells.map((name, i) => faceOf(name, symbols[i] ?? '', digits));
  // A word without digits and boxes is read as one.
  const isWord = faces.every(({ above }) => above === '');
  return (
    <div
      {...others}
      role="gridcell"
      tabIndex={at === undefined ? -1 : 0}
      aria-label={named(isWord ? wordOf(text, cells) : faces.map(spoken).join(', '))}
      onClick={(event) => go(symbolAt(event.target))}
      onFocus={() => {
        // The focus may come by other ways than the arrows.
        const isOpenHere = at !== undefined && typeof cells[at] === 'string';
        if (at === undefined || (isOpenHere && desk.chosenLetter.value === undefined)) {
          go(0);
        }
      }}
    >
      {cells.map((name, i) => {
        const { symbol, above, face } = faces[i] ?? faceOf(name, '', digits);
        const place = (
          <span
            key={i}
            class="symbol"
            data-symbol={i}
            data-chosen={laid.progress === 'open' && name !== null && name === chosen}
            data-current={at === i}
            data-wrong={name !== null && wrong.has(name)}
            data-state={name === null ? 'given' : stateOf(name, laid.board)}
          >
            <span class="symbol-letter">{above}</span>
            {above !== '' && ' '}
            <span class="symbol-face" data-letter={symbol}>
              {face}
            </span>
          </span>
        );
        // The spaces are not seen: they keep apart what is read one by one.
        return [place, !isWord && ' '];
      })}
    </div>
  );
}

interface SymbolFace {
  symbol: string;
  above: string;
  face: string;
}

/** The visible text of a symbol. Until a letter has a digit, it stands in the place of the digit. */
function faceOf(name: string | null, printed: string, digits: Board['digits']): SymbolFace {
  const digit = name === null ? undefined : digits[name];
  const isBox = name !== null && !hasLetter(name);
  const symbol = isBox ? '□' : printed;
  const above = isBox ? name.slice(1) : digit === undefined ? '' : symbol;
  return { symbol, above, face: digit === undefined ? symbol : String(digit) };
}

/** A letter or the number of a box, and its digit. */
function spoken({ above, face }: SymbolFace): string {
  return above === '' ? face : `${above} ${face}`;
}

function wordOf(text: string, cells: Props['cells']): string {
  return cells.every((name) => name === null) ? text : `${text}, ${words().letters.noDigit}`;
}

function stateOf(name: string, { digits, told }: Board): string {
  return digits[name] === undefined ? 'open' : told.includes(name) ? 'told' : 'written';
}

/** Which place of a number was clicked on. */
function symbolAt(target: EventTarget | null): number {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-symbol]') : null;
  return Number(box?.dataset['symbol'] ?? 0);
}
