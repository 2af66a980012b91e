// SPDX-License-Identifier: MIT
import { useRef, useState } from 'preact/hooks';
import { explainError } from '../app/notice';
import { goTo } from '../app/router';
import { words } from '../i18n';
import { LevelChoice, PuzzleDialog, Radio } from '../letters/dialog';
import { layNew } from './arrival';
import { prefer, preferences, SHAPES } from './kept';
import { addressOf, encodePuzzle } from './link';
import { LEAST_BASE, MOST_BASE, USUAL_CONDITIONS, type Conditions } from './puzzle';
import { readPuzzle } from './reading';
import { faultText } from './said';
import { alphameticWords } from './words';

const EXAMPLE = 'SEND + MORE = MONEY';

/** Where the next puzzle is chosen: a new one, or one's own. */
export function NewPuzzleDialog({ open, close }: { open: boolean; close: () => void }) {
  return (
    <PuzzleDialog open={open} close={close}>
      <MadeToMeasure close={close} />
      <OwnPuzzle close={close} />
    </PuzzleDialog>
  );
}

function MadeToMeasure({ close }: { close: () => void }) {
  const { newPuzzle } = words().letters;
  const { kind, shapes } = alphameticWords().newPuzzle;
  const { level: chosen, shape: chosenShape } = preferences.value;
  return (
    <form
      class="dialog-part"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        void layNew();
      }}
    >
      <fieldset class="choice">
        <legend>{kind}</legend>
        {SHAPES.map((shape) => (
          <Radio
            key={shape}
            name="shape"
            checked={shape === chosenShape}
            choose={() => {
              prefer({ shape });
            }}
          >
            {shapes[shape]}
          </Radio>
        ))}
      </fieldset>
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

function OwnPuzzle({ close }: { close: () => void }) {
  const { newPuzzle } = alphameticWords();
  const { own, play: playLabel } = words().letters.newPuzzle;
  const [text, setText] = useState('');
  const [conditions, setConditions] = useState(USUAL_CONDITIONS);
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  const play = async () => {
    const read = await readPuzzle(text, conditions);
    if (input.current?.value !== text) {
      return; // it is another text by now
    }
    if (!read.ok) {
      setFault(explainError(read.error));
    } else if (!read.value.ok) {
      setFault(faultText(read.value.fault));
    } else {
      close();
      goTo(addressOf(encodePuzzle(read.value.puzzle)));
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
          rows={4}
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
      <OwnRules
        conditions={conditions}
        change={(some) => {
          setConditions({ ...conditions, ...some });
          setFault(undefined);
        }}
      />
      <p id="own-puzzle-fault" class="own-fault" role="alert">
        {fault}
      </p>
      <button type="submit" class="button">
        {playLabel}
      </button>
    </form>
  );
}

interface RulesProps {
  conditions: Conditions;
  change: (some: Partial<Conditions>) => void;
}

function OwnRules({ conditions: { base, leadingZeros, mayShare }, change }: RulesProps) {
  const { newPuzzle } = alphameticWords();
  return (
    <details class="own-rules">
      <summary>{newPuzzle.conditions}</summary>
      <label class="field">
        {newPuzzle.base}
        <input
          class="input"
          type="number"
          min={LEAST_BASE}
          max={MOST_BASE}
          required
          value={base}
          onInput={(event) => {
            change({ base: event.currentTarget.valueAsNumber });
          }}
        />
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={leadingZeros}
          onChange={(event) => {
            change({ leadingZeros: event.currentTarget.checked });
          }}
        />
        {newPuzzle.zeros}
      </label>
      <label class="field">
        {newPuzzle.share}
        <input
          class="input"
          autocapitalize="characters"
          spellcheck={false}
          value={mayShare.join('')}
          onInput={(event) => {
            const letters = event.currentTarget.value.toUpperCase().match(/[A-Z]/g) ?? [];
            change({ mayShare: [...new Set(letters)] });
          }}
        />
      </label>
    </details>
  );
}
