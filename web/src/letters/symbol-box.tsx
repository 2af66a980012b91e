// SPDX-License-Identifier: MIT
import './symbol.css';

interface SymbolProps {
  index: number;
  symbol: string;
  digit: number | undefined;
  /** The text that always stands above the digit; the letter only does once it has a digit. */
  label?: string | undefined;
  /** Whether the digit stands there from the beginning. */
  given: boolean;
  wrong: boolean;
  told: boolean;
  chosen: boolean;
  current: boolean;
}

/** A letter with its digit: until there is one, the letter stands in the place of the digit. */
export function SymbolBox({
  index,
  symbol,
  digit,
  label,
  given,
  wrong,
  told,
  chosen,
  current,
}: SymbolProps) {
  return (
    <span
      class="symbol"
      data-symbol={index}
      data-chosen={chosen}
      data-current={current}
      data-wrong={wrong}
      data-state={given ? 'given' : digit === undefined ? 'open' : told ? 'told' : 'written'}
    >
      <span class="symbol-letter">{label ?? (digit === undefined ? '' : symbol)}</span>
      <span class="symbol-face">{digit ?? symbol}</span>
    </span>
  );
}

/** Which place of a number was clicked on. */
export function symbolAt(target: EventTarget | null): number {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-symbol]') : null;
  return Number(box?.dataset['symbol'] ?? 0);
}
