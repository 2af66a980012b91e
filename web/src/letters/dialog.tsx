// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { LEVELS, type Level } from '../days/daily';
import { words } from '../i18n';
import { Dialog } from '../parts/dialog';

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
  return (
    <Dialog title={words().letters.newPuzzle.title} open={open} cancel={cancel}>
      {children}
    </Dialog>
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
