// SPDX-License-Identifier: MIT
import { effect } from '@preact/signals';
import { persisted } from '../storage/persisted';
import { oneOf } from '../storage/readers';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const theme = persisted<Theme>({
  name: 'theme',
  version: 1,
  fallback: 'system',
  read: oneOf(THEMES),
});

/** Keeps the colours of the page with the setting; styles/tokens.css has the colours. */
export function applyTheme(): void {
  effect(() => {
    document.documentElement.dataset['theme'] = theme.value;
  });
}
