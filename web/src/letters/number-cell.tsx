// SPDX-License-Identifier: MIT
import type { ComponentProps } from 'preact';
import { words } from '../i18n';
import { hasLetter } from './board';
import type { Desk, OnDesk } from './desk';
import { symbolAt, SymbolBox } from './symbol-box';

interface Props extends ComponentProps<'div'> {
  desk: Desk;
  laid: OnDesk;
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
  const { digits, told } = laid.board;
  const { noDigit } = words().letters;
  const symbols = Array.from(text);
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
        if (at === undefined || (typeof cells[at] === 'string' && chosen === undefined)) {
          go(0);
        }
      }}
    >
      {cells.map((name, i) => {
        const isBox = name !== null && !hasLetter(name);
        return (
          <SymbolBox
            key={i}
            index={i}
            symbol={isBox ? '□' : (symbols[i] ?? '')}
            label={isBox ? name.slice(1) : undefined}
            digit={name === null ? undefined : digits[name]}
            given={name === null}
            wrong={name !== null && wrong.has(name)}
            told={name !== null && told.includes(name)}
            chosen={laid.progress === 'open' && name !== null && name === chosen}
            current={at === i}
          />
        );
      })}
    </div>
  );
}
