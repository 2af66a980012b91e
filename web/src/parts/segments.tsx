// SPDX-License-Identifier: MIT
import { useId } from 'preact/hooks';

interface Props<Value extends string> {
  label: string;
  value: Value;
  /** Each value with its name, which may be in a language of its own. */
  names: readonly { value: Value; name: string; lang?: string }[];
  choose: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function Segments<Value extends string>({ label, value, names, choose }: Props<Value>) {
  const group = useId();
  return (
    <fieldset class="segments-field">
      <legend class="label">{label}</legend>
      <div class="segments" data-count={names.length}>
        {names.map(({ value: one, name, lang }) => (
          <label key={one} class="segment">
            <input
              type="radio"
              name={group}
              value={one}
              checked={one === value}
              onChange={() => choose(one)}
            />
            <span lang={lang}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
