// SPDX-License-Identifier: MIT
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { isLater } from './precache-list.ts';

/** What a first visit may load in all, compressed. */
const MOST_BYTES = 400_000;

/**
 * Adds up what a first visit loads: the page, its scripts and styles, the engine, and what the
 * service worker fetches ahead. That is all of the build but the icons for an installation, and
 * what comes later.
 */
export function firstLoadSize(): Plugin {
  return {
    name: 'first-load-size',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const bytes = Object.values(bundle)
          .filter(({ fileName }) => !isLater(fileName))
          .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source).length)
          .reduce((sum, size) => sum + size, 0);
        this.info(`a first visit loads ${Math.round(bytes / 1000)} kB of ${MOST_BYTES / 1000} kB`);
        if (bytes > MOST_BYTES) {
          this.error('a first visit loads too much: load what it can do without later');
        }
      },
    },
  };
}
