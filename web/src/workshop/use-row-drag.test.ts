// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeBeside } from './use-row-drag';

it('puts a row before or behind the one that it is dropped on', () => {
  const drop = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.nat(), fc.nat(), fc.boolean());
  fc.assert(
    fc.property(drop, ([size, a, b, isBehind]) => {
      const [from, onto] = [a % size, b % size];
      const rows = Array.from({ length: size }, (_, i) => i);
      const to = placeBeside(onto, isBehind, from);
      const after = rows.toSpliced(from, 1).toSpliced(to, 0, from);
      expect([...after].sort((x, y) => x - y)).toEqual(rows);
      if (onto !== from) {
        expect(after.indexOf(onto) - after.indexOf(from)).toBe(isBehind ? -1 : 1);
      } else {
        expect(after).toEqual(rows);
      }
    }),
  );
});
