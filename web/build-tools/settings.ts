// SPDX-License-Identifier: MIT
/** The settings that all builds share. */
import type { UserConfig } from 'vite';

export const COMMON = {
  // Addresses are relative, so that the folder can be put anywhere.
  base: './',
  server: { fs: { allow: ['..'] } }, // the engine lies in ../build/wasm
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // those that know light-dark()
    assetsInlineLimit: 0, // the policy allows no data: other than images
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig;
