// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { LEVELS, type Level } from '../days/daily';
import { words } from '../i18n';

export interface DialogProps {
  open: boolean;
  /** A puzzle was chosen. */
  close: () => void;
  /** None was. */
  cancel: () => void;
}

type Props = Pick<DialogProps, 'open' | 'cancel'> & { children: ComponentChildren };

/** Where the next puzzle is chosen. */
export function PuzzleDialog({ open, cancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) {
      dialog.current?.showModal();
    } else {
      dialog.current?.close();
    }
  }, [open]);
  const { newPuzzle } = words().letters;
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby="new-puzzle-title" onClose={cancel}>
      <div class="dialog-head">
        <h2 id="new-puzzle-title">{newPuzzle.title}</h2>
        <button type="button" class="button button-quiet" onClick={cancel}>
          {newPuzzle.close}
        </button>
      </div>
      {children}
    </dialog>
  );
}

interface MadeProps {
  close: () => void;
  /** Makes a puzzle of the kind that the children choose, and lays it. */
  make: () => Promise<void>;
  children: ComponentChildren;
}

/** A new puzzle of the player's choice. */
export function MadeToMeasure({ close, make, children }: MadeProps) {
  return (
    <form
      class="dialog-part"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        void make();
      }}
    >
      {children}
      <button type="submit" class="button button-strong">
        {words().letters.newPuzzle.make}
      </button>
    </form>
  );
}

export function LevelChoice({ chosen, choose }: { chosen: Level; choose: (level: Level) => void }) {
  const { newPuzzle, levelNames } = words().letters;
  return (
    <fieldset class="choice">
      <legend>{newPuzzle.level}</legend>
      {LEVELS.map((level) => (
        <Radio key={level} name="level" checked={level === chosen} choose={() => choose(level)}>
          {`${level} · ${levelNames[level]}`}
        </Radio>
      ))}
    </fieldset>
  );
}

interface RadioProps {
  name: string;
  checked: boolean;
  choose: () => void;
  children: string;
}

export function Radio({ name, checked, choose, children }: RadioProps) {
  return (
    <label>
      <input type="radio" name={name} checked={checked} onChange={choose} />
      {children}
    </label>
  );
}
