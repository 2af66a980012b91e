// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { readPlace } from './router';

describe('readPlace', () => {
  it.each(['', '#', '#/'])('begins at home: %j', (hash) => {
    expect(readPlace(hash)).toMatchObject({ view: 'home', parts: [] });
  });

  it('reads a hand and its rules', () => {
    const place = readPlace('#/krypto/2-4-3-6-5/6?rules=integer');
    expect(place.view).toBe('krypto');
    expect(place.parts).toEqual(['2-4-3-6-5', '6']);
    expect(place.query.get('rules')).toBe('integer');
  });

  it('knows what it does not know', () => {
    expect(readPlace('#/elsewhere/1').view).toBe('unknown');
  });

  it('survives a link that was cut', () => {
    expect(readPlace('#/calcrostic/%E2%8').parts).toEqual(['%E2%8']);
  });
});
