// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { ObjectiveCard } from '../../krypto/cards';
import '../../krypto/felt.css';
import type { Hand } from '../../krypto/hand';
import type { CardGame, RacePuzzle } from '../session/protocol';
import { StillLetters } from '../parts/still-letters';
import { StillCards } from '../parts/still-cards';
import { useTableFocus } from '../parts/use-table-focus';
import { letterKindOf } from '../session/task';

interface Props {
  task: {
    readonly hand: Hand | null;
    readonly puzzle: string | null;
    /** Known once the hand is over. */
    readonly solution: string | null;
    readonly settings: { readonly game?: CardGame; readonly puzzle?: RacePuzzle };
  };
  label: string;
  children: ComponentChildren;
}

/** The hand or the puzzle of letters that all players solve, to look at. */
export function ClassTask({ task, label, children }: Props) {
  const { hand, puzzle, settings, solution } = task;
  useTableFocus();
  return (
    <section class="felt" aria-label={label} tabIndex={-1}>
      {hand !== null && (
        <>
          <ObjectiveCard objective={hand.objective} />
          <StillCards hand={hand} game={settings.game} />
        </>
      )}
      {puzzle !== null && (
        <StillLetters text={puzzle} kind={letterKindOf(settings)} answer={solution} />
      )}
      {children}
    </section>
  );
}
