// SPDX-License-Identifier: MIT
import { useRef, useState } from 'preact/hooks';
import { explainError } from '../app/notice';
import { goTo } from '../app/router';
import { words } from '../i18n';
import { LevelChoice, PuzzleDialog, Radio } from '../letters/dialog';
import { layNew } from './arrival';
import { LEAST_SIDE, MOST_SIDE } from './grid';
import { prefer, preferences, type Preferences } from './kept';
import { addressOf, encodeGrid } from './link';
import { readGrid } from './reading';

const SIDES = Array.from({ length: MOST_SIDE - LEAST_SIDE + 1 }, (_, i) => LEAST_SIDE + i);
const EXAMPLE = 'AB × C = DEA\n+  × ÷ ÷ −\nAB × B = EF\n=  = = = =\nBC × A = EF';

/** Where the next puzzle is chosen: that of the day, a new one, or one's own. */
export function NewPuzzleDialog({ open, close }: { open: boolean; close: () => void }) {
  return (
    <PuzzleDialog open={open} close={close}>
      <a class="button" href="#/calcrostic/today" onClick={close}>
        {words().calcrostic.today}
      </a>
      <MadeToMeasure close={close} />
      <OwnPuzzle close={close} />
    </PuzzleDialog>
  );
}

function MadeToMeasure({ close }: { close: () => void }) {
  const { newPuzzle } = words().letters;
  const { level: chosen } = preferences.value;
  return (
    <form
      class="dialog-part"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        void layNew();
      }}
    >
      <KindChoice />
      <LevelChoice
        chosen={chosen}
        choose={(level) => {
          prefer({ level });
        }}
      />
      <button type="submit" class="button button-strong">
        {newPuzzle.make}
      </button>
    </form>
  );
}

function KindChoice() {
  const { newPuzzle } = words().calcrostic;
  const { kind } = preferences.value;
  return (
    <fieldset class="choice">
      <legend>{newPuzzle.kind}</legend>
      <Radio
        name="kind"
        checked={kind === 'diagonals'}
        choose={() => {
          prefer({ kind: 'diagonals' });
        }}
      >
        {newPuzzle.diagonals}
      </Radio>
      <span class="choice-newspaper">
        <Radio
          name="kind"
          checked={kind === 'newspaper'}
          choose={() => {
            prefer({ kind: 'newspaper' });
          }}
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

function OwnPuzzle({ close }: { close: () => void }) {
  const { newPuzzle, faults } = words().calcrostic;
  const { own, play: playLabel } = words().letters.newPuzzle;
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  const play = async () => {
    const read = await readGrid(text);
    if (input.current?.value !== text) {
      return; // it is another text by now
    }
    if (!read.ok) {
      setFault(explainError(read.error));
    } else if (!read.value.ok) {
      setFault(faults(read.value.fault));
    } else {
      close();
      goTo(addressOf(encodeGrid(read.value.grid)));
    }
  };
  return (
    <form
      class="dialog-part"
      onSubmit={(event) => {
        event.preventDefault();
        void play();
      }}
    >
      <h3>{own}</h3>
      <p id="own-puzzle-help" class="small">
        {newPuzzle.ownHelp}
      </p>
      <label class="field">
        {newPuzzle.ownLabel}
        <textarea
          ref={input}
          class="input own-grid"
          rows={5}
          spellcheck={false}
          autocapitalize="characters"
          placeholder={EXAMPLE}
          aria-invalid={fault !== undefined}
          aria-describedby="own-puzzle-help own-puzzle-fault"
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setFault(undefined);
          }}
        />
      </label>
      <p id="own-puzzle-fault" class="own-fault" role="alert">
        {fault}
      </p>
      <button type="submit" class="button">
        {playLabel}
      </button>
    </form>
  );
}
