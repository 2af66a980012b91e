// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { mark, partOf } from './unread';
import { scan as en } from '../i18n/en/scan';
import { scan as fr } from '../i18n/fr/scan';

describe('partOf', () => {
  it.each([
    [{ left: 0, top: 0, right: 60, bottom: 20 }, 'left', 'top'],
    [{ left: 90, top: 180, right: 210, bottom: 220 }, 'middle', 'middle'],
    [{ left: 210, top: 390, right: 300, bottom: 400 }, 'right', 'bottom'],
    [{ left: 0, top: 0, right: 300, bottom: 400 }, 'middle', 'middle'],
  ] as const)('%j', (place, across, down) => {
    expect(partOf(place, 300, 400)).toEqual({ across, down });
  });

  it('does not depend on the size of the picture', () => {
    const side = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(side, side, side, side, fc.integer({ min: 1, max: 9 }), (a, b, c, d, scale) => {
        const place = { left: a, right: a + b, top: c, bottom: c + d };
        const large = {
          left: a * scale,
          right: (a + b) * scale,
          top: c * scale,
          bottom: (c + d) * scale,
        };
        expect(partOf(large, 2000 * scale, 2000 * scale)).toEqual(partOf(place, 2000, 2000));
      }),
    );
  });
});

it('puts a numbered box around each place', () => {
  const context = { strokeRect: vi.fn(), fillText: vi.fn() };
  const places = [
    { left: 100, top: 200, right: 300, bottom: 240 },
    { left: 0, top: 600, right: 50, bottom: 700 },
  ];
  mark(context as unknown as CanvasRenderingContext2D, places, 0.5, 'red');
  expect(context.strokeRect.mock.calls).toEqual([
    [47, 97, 106, 26],
    [-3, 297, 31, 56],
  ]);
  expect(context.fillText.mock.calls).toEqual([
    ['1', 50, 100],
    ['2', 0, 300],
  ]);
});

it('says where it is in both languages', () => {
  expect(en.unread(1)).toBe('1 place was not read');
  expect(fr.unread(2)).toMatch(/^2.endroits n’ont pas été lus$/);
  for (const { where } of [en, fr]) {
    const said = (['top', 'middle', 'bottom'] as const).flatMap((down) =>
      (['left', 'middle', 'right'] as const).map((across) => where[down][across]),
    );
    expect(new Set(said).size).toBe(9);
  }
});
