// SPDX-License-Identifier: MIT
import type { Plugin } from 'vite';
import { compressedSize } from './compressed-size.ts';
import { isLater } from './precache-list.ts';

/**
 * Measures a first visit: the page, its scripts and styles, the engine, and the files that the
 * service worker fetches ahead. That is all of the build but the icons for an installation, and
 * what comes later.
 */
export function firstLoadSize(): Plugin {
  return compressedSize({
    name: 'first-load-size',
    who: 'a first visit',
    most: 340_000,
    isCounted: (fileName) => !isLater(fileName),
  });
}
