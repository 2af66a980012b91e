// SPDX-License-Identifier: MIT
/** Settings that several kinds of rooms have. */
import { useState } from 'preact/hooks';
import { Choice } from '../../parts/choice';
import type { Rules } from '../../engine/questions';
import { words } from '../../i18n';
import { DECKS, type Deck } from '../../krypto/settings';
import { NumberField } from './number-field';
import { RANGES, within } from '../session/wishes';
import { roomWords } from './words';

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
  choose: (value: number) => void;
}

/** A number of the range that the server takes. */
export function NumberSetting({ label, name, value, choose }: NumberSettingProps) {
  return (
    <NumberField
      label={label}
      range={RANGES[name]}
      value={value}
      onValue={(chosen) => choose(within(name, chosen))}
    />
  );
}

/** The usual times for a puzzle, in seconds, within the range that the server takes. */
const TIMES = [10, 30, 60, 120, 180, 300, 600, 900, 1800, 3600] as const;

interface TimeChoiceProps {
  label: string;
  /** In seconds. */
  value: number;
  choose: (seconds: number) => void;
}

/** A usual time for a puzzle, or the one that was set before. */
export function TimeChoice({ label, value, choose }: TimeChoiceProps) {
  const words = roomWords();
  const [before] = useState(value);
  const times = [...new Set([...TIMES, before, value])].sort((a, b) => a - b);
  return (
    <Choice
      label={label}
      value={value}
      names={times.map((one) => [one, words.lasting(one)])}
      choose={choose}
    />
  );
}
