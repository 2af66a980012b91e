// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { ObjectiveCard } from '../../krypto/cards';
import '../../krypto/felt.css';
import type { Hand } from '../../krypto/hand';
import type { CardGame } from '../session/protocol';
import { ClassGrid } from '../parts/text-grid';
import { StillCards } from '../parts/still-cards';
import { useTableFocus } from '../parts/use-table-focus';

interface Props {
  task: {
    readonly hand: Hand | null;
    readonly puzzle: string | null;
    readonly settings: { readonly game?: CardGame };
  };
  label: string;
  children: ComponentChildren;
}

/** The hand or the calcrostic that all players solve, to look at. */
export function ClassTask({ task: { hand, puzzle, settings }, label, children }: Props) {
  useTableFocus();
  return (
    <section class="felt" aria-label={label} tabIndex={-1}>
      {hand !== null && (
        <>
          <ObjectiveCard objective={hand.objective} />
          <StillCards hand={hand} game={settings.game} />
        </>
      )}
      {puzzle !== null && <ClassGrid text={puzzle} />}
      {children}
    </section>
  );
}
