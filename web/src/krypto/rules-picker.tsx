// SPDX-License-Identifier: MIT
import { useId } from 'preact/hooks';
import { replaceAddress } from '../address/router';
import { RULE_SETS } from '../engine/questions';
import { words } from '../i18n';
import { Game } from './game';
import { rulesOfNextHand } from './settings';

export function RulesPicker({ game, day }: { game: Game; day: string | undefined }) {
  const { krypto } = words();
  const name = useId();
  return (
    <fieldset class="panel rules">
      <legend>
        <h2>{krypto.rules}</h2>
      </legend>
      <div class="segments">
        {RULE_SETS.map((rules) => (
          <label key={rules} class="segment">
            <input
              type="radio"
              name={name}
              value={rules}
              checked={rules === game.rules}
              onChange={() => {
                rulesOfNextHand.value = rules;
                // The same hand under other rules is another game: it goes on there.
                const other = new Game(game.hand, rules);
                const stop = other.keep();
                if (other.state.moves.length === 0 && other.isRunning) {
                  other.takeOver(game);
                }
                stop();
                replaceAddress(other.address);
              }}
            />
            <span>{krypto.ruleSets[rules].name}</span>
          </label>
        ))}
      </div>
      <p class="rules-says">{krypto.ruleSets[game.rules].says}</p>
      {day !== undefined && <p class="small">{krypto.dayRules}</p>}
    </fieldset>
  );
}
