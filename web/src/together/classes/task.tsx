// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { ObjectiveCard } from '../../krypto/cards';
import '../../krypto/felt.css';
import type { Hand } from '../../krypto/hand';
import { ClassGrid } from '../parts/text-grid';
import { StillCards } from '../parts/still-cards';

interface Props {
  task: { readonly hand: Hand | null; readonly puzzle: string | null };
  label: string;
  children: ComponentChildren;
}

/** The hand or the calcrostic that all players solve, to look at. */
export function ClassTask({ task: { hand, puzzle }, label, children }: Props) {
  return (
    <section class="felt" aria-label={label}>
      {hand !== null && (
        <>
          <ObjectiveCard objective={hand.objective} />
          <StillCards hand={hand} />
        </>
      )}
      {puzzle !== null && <ClassGrid text={puzzle} />}
      {children}
    </section>
  );
}
