// SPDX-License-Identifier: MIT
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { censusTables } from './build-tools/census-tables.ts';
import { contentSecurityPolicy } from './build-tools/content-security-policy.ts';
import { firstChunk } from './build-tools/first-chunk.ts';
import { firstLoadSize } from './build-tools/first-load-size.ts';
import { fontSubsets } from './build-tools/font-subsets.ts';
import { LATER, precacheList, SERVICE_WORKER } from './build-tools/precache-list.ts';
import { roomSchema } from './build-tools/room-schema.ts';
import { COMMON } from './build-tools/settings.ts';

const LATER_MODULE =
  /\/(node_modules\/jspdf|build-tools\/nothing|src\/(alphametic\/|explore\/|app\/settings-sheet|parts\/given-file|(about\/about|calcrostic\/calcrostic|record\/record|together\/room|run\/run|scan\/scan|workshop\/workshop)-view))\b/;
const LATER_ASSET =
  /\.(ttf|woff)$|^reckon\.wasm$|^((about|alphametic|calcrostic|explore|record|room|run|scan|workshop)-view|given-file)\.css$/;

// The modules that jspdf loads for pictures or HTML, which are never used.
const NOTHING = fileURLToPath(new URL('build-tools/nothing.ts', import.meta.url));
const NOT_USED = { canvg: NOTHING, dompurify: NOTHING, html2canvas: NOTHING };

function assetFileNames({ names }: { names: readonly string[] }): string {
  const folder = names.some((name) => LATER_ASSET.test(name)) ? LATER : 'assets';
  // fontSubsets() makes TrueType of them, and lintian looks at the name.
  const ending = names.some((name) => name.endsWith('.woff')) ? '.ttf' : '[extname]';
  return `${folder}/[name]-[hash]${ending}`;
}

export default defineConfig({
  ...COMMON,
  plugins: [
    censusTables(),
    contentSecurityPolicy(),
    fontSubsets(),
    roomSchema(),
    precacheList(),
    firstLoadSize(),
  ],
  resolve: { alias: NOT_USED },
  worker: { format: 'es', rolldownOptions: { output: { assetFileNames } } },
  build: {
    ...COMMON.build,
    rolldownOptions: {
      input: { index: 'index.html', [SERVICE_WORKER]: 'src/offline/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) =>
          name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js',
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => LATER_MODULE.test(id))
            ? `${LATER}/[name]-[hash].js`
            : 'assets/[name]-[hash].js',
        assetFileNames,
        codeSplitting: { groups: [firstChunk()] },
      },
    },
  },
});
