// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { CensusMaps } from './census-maps';
import './explore.css';
import { GamesList } from './games-list';
import { HandLookup } from './hand-lookup';
import { Records } from './records';

export function ExploreView() {
  const { explore } = words();
  return (
    <>
      <h1>{explore.title}</h1>
      <p class="explore-intro">{explore.intro}</p>
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
