// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { listOf, oneOf, only, orNull, readBoolean, readCount, readText, recordOf } from './readers';

const read = recordOf({
  kind: oneOf(['a', 'b']),
  counts: listOf(readCount),
  name: orNull(only(readText, (name) => name !== '')),
  on: readBoolean,
});
const KEPT = { kind: 'b', counts: [0, 3], name: null, on: false };

it('reads what was kept, without what it does not know', () => {
  expect(read({ ...KEPT, more: 1 })).toEqual(KEPT);
  expect(read({ ...KEPT, counts: [], name: 'n' })).toEqual({ ...KEPT, counts: [], name: 'n' });
});

it.each([
  undefined,
  null,
  [],
  'text',
  {},
  { ...KEPT, kind: 'c' },
  { ...KEPT, counts: [0, -1] },
  { ...KEPT, counts: [0.5] },
  { ...KEPT, counts: 3 },
  { ...KEPT, name: '' },
  { ...KEPT, name: undefined },
  { ...KEPT, on: 1 },
])('gives nothing for what a hand has spoilt: %j', (kept) => {
  expect(read(kept)).toBeUndefined();
});
