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

/** The characters on cards, boards, keypads and clocks. */
export const FIGURES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+−×÷=()?!.,:;/%–- ';

/** The weight of figures; one is enough, and each more would take as many bytes again. */
const FIGURE_WEIGHT = 600;

/** Its licence reserves the name of the whole face, which a part of it may not bear; as long as that. */
function renamed(font: Buffer): Buffer {
  const names = [
    ['Source Serif', 'Reckon Serif'],
    ['SourceSerif', 'ReckonSerif'],
  ] as const;
  for (const [from, to] of names) {
    for (const encode of [
      (name: string) => Buffer.from(name, 'latin1'),
      (name: string) => Buffer.from(name, 'utf16le').swap16(),
    ]) {
      for (let at = font.indexOf(encode(from)); at >= 0; at = font.indexOf(encode(from), at)) {
        encode(to).copy(font, at);
      }
    }
  }
  return font;
}

/** Returns the part of the face of figures that a page shows, under its own name. */
export async function subsetOfFigures(font: Buffer): Promise<Buffer> {
  const some = await subsetFont(font, FIGURES, {
    targetFormat: 'sfnt',
    keepFeatures: [], // its figures are tabular, and stand on their line, without any
    variationAxes: { wght: FIGURE_WEIGHT },
  });
  return subsetFont(renamed(some), FIGURES, { targetFormat: 'woff2', keepFeatures: [] });
}

/** Leaves of each font only the letters that sheets may have, a tenth of it; of figures those alone. */
export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    apply: 'build',
    // They are wanted as soon as there are cards: no need to wait for the styles.
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `./${name}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
          injectTo: 'head',
        })),
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.ttf')) {
            file.source = await subsetFont(Buffer.from(file.source), lettersOfSheets(), {
              targetFormat: 'sfnt',
            });
          } else if (file.type === 'asset' && file.fileName.endsWith('.woff2')) {
            file.source = await subsetOfFigures(Buffer.from(file.source));
          }
        }
      },
    },
  };
}
