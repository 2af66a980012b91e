// SPDX-License-Identifier: MIT
/** The puzzle of the day for other sites: dist/reckon-today.js, its engine, and today.html. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { compressedSize } from './build-tools/compressed-size.ts';
import { figuresInside } from './build-tools/font-subsets.ts';
import { COMMON } from './build-tools/settings.ts';

const FRAME = 'today.html';
const FILES = ['reckon-today.js', 'reckon-today.wasm', FRAME];

/** Copies the page for iframes, and makes sure that nothing else is to be loaded. */
function framePage(): Plugin {
  return {
    name: 'frame-page',
    generateBundle(_options, bundle) {
      const source = readFileSync(join(import.meta.dirname, 'src/embed', FRAME), 'utf8');
      this.emitFile({ type: 'asset', fileName: FRAME, source });
      const others = Object.keys(bundle).filter((name) => !FILES.includes(name));
      if (others.length > 0) {
        this.error(`the puzzle of the day has three files, not also ${others.join(', ')}`);
      }
    },
  };
}

export default defineConfig({
  ...COMMON,
  publicDir: false,
  plugins: [
    framePage(),
    figuresInside(),
    compressedSize({
      name: 'embedded-size',
      who: 'a site',
      most: 300_000,
      isCounted: () => true,
    }),
  ],
  build: {
    ...COMMON.build,
    emptyOutDir: false, // the page is already in it
    rolldownOptions: {
      input: { 'reckon-today': 'src/embed/reckon-today.ts' },
      // Other sites write these names down.
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
