// SPDX-License-Identifier: MIT
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../i18n';
import {
  addressOfView,
  place,
  PLACE_NAMES,
  placeOf,
  PLACES,
  type PlaceName,
} from '../address/router';
import { Settings } from './settings';

export function Masthead() {
  const { app } = words();
  const here = placeOf(place.value.view);
  return (
    <header class="masthead">
      <a href="#/" class="masthead-name" title={app.tagline}>
        <img class="masthead-mark" src="./icons/icon.svg" alt="" width="32" height="32" />
        <span class="masthead-word">{app.title}</span>
      </a>
      <nav class="masthead-places" aria-label={app.mainNavigation}>
        {PLACE_NAMES.map((name) => (
          <a
            key={name}
            href={addressOfView(PLACES[name][0])}
            aria-current={name === here ? (isFirst(name) ? 'page' : 'true') : undefined}
          >
            {app.places[name]}
          </a>
        ))}
      </nav>
      <Settings />
      {here !== undefined && <Views key={here} name={here} />}
    </header>
  );
}

function isFirst(name: PlaceName): boolean {
  return PLACES[name][0] === place.value.view;
}

/** The views of a place that has several, in one line, which moves sideways where it is long. */
function Views({ name }: { name: PlaceName }) {
  const { app } = words();
  const views = PLACES[name];
  const { view: shown } = place.value;
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (line.current && current) {
      const { offsetLeft, offsetWidth } = current;
      line.current.scrollLeft = offsetLeft + offsetWidth / 2 - line.current.clientWidth / 2;
    }
  }, [shown, app]);
  return views.length === 1 ? null : (
    <nav class="masthead-views" aria-label={app.places[name]} ref={line}>
      {views.map((view) => (
        <a key={view} href={addressOfView(view)} aria-current={view === shown ? 'page' : undefined}>
          {app.views[view]}
        </a>
      ))}
    </nav>
  );
}
