// SPDX-License-Identifier: MIT
import { useId, useState } from 'preact/hooks';
import type { Range } from '../session/wishes';
import { formatNumber } from '../../i18n';
import { roomWords } from './words';

interface NumberFieldProps {
  label: string;
  range: Range;
  value: number;
  /** The factor from the number shown to the number kept. */
  unit?: number;
  onValue: (value: number) => void;
}

export function NumberField({ label, range, value, unit = 1, onValue }: NumberFieldProps) {
  const words = roomWords();
  const id = useId();
  /** Typed text that cannot be taken. */
  const [draft, setDraft] = useState<string>();
  const { least, most } = range;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="input"
        type="number"
        inputMode={unit === 1 ? 'numeric' : 'decimal'}
        required
        min={least / unit}
        max={most / unit}
        step={unit === 1 ? 1 : 'any'}
        aria-invalid={draft !== undefined}
        aria-describedby={`${id}-range`}
        value={draft ?? written(value, unit)}
        onChange={(event) => {
          const { validity, value: typed, valueAsNumber } = event.currentTarget;
          setDraft(validity.valid ? undefined : typed);
          if (validity.valid) {
            onValue(valueAsNumber * unit);
          }
        }}
      />
      <p id={`${id}-range`} class={draft === undefined ? 'small' : 'small wrong'}>
        {unit === 1
          ? words.wholeNumber(least, most)
          : words.minutes(least, formatNumber(written(least, unit)), most / unit)}
      </p>
    </div>
  );
}

/** A number as people write it: 10 seconds are 0.17 minutes, which is not less. */
export function written(value: number, unit: number): number {
  return Math.ceil((value / unit) * 100 - 1e-9) / 100;
}

/** Brings the first invalid field of a form into sight; returns whether there was one. */
export function showWrong(form: HTMLElement): boolean {
  const wrong = form.querySelector<HTMLElement>('input:invalid');
  wrong?.closest('details')?.setAttribute('open', '');
  wrong?.focus();
  return wrong !== null;
}
