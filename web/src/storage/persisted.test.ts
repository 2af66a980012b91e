// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { persisted, type Form } from './persisted';
import { oneOf } from './readers';

const FORM: Form<'a' | 'b'> = {
  name: 'letter',
  version: 2,
  fallback: 'a',
  read: oneOf(['a', 'b']),
};

beforeEach(() => localStorage.clear());

describe('persisted', () => {
  it('remembers', () => {
    persisted(FORM).value = 'b';
    expect(persisted(FORM).value).toBe('b');
  });

  it('writes nothing before something changes', () => {
    persisted(FORM);
    expect(localStorage.length).toBe(0);
  });

  it.each([
    'no JSON',
    '"text"',
    'null',
    '[]',
    '{"version": 1, "value": "b"}',
    '{"version": 2, "value": "z"}',
    '{"version": 2}',
  ])('forgets %s', (kept) => {
    localStorage.setItem('reckon.letter', kept);
    expect(persisted(FORM).value).toBe('a');
  });

  it('goes on where nothing can be kept', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const letter = persisted(FORM);
    letter.value = 'b';
    expect(letter.value).toBe('b');
    full.mockRestore();
  });
});
