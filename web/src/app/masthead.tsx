import { language, LANGUAGE_NAMES, LANGUAGES, words, type Language } from '../i18n';
import { theme, THEMES, type Theme } from '../theme';
import { place, VIEWS } from './router';

export function Masthead() {
  const { app } = words();
  const { view: current } = place.value;
  return (
    <header class="masthead">
      <div class="masthead-title">
        <a href="#/krypto" class="masthead-name">
          {app.title}
        </a>
        <span class="masthead-tagline">{app.tagline}</span>
      </div>
      <nav class="masthead-views" aria-label={app.mainNavigation}>
        {VIEWS.map((view) => (
          <a key={view} href={`#/${view}`} aria-current={current === view ? 'page' : undefined}>
            {app.views[view]}
          </a>
        ))}
      </nav>
      <Settings />
    </header>
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
