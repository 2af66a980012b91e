// SPDX-License-Identifier: MIT
import { useId } from 'preact/hooks';
import { replaceAddress } from '../address/router';
import { RULE_SETS } from '../engine/questions';
import { Game } from './game';
import { USES, type Setting } from './games';
import { gameOf } from './hand';
import { rulesOfNextHand } from './settings';
import { wordsOf } from './words-of';

/** The rules of a hand, which can be changed unless it is that of a day. */
export function RulesPicker({ game, day }: { game: Game; day: string | undefined }) {
  const name = useId();
  const { setting } = game;
  const { krypto, games } = wordsOf(setting.game);
  if (day !== undefined) {
    return (
      <section class="panel rules">
        <h2>{krypto.rules}</h2>
        <p class="rules-says">{krypto.ruleSets[game.rules].says}</p>
        <p class="small">{krypto.dayRules}</p>
      </section>
    );
  }
  /** The same hand under other rules is another game: it goes on there. */
  const play = (change: Partial<Setting>) => {
    const changed = { ...setting, ...change };
    const other = new Game(game.hand, { ...changed, game: gameOf(game.hand, changed.use) });
    const stop = other.keep();
    if (other.state.moves.length === 0 && other.isRunning) {
      other.takeOver(game);
    }
    stop();
    replaceAddress(other.address);
  };
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
                if (setting.game === 'krypto') {
                  rulesOfNextHand.value = rules;
                }
                play({ rules });
              }}
            />
            <span>{krypto.ruleSets[rules].name}</span>
          </label>
        ))}
      </div>
      <p class="rules-says">{krypto.ruleSets[game.rules].says}</p>
      <div class="segments rules-use" role="group" aria-label={games.use}>
        {USES.map((use) => (
          <label key={use} class="segment">
            <input
              type="radio"
              name={`${name}-use`}
              value={use}
              checked={use === setting.use}
              onChange={() => play({ use })}
            />
            <span>{games.uses[use]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
