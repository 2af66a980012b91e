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

/** The characters of the page, in English and French. */
export const TEXT =
  Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('') +
  '+−×÷–—…‘’“”«»·\u00a0\u202f€' +
  'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ';

/** From text to headings; slanted letters have one weight, which takes half as many bytes. */
const WEIGHTS = { normal: { min: 400, max: 700 }, italic: 400, figures: 600 } as const;

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

/** Returns the part of the face of text that the page shows, under its own name. */
export async function subsetOfText(font: Buffer, style: keyof typeof WEIGHTS): Promise<Buffer> {
  const text = style === 'figures' ? FIGURES : TEXT;
  const some = await subsetFont(font, text, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern'], // its figures are tabular, and stand on their line, without any
    variationAxes: { wght: WEIGHTS[style] },
  });
  return subsetFont(renamed(some), text, { targetFormat: 'woff2', keepFeatures: ['kern'] });
}

/** The characters of puzzles, in the one weight that the puzzle on other sites shows. */
export const FIGURES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+−×÷=()?!.,:;/%–- ·\u00a0\u202f';

const FACE =
  'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
const FIGURES_MODULE = 'virtual:figures';

/** The face of figures inside a script: a file of its own would need the leave of the other site. */
export function figuresInside(): Plugin {
  return {
    name: 'figures-inside',
    resolveId: (id) => (id === FIGURES_MODULE ? `\0${FIGURES_MODULE}` : undefined),
    load: async (id) => {
      if (id !== `\0${FIGURES_MODULE}`) {
        return undefined;
      }
      const font = readFileSync(join(import.meta.dirname, '..', FACE));
      const some = await subsetOfText(font, 'figures');
      return `export default '${some.toString('base64')}'`;
    },
  };
}

/** Leaves of each font only the letters that sheets, or the page, may have: a tenth of it, or a half. */
export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    apply: 'build',
    // They are wanted as soon as there is text: no need to wait for the styles.
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
            // A reader of PDF knows no other format.
            file.source = await subsetFont(Buffer.from(file.source), lettersOfSheets(), {
              targetFormat: 'sfnt',
            });
          } else if (file.type === 'asset' && file.fileName.endsWith('.woff2')) {
            const style = file.fileName.includes('italic') ? 'italic' : 'normal';
            file.source = await subsetOfText(Buffer.from(file.source), style);
          }
        }
      },
    },
  };
}
