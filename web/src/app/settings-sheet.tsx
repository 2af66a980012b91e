// SPDX-License-Identifier: MIT
import * as alphametic from '../alphametic/kept';
import * as calcrostic from '../calcrostic/kept';
import { RULE_SETS } from '../engine/questions';
import { language, LANGUAGE_NAMES, LANGUAGES, words } from '../i18n';
import { hasClocks, rulesOfNextHand, setClocks } from '../krypto/settings';
import { canVibrate, feedback, setFeedback } from '../parts/feedback';
import { Segments } from '../parts/segments';
import { theme, THEMES } from './theme';

/** All that is set for the whole page, and kept in the browser. */
export function SettingsSheet() {
  const { app, krypto } = words();
  const { sheet } = app;
  return (
    <div class="settings">
      <Segments
        label={app.language}
        value={language.value}
        names={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value], lang: value }))}
        choose={(value) => {
          language.value = value;
        }}
      />
      <Segments
        label={app.theme}
        value={theme.value}
        names={THEMES.map((value) => ({ value, name: app.themes[value] }))}
        choose={(value) => {
          theme.value = value;
        }}
      />
      <div class="settings-switches">
        <Switch label={sheet.clock} on={hasClock()} set={setClock} />
        <Switch
          label={sheet.sound}
          on={feedback.value.sound}
          set={(sound) => setFeedback({ sound })}
        />
        <p class="small">{sheet.feedbackHelp}</p>
        {canVibrate() && (
          <Switch
            label={sheet.vibration}
            on={feedback.value.vibration}
            set={(vibration) => setFeedback({ vibration })}
          />
        )}
      </div>
      <Segments
        label={sheet.rules}
        value={rulesOfNextHand.value}
        names={RULE_SETS.map((value) => ({ value, name: krypto.ruleSets[value].name }))}
        choose={(value) => {
          rulesOfNextHand.value = value;
        }}
      />
      <p class="small">{krypto.ruleSets[rulesOfNextHand.value].says}</p>
    </div>
  );
}

interface SwitchProps {
  label: string;
  on: boolean;
  set: (on: boolean) => void;
}

function Switch({ label, on, set }: SwitchProps) {
  return (
    <label class="switch">
      {label}
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    </label>
  );
}

/** Hands, grids and sums each have a clock, which the board shows or hides. */
function hasClock(): boolean {
  return hasClocks() && calcrostic.preferences.value.clock && alphametic.preferences.value.clock;
}

function setClock(clock: boolean): void {
  setClocks(clock);
  calcrostic.prefer({ clock });
  alphametic.prefer({ clock });
}
