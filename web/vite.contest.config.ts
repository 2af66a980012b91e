// SPDX-License-Identifier: MIT
/** The page on which pupils write a contest: dist/contest/, with neither an engine nor a solver. */
import { defineConfig, type Plugin } from 'vite';
import { compressedSize } from './build-tools/compressed-size.ts';
import { contentSecurityPolicy } from './build-tools/content-security-policy.ts';
import { fontSubsets } from './build-tools/font-subsets.ts';
import { precacheList, SERVICE_WORKER } from './build-tools/precache-list.ts';
import { COMMON } from './build-tools/settings.ts';

/** The files that must not be within reach of a pupil. */
const ENGINE = /\.wasm$|worker-|reckon\/src\/(module|worker|engine)/;

/** Makes sure that nothing of the engine is built in. */
function withoutEngine(): Plugin {
  return {
    name: 'without-engine',
    generateBundle(_options, bundle) {
      const parts = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [file.fileName],
      );
      const found = parts.filter((part) => ENGINE.test(part));
      if (found.length > 0) {
        this.error(`a contest has no engine, and not ${found.join(', ')}`);
      }
    },
  };
}

export default defineConfig({
  ...COMMON,
  root: 'contest',
  publicDir: false,
  plugins: [
    contentSecurityPolicy(),
    fontSubsets(),
    withoutEngine(),
    precacheList({ hasPublicFiles: false }),
    compressedSize({
      name: 'contest-size',
      who: 'a contest',
      most: 120_000,
      isCounted: () => true,
    }),
  ],
  build: {
    ...COMMON.build,
    outDir: '../dist/contest',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        index: 'contest/index.html',
        [SERVICE_WORKER]: 'src/offline/service-worker.ts',
      },
      output: {
        entryFileNames: ({ name }) =>
          name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
