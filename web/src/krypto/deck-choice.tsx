// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import type { GameName } from './games';
import {
  deck,
  DECKS,
  deckOf24,
  largeNumbers,
  LARGES,
  showsFaces,
  type Deck,
  type Large,
} from './settings';

/** The cards from which the next hand of a game is dealt. */
export function DeckChoice({ game }: { game: GameName }) {
  const { krypto, games } = words();
  switch (game) {
    case 'krypto':
      return (
        <Choice
          label={krypto.deck}
          options={DECKS.map((one): [Deck, string] => [one, krypto.decks[one]])}
          value={deck.value}
          choose={(one) => {
            deck.value = one;
          }}
        />
      );
    case '24':
      return (
        <>
          <Choice
            label={games.deck24}
            options={([13, 10] as const).map((one) => [String(one), games.decks24[one]])}
            value={String(deckOf24.value)}
            choose={(one) => {
              deckOf24.value = one === '10' ? 10 : 13;
            }}
          />
          <label class="switch">
            <input
              type="checkbox"
              role="switch"
              checked={showsFaces.value}
              onChange={(event) => {
                showsFaces.value = event.currentTarget.checked;
              }}
            />
            {games.faces}
          </label>
        </>
      );
    case 'countdown':
      return (
        <Choice
          label={games.large}
          options={LARGES.map((one): [Large, string] => [one, games.larges[one]])}
          value={largeNumbers.value}
          choose={(one) => {
            largeNumbers.value = one;
          }}
        />
      );
    case 'own':
      return null;
  }
}

interface ChoiceProps<One extends string> {
  label: string;
  options: readonly (readonly [One, string])[];
  value: One;
  choose: (one: One) => void;
}

function Choice<One extends string>({ label, options, value, choose }: ChoiceProps<One>) {
  return (
    <select
      class="select"
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find(([one]) => one === event.currentTarget.value);
        if (chosen !== undefined) {
          choose(chosen[0]);
        }
      }}
    >
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}
