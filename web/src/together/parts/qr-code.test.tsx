// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { expect, it } from 'vitest';
import { encode } from 'uqr';
import { QrCode } from './qr-code';

it('draws every dark module once, with a quiet zone', () => {
  const link = 'https://example.org/reckon/#/room?code=K7QX2M';
  const place = document.createElement('div');
  render(<QrCode link={link} />, place);
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const path = place.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) {
      const row = drawn[Number(y) - 4] ?? [];
      expect(row[Number(x) - 4 + step]).toBe(false);
      row[Number(x) - 4 + step] = true;
    }
  }
  expect(drawn).toEqual(data);
  expect(place.querySelector('svg')?.getAttribute('viewBox')).toBe(`0 0 ${size + 8} ${size + 8}`);
});
