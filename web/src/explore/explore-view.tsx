import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ErrorNotice } from '../app/notice';
import { words } from '../i18n';
import './explore.css';
import { GamesList } from './games-list';
import { HandLookup } from './hand-lookup';

export function ExploreView() {
  const { explore } = words();
  return (
    <>
      <h1>{explore.title}</h1>
      <p class="explore-intro">{explore.intro}</p>
      <div class="explore">
        <section class="explore-maps" aria-label={explore.mapsTitle}>
          <Maps />
        </section>
        <div class="explore-side">
          <GamesList />
          <HandLookup />
        </div>
      </div>
    </>
  );
}

/** The maps and the library that draws them are loaded when somebody explores. */
function Maps() {
  const [loaded, setLoaded] = useState<{ Maps: ComponentType } | 'failed'>();
  const load = () => {
    import('./census-maps').then(
      ({ CensusMaps }) => {
        setLoaded({ Maps: CensusMaps });
      },
      () => {
        setLoaded('failed');
      },
    );
  };
  useEffect(load, []);
  if (loaded === 'failed') {
    return <ErrorNotice error={{ kind: 'load_failed' }} retry={load} />;
  }
  return loaded === undefined ? <p>{words().app.loading}</p> : <loaded.Maps />;
}
