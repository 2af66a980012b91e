// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { mapped, type Outcome } from '../engine/outcome';
import { lettersTyped } from '../engine/symbols';
import { words } from '../i18n';
import {
  LevelChoice,
  MadeToMeasure,
  PuzzleDialog,
  Radio,
  type DialogProps,
} from '../letters/dialog';
import { OwnPuzzle, type OwnReading } from '../letters/own-puzzle';
import { layNew } from './arrival';
import { prefer, preferences, SHAPES } from './kept';
import { addressOf, encodePuzzle } from './link';
import { LEAST_BASE, MOST_BASE, USUAL_CONDITIONS, type Conditions, type Puzzle } from './puzzle';
import { questionsOf } from './questions';
import { faultText, readPuzzle } from './reading';
import { alphameticWords } from './words';

const EXAMPLE = 'SEND + MORE = MONEY';

/** Where the next puzzle is chosen: a new one, or one's own. */
export function NewPuzzleDialog({ open, close, cancel }: DialogProps) {
  return (
    <PuzzleDialog open={open} cancel={cancel}>
      <MadeToMeasure close={close} make={() => layNew()}>
        <ShapeChoice />
      </MadeToMeasure>
      <OwnAlphametic close={close} />
    </PuzzleDialog>
  );
}

function ShapeChoice() {
  const { kind, shapes } = alphameticWords().newPuzzle;
  const { level: chosen, shape: chosenShape } = preferences.value;
  return (
    <>
      <fieldset class="choice">
        <legend>{kind}</legend>
        {SHAPES.map((shape) => (
          <Radio
            key={shape}
            name="shape"
            checked={shape === chosenShape}
            choose={() => prefer({ shape })}
          >
            {shapes[shape]}
          </Radio>
        ))}
      </fieldset>
      {chosenShape !== 'doubly-true' && (
        <LevelChoice chosen={chosen} choose={(level) => prefer({ level })} />
      )}
    </>
  );
}

function OwnAlphametic({ close }: { close: () => void }) {
  const { newPuzzle } = alphameticWords();
  const [conditions, setConditions] = useState(USUAL_CONDITIONS);
  const read = async (text: string): Promise<Outcome<OwnReading>> => {
    const { base } = conditions;
    if (!Number.isInteger(base) || base < LEAST_BASE || base > MOST_BASE) {
      return { ok: true, value: { ok: false, fault: newPuzzle.baseFault(LEAST_BASE, MOST_BASE) } };
    }
    const found = await readPuzzle(text, conditions);
    if (!found.ok || !found.value.ok) {
      return mapped(found, (one) => ({ ok: false, fault: one.ok ? '' : faultText(one.fault) }));
    }
    const { puzzle } = found.value;
    return {
      ok: true,
      value: (await hasNoAnswer(puzzle))
        ? { ok: false, fault: words().letters.judgement.none }
        : { ok: true, address: addressOf(encodePuzzle(puzzle)) },
    };
  };
  return (
    <OwnPuzzle
      help={newPuzzle.ownHelp}
      label={newPuzzle.ownLabel}
      example={EXAMPLE}
      rows={4}
      read={read}
      close={close}
    >
      <OwnRules
        conditions={conditions}
        change={(some) => setConditions({ ...conditions, ...some })}
      />
    </OwnPuzzle>
  );
}

/** Whether it is known that a puzzle has no answer: it is not one to play. */
async function hasNoAnswer(puzzle: Puzzle): Promise<boolean> {
  const solved = await questionsOf(puzzle).solve(1);
  return solved.ok && solved.value.length === 0;
}

interface RulesProps {
  conditions: Conditions;
  change: (some: Partial<Conditions>) => void;
}

function OwnRules({ conditions, change }: RulesProps) {
  const { base, leadingZeros, mayShare, othersDiffer, allDifferent } = conditions;
  const { newPuzzle, othersDiffer: differFromOthers, allDifferent: differ } = alphameticWords();
  return (
    <details class="own-rules">
      <summary>{newPuzzle.conditions}</summary>
      <label class="field">
        {newPuzzle.base}
        <input
          class="input"
          inputMode="numeric"
          value={Number.isNaN(base) ? '' : base}
          onInput={(event) => change({ base: parseInt(event.currentTarget.value, 10) })}
        />
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={leadingZeros}
          onChange={(event) => change({ leadingZeros: event.currentTarget.checked })}
        />
        {newPuzzle.zeros}
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={othersDiffer}
          onChange={(event) => change({ othersDiffer: event.currentTarget.checked })}
        />
        {differFromOthers}
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={allDifferent}
          onChange={(event) => change({ allDifferent: event.currentTarget.checked })}
        />
        {differ}
      </label>
      <label class="field">
        {newPuzzle.share}
        <input
          class="input"
          autocapitalize="characters"
          spellcheck={false}
          value={mayShare.join('')}
          onInput={(event) => {
            change({ mayShare: lettersTyped(event.currentTarget.value) });
          }}
        />
      </label>
    </details>
  );
}
