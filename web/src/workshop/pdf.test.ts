// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { readDrawing, sizeOfDrawing } from './drawing';
import { toPdf } from './pdf';

const PAGE = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="612pt" height="792pt" viewBox="0 0 612 792">
<title>T</title>
<rect x="0" y="0" width="612" height="792" fill="white"/>
<line x1="1" y1="2" x2="3" y2="4" stroke="black" stroke-width="0.5"/>
</svg>`;

describe('a page', () => {
  it('says its size', () => {
    expect(sizeOfDrawing(readDrawing(PAGE))).toEqual({ width: 612, height: 792 });
  });

  it('becomes a page of that size, as many as there are', async () => {
    const page = readDrawing(PAGE);
    const text = await toPdf([page, page], [], { title: 'T', lang: 'fr' }).text();
    expect(text.startsWith('%PDF-')).toBe(true);
    expect([...text.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box]) => box)).toEqual([
      '0 0 612. 792.',
      '0 0 612. 792.',
    ]);
    expect(text).toContain('/Lang (fr)');
  });
});
