// SPDX-License-Identifier: MIT
/** The page for practice after a contest: dist/contest/practice/, which any site can have. */
import { defineConfig } from 'vite';
import { compressedSize } from './build-tools/compressed-size.ts';
import { contentSecurityPolicy } from './build-tools/content-security-policy.ts';
import { fontSubsets } from './build-tools/font-subsets.ts';
import { COMMON } from './build-tools/settings.ts';
import { withoutEngine } from './build-tools/without-engine.ts';

export default defineConfig({
  ...COMMON,
  root: 'contest/practice',
  publicDir: false,
  plugins: [
    contentSecurityPolicy(),
    fontSubsets(),
    withoutEngine(),
    compressedSize({
      name: 'practice-size',
      who: 'practice',
      most: 130_000,
      isCounted: () => true,
    }),
  ],
  build: {
    ...COMMON.build,
    outDir: '../../dist/contest/practice',
    emptyOutDir: true,
    rolldownOptions: {
      output: { entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
