// SPDX-License-Identifier: MIT
/** Settings that several kinds of rooms have. */
import { Choice } from '../../parts/choice';
import type { Rules } from '../../engine/questions';
import { words } from '../../i18n';
import { DECKS, type Deck } from '../../krypto/settings';
import { NumberField } from './number-field';
import { RANGES, within } from '../session/wishes';

interface RulesChoiceProps<Sets extends Rules> {
  sets: readonly Sets[];
  rules: Sets;
  choose: (rules: Sets) => void;
}

export function RulesChoice<Sets extends Rules>({ sets, rules, choose }: RulesChoiceProps<Sets>) {
  const { krypto } = words();
  return (
    <Choice
      label={krypto.rules}
      value={rules}
      names={sets.map((one) => [one, krypto.ruleSets[one].name])}
      choose={choose}
    />
  );
}

export function DeckChoice({ deck, choose }: { deck: Deck; choose: (deck: Deck) => void }) {
  const { krypto } = words();
  return (
    <Choice
      label={krypto.deck}
      value={deck}
      names={DECKS.map((one) => [one, krypto.decks[one]])}
      choose={choose}
    />
  );
}

interface NumberSettingProps {
  label: string;
  name: keyof typeof RANGES;
  value: number;
  unit?: number;
  choose: (value: number) => void;
}

/** A number of the range that the server takes. */
export function NumberSetting({ label, name, value, unit = 1, choose }: NumberSettingProps) {
  return (
    <NumberField
      label={label}
      range={RANGES[name]}
      value={value}
      unit={unit}
      onValue={(chosen) => choose(within(name, chosen))}
    />
  );
}
