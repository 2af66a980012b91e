// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { words } from '../i18n';
import type { Game } from './game';
import { HowTo } from './how-to';
import { NewHand } from './new-hand';
import { hasPlayedGame } from './saved-games';
import { clockOf } from './settings';

interface ReadyProps {
  title: string;
  game: Game;
  begin: () => void;
}

/** A hand with little time lies face down until the player is ready. */
export function Ready({ title, game, begin }: ReadyProps) {
  const { krypto, games } = words();
  const [isNew] = useState(() => !hasPlayedGame(game.setting.game));
  return (
    <div class="krypto">
      <header class="krypto-head">
        <h1>{title}</h1>
      </header>
      <section class="felt" aria-label={krypto.table} tabIndex={-1}>
        <div class="cards" data-count={game.hand.cards.length} aria-hidden="true">
          {game.hand.cards.map((_, place) => (
            <div class="place" key={place} />
          ))}
        </div>
        <div class="message">
          <p>{games.ready}</p>
        </div>
        <div class="finished-buttons">
          <button type="button" class="felt-button felt-button-strong" onClick={begin}>
            {games.start(game.row.seconds ?? 0)}
          </button>
          <button
            type="button"
            class="felt-button"
            onClick={() => {
              clockOf(game.setting.game).value = false;
              begin();
            }}
          >
            {games.startUntimed}
          </button>
        </div>
      </section>
      <div class="krypto-side">
        <HowTo setting={game.setting} cards={game.hand.cards.length} isOpen={isNew} />
        <NewHand setting={game.setting} hand={game.hand} />
      </div>
    </div>
  );
}
