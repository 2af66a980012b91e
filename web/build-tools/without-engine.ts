// SPDX-License-Identifier: MIT
import type { Plugin } from 'vite';

/** The files that must not be within reach of who writes a contest. */
const ENGINE = /\.wasm$|worker-|reckon\/src\/(module|worker|engine)/;

/** Makes sure that nothing of the engine is built in. */
export function withoutEngine(): Plugin {
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
