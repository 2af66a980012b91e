// SPDX-License-Identifier: MIT
import { useId, useState } from 'preact/hooks';
import { formatNumber } from '../i18n';
import { workshopWords } from './words';

interface NumberInputProps {
  label: string;
  /** A line on the things that the number counts. */
  help?: string;
  value: number | undefined;
  /** The value of a field that is empty, or has no number in the range. */
  empty: number | undefined;
  least: number;
  most: number;
  /** The id of a text that describes the field, beside the range. */
  describedBy?: string | undefined;
  choose: (value: number | undefined) => void;
}

/** A whole number; text that is none of the range stays as it was typed, and the range is shown. */
export function NumberInput(props: NumberInputProps) {
  const { label, help, value, empty, least, most, describedBy, choose } = props;
  const id = useId();
  /** A text without a number, until there is another value. */
  const [draft, setDraft] = useState<{ text: string; isWrong: boolean }>();
  const shown = value === empty ? draft : undefined;
  const isWrong = shown?.isWrong === true;
  const described = [describedBy, help && `${id}-help`, isWrong ? `${id}-range` : undefined];
  return (
    <div class={help === undefined ? 'field' : 'field workshop-count workshop-wide'}>
      <label class="label" for={id}>
        {label}
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} class="small workshop-kind">
          {help}
        </p>
      )}
      <input
        id={id}
        class="input"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        aria-invalid={isWrong}
        aria-describedby={described.filter((one) => one !== undefined).join(' ') || undefined}
        placeholder={empty === undefined ? '–' : String(empty)}
        value={shown?.text ?? value ?? ''}
        onInput={({ currentTarget: { value: text, validity } }) => {
          const number = Number(text);
          const isEmpty = text === '' && !validity.badInput;
          const isRight =
            text !== '' && Number.isInteger(number) && number >= least && number <= most;
          setDraft(isRight ? undefined : { text, isWrong: !isEmpty });
          choose(isRight ? number : empty);
        }}
        onBlur={() => setDraft((before) => (before?.isWrong === true ? before : undefined))}
      />
      <p id={`${id}-range`} role="alert" class="wrong small">
        {isWrong && workshopWords().wholeNumber(formatNumber(least), formatNumber(most))}
      </p>
    </div>
  );
}
