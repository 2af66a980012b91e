// SPDX-License-Identifier: MIT
import { mapped, type Outcome } from '../engine/outcome';
import { words } from '../i18n';
import { goTo } from '../address/router';
import {
  LevelChoice,
  MadeToMeasure,
  PuzzleDialog,
  Radio,
  type DialogProps,
} from '../letters/dialog';
import { OwnPuzzle, type OwnReading } from '../letters/own-puzzle';
import { layNew } from './arrival';
import { LEAST_SIDE, MOST_SIDE } from './grid';
import { prefer, preferences, type Preferences } from './kept';
import { addressOf, encodeGrid } from './link';
import { readGrid } from './reading';

const SIDES = Array.from({ length: MOST_SIDE - LEAST_SIDE + 1 }, (_, i) => LEAST_SIDE + i);
const EXAMPLE = 'AB × C = DEA\n+  × ÷ ÷ −\nAB × B = EF\n=  = = = =\nBC × A = EF';

/** Where the next puzzle is chosen: that of the day, a new one, or one's own. */
export function NewPuzzleDialog({ open, close, cancel }: DialogProps) {
  return (
    <PuzzleDialog open={open} cancel={cancel}>
      <TodayLink onClick={close} />
      <MadeToMeasure close={close} make={() => layNew()}>
        <KindChoice />
        <PreferredLevel />
      </MadeToMeasure>
      <OwnGrid close={close} />
    </PuzzleDialog>
  );
}

/** Leads to the puzzle of today. */
export function TodayLink({ onClick }: { onClick?: () => void }) {
  const address = '#/calcrostic/today';
  return (
    <a
      class="button"
      href={address}
      onClick={(event) => {
        if (onClick !== undefined) {
          event.preventDefault();
          onClick();
          goTo(address);
        }
      }}
    >
      {words().calcrostic.today}
    </a>
  );
}

export function PreferredLevel() {
  return <LevelChoice chosen={preferences.value.level} choose={(level) => prefer({ level })} />;
}

export function KindChoice() {
  const { newPuzzle } = words().calcrostic;
  const { kind } = preferences.value;
  return (
    <fieldset class="choice">
      <legend>{newPuzzle.kind}</legend>
      <Radio
        name="kind"
        checked={kind === 'diagonals'}
        choose={() => prefer({ kind: 'diagonals' })}
      >
        {newPuzzle.diagonals}
      </Radio>
      <span class="choice-newspaper">
        <Radio
          name="kind"
          checked={kind === 'newspaper'}
          choose={() => prefer({ kind: 'newspaper' })}
        >
          {newPuzzle.newspaper}
        </Radio>
        <Side name="rows" label={newPuzzle.rows} />×
        <Side name="columns" label={newPuzzle.columns} />
      </span>
    </fieldset>
  );
}

/** Rows or columns of a newspaper grid, which choosing them chooses. */
function Side({ name, label }: { name: 'rows' | 'columns'; label: string }) {
  return (
    <select
      class="select"
      aria-label={label}
      value={preferences.value[name]}
      onChange={(event) => {
        const side: Partial<Preferences> = { [name]: Number(event.currentTarget.value) };
        prefer({ ...side, kind: 'newspaper' });
      }}
    >
      {SIDES.map((side) => (
        <option key={side} value={side}>
          {side}
        </option>
      ))}
    </select>
  );
}

function OwnGrid({ close }: { close: () => void }) {
  const { newPuzzle } = words().calcrostic;
  return (
    <OwnPuzzle
      help={newPuzzle.ownHelp}
      label={newPuzzle.ownLabel}
      example={EXAMPLE}
      rows={5}
      read={readOwn}
      close={close}
    />
  );
}

async function readOwn(text: string): Promise<Outcome<OwnReading>> {
  return mapped(await readGrid(text), (read) =>
    read.ok
      ? { ok: true, address: addressOf(encodeGrid(read.grid)) }
      : { ok: false, fault: words().calcrostic.faults(read.fault) },
  );
}
