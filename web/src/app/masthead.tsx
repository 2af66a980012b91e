// SPDX-License-Identifier: MIT
import { language, LANGUAGE_NAMES, LANGUAGES, words, type Language } from '../i18n';
import { theme, THEMES, type Theme } from './theme';
import {
  addressOfView,
  place,
  PLACE_NAMES,
  placeOf,
  PLACES,
  type PlaceName,
} from '../address/router';

export function Masthead() {
  const { app } = words();
  const here = placeOf(place.value.view);
  return (
    <header class="masthead">
      <div class="masthead-title">
        <a href="#/" class="masthead-name">
          {app.title}
        </a>
        <span class="masthead-tagline">{app.tagline}</span>
      </div>
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
      {here !== undefined && <Views name={here} />}
    </header>
  );
}

function isFirst(name: PlaceName): boolean {
  return PLACES[name][0] === place.value.view;
}

/** The views of a place that has several. */
function Views({ name }: { name: PlaceName }) {
  const { app } = words();
  const views = PLACES[name];
  return views.length === 1 ? null : (
    <nav class="masthead-views" aria-label={app.places[name]}>
      {views.map((view) => (
        <a
          key={view}
          href={addressOfView(view)}
          aria-current={view === place.value.view ? 'page' : undefined}
        >
          {app.views[view]}
        </a>
      ))}
    </nav>
  );
}

function Settings() {
  const { app } = words();
  return (
    <div class="masthead-settings" role="group" aria-label={app.settings}>
      <select
        class="select"
        aria-label={app.language}
        value={language.value}
        onChange={(event) => {
          language.value = event.currentTarget.value as Language;
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
      <select
        class="select"
        aria-label={app.theme}
        value={theme.value}
        onChange={(event) => {
          theme.value = event.currentTarget.value as Theme;
        }}
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {app.themes[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
