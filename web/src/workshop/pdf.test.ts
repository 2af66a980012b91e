// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDrawing, sizeOfDrawing } from './drawing';
import { MissingLetter } from './missing-letter';
import { toPdf } from './pdf';

const PAGE = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="612pt" height="792pt" viewBox="0 0 612 792">
<title>T</title>
<rect x="0" y="0" width="612" height="792" fill="white"/>
<line x1="1" y1="2" x2="3" y2="4" stroke="black" stroke-width="0.5"/>
</svg>`;

/** A page with this text, in the sans of the page. */
const pageWith = (text: string) =>
  readDrawing(
    PAGE.replace(
      '</svg>',
      `<text x="9" y="99" font-size="20" font-family="DejaVu Sans, sans-serif">${text}</text></svg>`,
    ),
  );

function sans(): ArrayBuffer {
  const file = readFileSync('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
  return new Uint8Array(file).buffer;
}

describe('a letter that the fonts lack', () => {
  const made = (text: string) =>
    toPdf([pageWith(text)], [{ family: 'DejaVu Sans', weight: 'normal', file: sans() }], {
      title: 'T',
      lang: 'en',
    });

  it('is named', () => {
    expect(() => made('a 漢 b')).toThrow(new MissingLetter('漢'));
    expect(() => made('𝄞 漢')).toThrow(new MissingLetter('𝄞'));
  });

  it('is none of those that they have', () => {
    expect(made('Łódź – Αινίγματα ×÷−').size).toBeGreaterThan(1000);
  });
});

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
