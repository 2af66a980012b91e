// SPDX-License-Identifier: MIT
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

export interface Budget {
  name: string;
  /** The load that is measured, such as `a first visit`. */
  who: string;
  /** In bytes, compressed. */
  most: number;
  isCounted: (fileName: string) => boolean;
}

/** Adds up the size of the files that a visitor loads, and ends the build if it is too much. */
export function compressedSize({ name, who, most, isCounted }: Budget): Plugin {
  const bytesOf = (file: Rollup.OutputBundle[string]) =>
    gzipSync(file.type === 'chunk' ? file.code : file.source).length;
  return {
    name,
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const bytes = Object.values(bundle)
          .filter(({ fileName }) => isCounted(fileName))
          .map(bytesOf)
          .reduce((sum, size) => sum + size, 0);
        this.info(`${who} loads ${Math.round(bytes / 1000)} kB of ${most / 1000} kB`);
        if (bytes > most) {
          this.error(`${who} loads too much: load what it can do without later`);
        }
      },
    },
  };
}
