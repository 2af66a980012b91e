// SPDX-License-Identifier: MIT
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

export const SERVICE_WORKER = 'service-worker';

/** The folder of what a first visit does without. */
export const LATER = 'later';

export function isLater(fileName: string): boolean {
  return fileName.startsWith(`${LATER}/`);
}

const PUBLIC = 'public';

/** The files that are copied as they are, but for those that only an installation wants. */
function publicFiles(): { name: string; content: Buffer }[] {
  return readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.png'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      name: relative(PUBLIC, path).split(sep).join('/'),
      content: readFileSync(path),
    }));
}

/**
 * Tells the service worker all files of the build, and a version that changes with any of them.
 * Public files are named too, unless the page has none.
 */
export function precacheList({ hasPublicFiles = true } = {}): Plugin {
  return {
    name: 'precache-list',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle).map((file) => ({
          name: file.fileName,
          content: file.type === 'chunk' ? file.code : file.source,
        }));
        const worker = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.name === SERVICE_WORKER,
        );
        if (worker?.type !== 'chunk') {
          this.error('the service worker is not among what is built');
        }
        const kept = [...files, ...(hasPublicFiles ? publicFiles() : [])]
          .filter(({ name }) => name !== worker.fileName)
          .sort((a, b) => (a.name < b.name ? -1 : 1));
        const hash = createHash('sha256').update(worker.code);
        for (const { name, content } of kept) {
          hash.update(name).update(content);
        }
        const names = kept.map(({ name }) => name);
        worker.code = worker.code
          .replaceAll('__PRECACHE__', JSON.stringify(names.filter((name) => !isLater(name))))
          .replaceAll('__LATER__', JSON.stringify(names.filter(isLater)))
          .replace('__BUILD__', JSON.stringify(hash.digest('hex').slice(0, 16)));
      },
    },
  };
}
