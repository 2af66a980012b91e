// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { subsetOfText, TEXT } from './font-subsets';

const faceOf = (style: string) =>
  `node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-${style}.woff2`;

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

describe('the face of text', () => {
  it.each([
    ['normal', 22_000, true],
    ['italic', 13_000, false],
  ] as const)('is a few bytes under a name of its own: %s', async (style, most, hasWeights) => {
    const some = await subsetOfText(readFileSync(faceOf(style)), style);
    expect(some.length).toBeLessThan(most);
    const tables = tablesOf(await subsetFont(some, TEXT, { targetFormat: 'sfnt' }));
    expect(tables.has('fvar')).toBe(hasWeights);
    const names = tables.get('name')?.toString('latin1').replaceAll('\0', '') ?? '';
    expect(names).toContain('Reckon Serif');
    expect(names).not.toMatch(/Source ?Serif/);
    // The subset still names the maker.
    expect(names).toContain('Adobe');
  });
});
