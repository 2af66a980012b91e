// SPDX-License-Identifier: MIT
import { effect } from '@preact/signals';
import { language, LANGUAGES } from '../i18n';
import { remember } from '../storage/persisted';
import { oneOf } from '../storage/readers';

/** Remembers the language that was chosen, and has the page say which one it is in. */
export function applyLanguage(): void {
  remember(language, { name: 'language', version: 1, read: oneOf(LANGUAGES) });
  effect(() => {
    document.documentElement.lang = language.value;
  });
}
