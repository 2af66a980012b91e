import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './build-tools/content-security-policy.ts';
import { firstLoadSize } from './build-tools/first-load-size.ts';
import { precacheList, SERVICE_WORKER } from './build-tools/precache-list.ts';

export default defineConfig({
  // Addresses are relative, so that the folder can be put anywhere.
  base: './',
  plugins: [contentSecurityPolicy(), precacheList(), firstLoadSize()],
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } }, // the engine lies in ../build/wasm
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // those that know light-dark()
    assetsInlineLimit: 0, // the policy allows no data: other than images
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', [SERVICE_WORKER]: 'src/offline/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) =>
          name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
