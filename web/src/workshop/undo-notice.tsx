// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../parts/announcer';
import { sheet, takeBack, undoable } from './kept';
import { workshopWords } from './words';

interface UndoProps {
  says: string;
  /** Whether the control that had the focus is gone. */
  takesFocus: boolean;
  undo: () => void;
}

/** Says what was done, with the way back. */
export function Undo({ says, takesFocus, undo }: UndoProps) {
  const workshop = workshopWords();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) {
      button.current?.focus({ preventScroll: true });
    }
  }, [says, takesFocus]);
  return (
    <div class="undo-notice">
      <p>{says}</p>
      <button
        ref={button}
        type="button"
        class="button"
        onClick={() => {
          undo();
          announce(workshop.undone);
        }}
      >
        {workshop.undo}
      </button>
    </div>
  );
}

/** The last change of the puzzles, as long as they are those after it. */
export function UndoNotice({ undone }: { undone?: () => void }) {
  const last = undoable.value;
  if (last?.after.join() !== sheet.value.codes.join()) {
    return null;
  }
  return (
    <Undo
      says={last.says()}
      takesFocus={last.removes}
      undo={() => {
        takeBack();
        undone?.();
      }}
    />
  );
}
