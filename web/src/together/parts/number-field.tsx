// SPDX-License-Identifier: MIT
import { useId, useState } from 'preact/hooks';
import type { Range } from '../session/wishes';
import { roomWords } from './words';

interface NumberFieldProps {
  label: string;
  range: Range;
  value: number;
  onValue: (value: number) => void;
}

export function NumberField({ label, range, value, onValue }: NumberFieldProps) {
  const words = roomWords();
  const id = useId();
  /** Text that is being typed, or that cannot be taken. */
  const [draft, setDraft] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const { least, most } = range;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="input"
        type="number"
        inputMode="numeric"
        required
        min={least}
        max={most}
        step={1}
        aria-invalid={isWrong}
        aria-describedby={`${id}-range`}
        value={draft ?? value}
        // The typed text stays when another field changes before this one is left.
        onInput={(event) => {
          const { validity, value: typed, valueAsNumber } = event.currentTarget;
          setDraft(typed);
          if (validity.valid) {
            setWrong(false);
            onValue(valueAsNumber);
          }
        }}
        onChange={(event) => {
          const { validity, value: typed, valueAsNumber } = event.currentTarget;
          setDraft(validity.valid ? undefined : typed);
          setWrong(!validity.valid);
          if (validity.valid) {
            onValue(valueAsNumber);
          }
        }}
      />
      <p id={`${id}-range`} class={isWrong ? 'small wrong' : 'small'}>
        {words.wholeNumber(least, most)}
      </p>
    </div>
  );
}
