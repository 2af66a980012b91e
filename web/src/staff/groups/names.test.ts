// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { readNames } from './names';

const SEATED = [3, 1, 2].map((seat) => ({ entrant: `e${seat}`, seat }));

function read(text: string): Record<string, string> {
  return Object.fromEntries(readNames(text, SEATED).map(({ entrant, name }) => [entrant, name]));
}

it('reads a name a line in the order of seats', () => {
  expect(read('Ada\nBen\nChloé')).toEqual({ e1: 'Ada', e2: 'Ben', e3: 'Chloé' });
  expect(read('\ufeffAda\r\n\r\n  Chloé  \r\n')).toEqual({ e1: 'Ada', e3: 'Chloé' });
});

it('reads seat and name, with any separator, with or without a header', () => {
  for (const sign of [';', ',', '\t']) {
    const lines = [`2${sign}Ben`, `1${sign}Ada`];
    expect(read(lines.join('\n'))).toEqual({ e1: 'Ada', e2: 'Ben' });
    expect(read([`seat${sign}name`, ...lines].join('\n'))).toEqual({ e1: 'Ada', e2: 'Ben' });
  }
});

it('keeps commas in names, and takes quotes of tables away', () => {
  expect(read('Lovelace, Ada\nBen')).toEqual({ e1: 'Lovelace, Ada', e2: 'Ben' });
  expect(read('1;"Ada ""A"" L."\n2;"Ben"')).toEqual({ e1: 'Ada "A" L.', e2: 'Ben' });
});

it('leaves what belongs to no seat', () => {
  expect(read('9;Zoe\nAda')).toEqual({ e1: 'Ada' });
  expect(read('Ada\nBen\nChloé\nDan')).toEqual({ e1: 'Ada', e2: 'Ben', e3: 'Chloé' });
  expect(read('')).toEqual({});
  expect(read(`1;${'é'.repeat(80)}`)).toEqual({ e1: 'é'.repeat(60) });
});
