// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The table of the letters that sheets may have; those of width 0 are in no font. */
const WIDTHS = join(import.meta.dirname, '..', '..', 'reckon', 'sheet', 'font_widths.hpp');

/** All letters that a sheet may have. */
function lettersOfSheets(): string {
  const table = readFileSync(WIDTHS, 'utf8');
  const size = Number(/array<std::uint16_t, (\d+)>/.exec(table)?.[1]);
  const run = Array.from({ length: size }, (_, i) => String.fromCodePoint(0x20 + i));
  const signs = [...table.matchAll(/\.sign = U'(.)'/gu)].map(([, sign]) => sign ?? '');
  return [...run, ...signs].join('');
}

/** Leaves of each font only the letters that sheets may have: a tenth of it. */
export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.ttf')) {
            file.source = await subsetFont(Buffer.from(file.source), lettersOfSheets(), {
              targetFormat: 'sfnt',
            });
          }
        }
      },
    },
  };
}
