// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { spokenNumber } from '../krypto/notation';
import { NumberFace } from '../krypto/number-face';
import { rational } from '../krypto/rational';

/** Cards to look at: only who has called puts them together. */
export function StillCards({ cards }: { cards: readonly number[] }) {
  const { krypto } = words();
  return (
    <div class="cards" role="group" aria-label={krypto.cards}>
      {cards.map((card, place) => {
        const value = rational(card);
        return (
          <div class="place" key={place}>
            <div class="card card-still" role="img" aria-label={krypto.card(spokenNumber(value))}>
              <NumberFace value={value} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
