// SPDX-License-Identifier: MIT
import { OPERATORS, SIGNS, type Operator } from './operations';
import { Icon } from '../parts/icon';
import type { CardPlay } from './card-play';
import { wordsOf } from './words-of';

interface OperationsRowProps {
  play: CardPlay;
  /** That at which the guide points. */
  pointed?: Operator | undefined;
}

export function OperationsRow({ play, pointed }: OperationsRowProps) {
  const { krypto } = wordsOf(play.game.setting.game);
  const { first, second, operator } = play.selection.value;
  const hasTwo = first !== undefined && second !== undefined;
  const button = (one: Operator) => (
    <button
      key={one}
      type="button"
      class="operation"
      data-pointed={one === pointed}
      aria-label={krypto.operatorNames[one]}
      aria-pressed={operator === one}
      aria-disabled={first === undefined}
      onClick={() => play.takeOperator(one)}
    >
      {SIGNS[one]}
    </button>
  );
  return (
    <div class="operations" role="group" aria-label={krypto.operations}>
      {OPERATORS.map(button)}
      <button
        type="button"
        class="operation operation-swap"
        aria-label={krypto.swapLabel}
        aria-disabled={!hasTwo}
        onClick={() => play.swap()}
      >
        <Icon name="swap" />
      </button>
    </div>
  );
}
