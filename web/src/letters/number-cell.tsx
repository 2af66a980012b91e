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
  /** Names the number by its digits, for a screen reader. */
  named: (digits: string) => string;
  go: (symbol: number) => void;
}

/** A number on a board, whose letters are chosen. */
export function NumberCell(props: Props) {
  const { desk, laid, text, cells, wrong, at, named, go, ...others } = props;
  const { digits } = laid.board;
  const { noDigit } = words().letters;
  const symbols = symbolsOf(text);
  const chosen = desk.chosenLetter.value;
  const read = cells.map((name, i) =>
    name === null ? symbols[i] : String(digits[name] ?? noDigit),
  );
  return (
    <div
      {...others}
      role="gridcell"
      tabIndex={at === undefined ? -1 : 0}
      aria-label={named(read.every((one) => one === noDigit) ? noDigit : read.join(' '))}
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
        const digit = name === null ? undefined : digits[name];
        const isBox = name !== null && !hasLetter(name);
        const symbol = isBox ? '□' : symbols[i];
        return (
          <span
            key={i}
            class="symbol"
            data-symbol={i}
            data-chosen={laid.progress === 'open' && name !== null && name === chosen}
            data-current={at === i}
            data-wrong={name !== null && wrong.has(name)}
            data-state={name === null ? 'given' : stateOf(name, laid.board)}
          >
            {/* Until a letter has a digit, it stands in the place of the digit. */}
            <span class="symbol-letter">
              {isBox ? name.slice(1) : digit === undefined ? '' : symbol}
            </span>
            <span class="symbol-face" data-letter={symbol}>
              {digit ?? symbol}
            </span>
          </span>
        );
      })}
    </div>
  );
}

function stateOf(name: string, { digits, told }: Board): string {
  return digits[name] === undefined ? 'open' : told.includes(name) ? 'told' : 'written';
}

/** Which place of a number was clicked on. */
function symbolAt(target: EventTarget | null): number {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-symbol]') : null;
  return Number(box?.dataset['symbol'] ?? 0);
}
