// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { readCode, shownCode } from './code';

/** As `reckon contest enrol` has drawn them. */
const CODES = [
  'AYMG1AZPKDPE',
  'TZPSMWEK6E9H',
  'SPV6NWVC6VX3',
  'HKEEZ2EVC4H1',
  '7AENNPP70W37',
  '6SR8BS04E71N',
  'EVWCG53WYXNR',
  'JA4RB32ESFFJ',
];
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function isCode(text: string): boolean {
  return readCode(text).ok;
}

function put(code: string, at: number, sign: string): string {
  return code.slice(0, at) + sign + code.slice(at + 1);
}

it('is read as people type it', () => {
  for (const code of CODES) {
    const typed = ` ${shownCode(code).replaceAll('0', 'o').replaceAll('1', 'l')}\n`;
    for (const text of [code, shownCode(code), typed.toLowerCase(), typed.replaceAll('-', '–')]) {
      expect(readCode(text), text).toEqual({ ok: true, code });
    }
  }
  expect(shownCode('K7QX2M4T9RBD')).toBe('K7QX-2M4T-9RBD');
});

it('shows every wrong sign, and every two that have changed places', () => {
  for (const code of CODES) {
    for (let at = 0; at < code.length; ++at) {
      for (const sign of ALPHABET) {
        const other = put(code, at, sign);
        expect(isCode(other), other).toBe(other === code);
      }
      for (let to = 0; to < at; ++to) {
        const swapped = put(put(code, at, code.charAt(to)), to, code.charAt(at));
        expect(isCode(swapped), swapped).toBe(swapped === code);
      }
    }
  }
});

it('says what is wrong', () => {
  const problem = (text: string) => {
    const read = readCode(text);
    return read.ok ? undefined : read.problem;
  };
  expect(problem('AYMG-1AZP-KDP')).toEqual({ kind: 'length', length: 11 });
  expect(problem('')).toEqual({ kind: 'length', length: 0 });
  expect(problem('AYMG-1AZU-KDPE')).toEqual({ kind: 'sign', sign: 'U' });
  expect(problem('AYMG-1AZ😀-KDPE')).toEqual({ kind: 'sign', sign: '😀' });
  expect(problem('AYMG-1AZP-KDPF')).toEqual({ kind: 'mistyped' });
});
