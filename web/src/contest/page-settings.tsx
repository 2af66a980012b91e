// SPDX-License-Identifier: MIT
import { useEffect } from 'preact/hooks';
import { theme, THEMES, type Theme } from '../app/theme';
import { language, LANGUAGE_NAMES, LANGUAGES, words as pageWords, type Language } from '../i18n';
import { persisted } from '../storage/persisted';
import { readBoolean } from '../storage/readers';
import { contestWords } from './words';

const isLarge = persisted<boolean>({
  name: 'contest.large',
  version: 1,
  fallback: false,
  read: readBoolean,
});

/** Language, colours and size of the print. */
export function PageSettings({ speak }: { speak: (chosen: Language) => void }) {
  const { settings, largePrint } = contestWords();
  const { app } = pageWords();
  useEffect(() => {
    document.documentElement.dataset['large'] = String(isLarge.value);
  });
  return (
    <div class="contest-settings" role="group" aria-label={settings}>
      <select
        class="select"
        aria-label={app.language}
        value={language.value}
        onChange={(event) => speak(event.currentTarget.value as Language)}
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
      <button
        type="button"
        class="button button-quiet"
        aria-pressed={isLarge.value}
        onClick={() => {
          isLarge.value = !isLarge.value;
        }}
      >
        {largePrint}
      </button>
    </div>
  );
}
