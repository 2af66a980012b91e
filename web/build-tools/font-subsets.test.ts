// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { FIGURES, subsetOfFigures } from './font-subsets';

const FACE =
  'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';

/** The tables of a font, by their tags. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const entry = 12 + 16 * i;
      const offset = font.readUInt32BE(entry + 8);
      const table = font.subarray(offset, offset + font.readUInt32BE(entry + 12));
      return [font.toString('latin1', entry, entry + 4), table];
    }),
  );
}

it('figures are few bytes of a face, under a name of their own', async () => {
  const some = await subsetOfFigures(readFileSync(FACE));
  expect(some.length).toBeLessThan(6000);
  const tables = tablesOf(await subsetFont(some, FIGURES, { targetFormat: 'sfnt' }));
  expect(tables.has('fvar')).toBe(false);
  const names = tables.get('name')?.toString('latin1').replaceAll('\0', '') ?? '';
  expect(names).toContain('Reckon Serif');
  expect(names).not.toMatch(/Source ?Serif/);
  // The subset still names the maker.
  expect(names).toContain('Adobe');
});
