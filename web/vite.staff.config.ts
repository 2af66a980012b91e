// SPDX-License-Identifier: MIT
/** The page of teachers, invigilators and organisers of a contest: dist/contest/staff/. */
import { defineConfig } from 'vite';
import { compressedSize } from './build-tools/compressed-size.ts';
import { contentSecurityPolicy } from './build-tools/content-security-policy.ts';
import { fontSubsets } from './build-tools/font-subsets.ts';
import { COMMON } from './build-tools/settings.ts';
import { withoutEngine } from './build-tools/without-engine.ts';

export default defineConfig({
  ...COMMON,
  root: 'contest/staff',
  publicDir: false,
  plugins: [
    contentSecurityPolicy(),
    fontSubsets(),
    withoutEngine(),
    compressedSize({
      name: 'staff-size',
      who: 'the staff of a contest',
      most: 120_000,
      isCounted: () => true,
    }),
  ],
  build: {
    ...COMMON.build,
    outDir: '../../dist/contest/staff', // the page of pupils is already around it
    emptyOutDir: true,
  },
});
