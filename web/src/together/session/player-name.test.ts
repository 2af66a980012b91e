// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { problemOfName } from './player-name';

it.each([
  'Ann',
  ' Ann  B. ',
  'Zoe\u0308',
  '李小龍',
  'कृष्णमूर्ति',
  'علی\u200Cرضا',
  'ශ්\u200Dරී',
  'র\u200D্যাব',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '\u2764\uFE0F\u200D\u{1F525}',
  '\u{1F9D1}\u{1F3FD}\u200D\u{1F680}',
  '1\uFE0F\u20E3',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  '\u263A\uFE0F'.repeat(24),
])('takes %s', (name) => {
  expect(problemOfName(name)).toBeUndefined();
});

it.each([
  ['An\u200Bn', 'U+200B'],
  ['Ann\u202E', 'U+202E'],
  ['a\u200Db', 'U+200D'],
  ['Ann\u200C', 'U+200C'],
  ['\u{1F468}\u200D', 'U+200D'],
  ['a\u0007', 'U+0007'],
  ['\uE000', 'U+E000'],
  ['\u{E0041}', 'U+E0041'],
])('says which sign of %j is not seen', (name, sign) => {
  expect(problemOfName(name)).toEqual({ kind: 'unseen', sign });
});

it('counts characters as people do', () => {
  expect(problemOfName('')).toEqual({ kind: 'empty' });
  expect(problemOfName(' \u3000')).toEqual({ kind: 'empty' });
  expect(problemOfName('x'.repeat(24))).toBeUndefined();
  expect(problemOfName('x'.repeat(25))).toEqual({ kind: 'long' });
});
