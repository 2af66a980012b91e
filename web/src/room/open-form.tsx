// SPDX-License-Identifier: MIT
import { useId, useState } from 'preact/hooks';
import { RULE_SETS, type Rules } from '../engine/questions';
import { words as pageWords } from '../i18n';
import { DECKS, type Deck } from '../krypto/settings';
import { NameField } from './name-field';
import { UNSOLVED, type RoomSettings, type Unsolved } from './protocol';
import type { Session } from './session';
import { myName, RANGES, wishes, within } from './wishes';
import { roomWords } from './words';

/** A room of one's own: what is played there. */
export function OpenForm({ session }: { session: Session }) {
  const words = roomWords();
  const { krypto } = pageWords();
  const id = useId();
  const [isNameless, setNameless] = useState(false);
  const { rules, deck, unsolved, solvable_only: solvableOnly, private: isPrivate } = wishes.value;
  const open = (event: Event) => {
    event.preventDefault();
    const name = myName.peek().trim();
    const wrong = (event.currentTarget as HTMLFormElement).querySelector<HTMLElement>(
      'input:invalid',
    );
    setNameless(name === '');
    if (wrong !== null) {
      wrong.closest('details')?.setAttribute('open', '');
      wrong.focus();
    } else if (name !== '') {
      session.open(name, wishes.peek());
    }
  };
  return (
    <form class="panel" noValidate onSubmit={open}>
      <h2>{words.open}</h2>
      <div class="room-fields">
        <NameField id={`${id}-name`} problem={isNameless ? words.badName : undefined} />
        <label class="field">
          <span class="label">{krypto.rules}</span>
          <select
            class="select"
            value={rules}
            onChange={(event) => {
              wish({ rules: event.currentTarget.value as Rules });
            }}
          >
            {RULE_SETS.map((one) => (
              <option key={one} value={one}>
                {krypto.ruleSets[one].name}
              </option>
            ))}
          </select>
        </label>
        <NumberField label={words.hands} name="hands" />
        <NumberField label={words.handMinutes} name="hand_seconds" unit={60} />
        <label class="room-check">
          <input
            type="checkbox"
            checked={isPrivate}
            onChange={(event) => {
              wish({ private: event.currentTarget.checked });
            }}
          />
          {words.privateRoom}
        </label>
      </div>
      <details class="room-more">
        <summary>{words.moreSettings}</summary>
        <div class="room-fields">
          <label class="field">
            <span class="label">{krypto.deck}</span>
            <select
              class="select"
              value={deck}
              onChange={(event) => {
                wish({ deck: event.currentTarget.value as Deck });
              }}
            >
              {DECKS.map((one) => (
                <option key={one} value={one}>
                  {krypto.decks[one]}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span class="label">{words.ifUnsolved}</span>
            <select
              class="select"
              value={unsolved}
              onChange={(event) => {
                wish({ unsolved: event.currentTarget.value as Unsolved });
              }}
            >
              {UNSOLVED.map((one) => (
                <option key={one} value={one}>
                  {words.unsolved[one]}
                </option>
              ))}
            </select>
          </label>
          <NumberField label={words.explainSeconds} name="explain_seconds" />
          <NumberField label={words.pauseSeconds} name="pause_seconds" />
          <label class="room-check">
            <input
              type="checkbox"
              checked={solvableOnly}
              onChange={(event) => {
                wish({ solvable_only: event.currentTarget.checked });
              }}
            />
            {words.solvableOnly}
          </label>
        </div>
      </details>
      <button type="submit" class="button button-strong">
        {words.openIt}
      </button>
    </form>
  );
}

function wish(some: Partial<RoomSettings>): void {
  wishes.value = { ...wishes.peek(), ...some };
}

interface NumberFieldProps {
  label: string;
  name: keyof typeof RANGES;
  /** How many of what is kept one of what is shown has. */
  unit?: number;
}

function NumberField({ label, name, unit = 1 }: NumberFieldProps) {
  const words = roomWords();
  const id = useId();
  /** What was typed and cannot be taken. */
  const [draft, setDraft] = useState<string>();
  const { least, most } = RANGES[name];
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
        value={draft ?? wishes.value[name] / unit}
        onChange={(event) => {
          const { validity, value, valueAsNumber } = event.currentTarget;
          setDraft(validity.valid ? undefined : value);
          if (validity.valid) {
            wish({ [name]: within(name, valueAsNumber * unit) });
          }
        }}
      />
      <p id={`${id}-range`} class={draft === undefined ? 'small' : 'small wrong'}>
        {unit === 1 ? words.wholeNumber(least, most) : words.minutes(least, most / unit)}
      </p>
    </div>
  );
}
