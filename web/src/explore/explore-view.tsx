// SPDX-License-Identifier: MIT
import { formatNumber } from '../i18n';
import { HANDS } from './census';
import { CensusMaps } from './census-maps';
import { exploreWords } from './words';
import './explore.css';
import { LARGEST } from './filter';
import { GamesList } from './games-list';
import { HandLookup } from './hand-lookup';
import { Records } from './records';

export function ExploreView() {
  const explore = exploreWords();
  return (
    <>
      <h1>{explore.title}</h1>
      <p class="explore-intro">{explore.intro(formatNumber(HANDS * LARGEST))}</p>
      <div class="explore">
        <section class="explore-maps" aria-label={explore.mapsTitle}>
          <CensusMaps />
        </section>
        <div class="explore-side">
          <GamesList />
          <HandLookup />
          <Records />
        </div>
      </div>
    </>
  );
}
