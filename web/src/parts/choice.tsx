// SPDX-License-Identifier: MIT
interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  names: (readonly [Value, string])[];
  choose: (value: Value) => void;
  /** Where it stands in its form. */
  class?: string;
  describedBy?: string;
}

/** One of a few, by its name. */
export function Choice<Value extends string | number>({
  label,
  value,
  names,
  choose,
  class: place = 'field',
  describedBy,
}: ChoiceProps<Value>) {
  return (
    <label class={place}>
      <span class="label">{label}</span>
      <select
        class="select"
        value={value}
        aria-describedby={describedBy}
        onChange={(event) => {
          const chosen = names[event.currentTarget.selectedIndex];
          if (chosen !== undefined) {
            choose(chosen[0]);
          }
        }}
      >
        {names.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
