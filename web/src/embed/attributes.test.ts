// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it } from 'vitest';
import { localDay } from '../days/calendar';
import { askedBy, faultsOf } from './attributes';

function within(html: string): Element {
  document.body.innerHTML = html; // eslint-disable-line no-restricted-properties -- of this test
  const element = document.querySelector('reckon-today');
  if (element === null) {
    throw new Error(html);
  }
  return element;
}

afterEach(() => document.body.replaceChildren());

describe('the attributes', () => {
  it('say what is asked for', () => {
    const element = within(
      '<reckon-today kind="newspaper" lang="fr-CA" date="2026-11-25" src="a.json" from="2026-11-01">',
    );
    expect(askedBy(element)).toEqual({
      kind: 'newspaper',
      language: 'fr',
      day: '2026-11-25',
      source: 'a.json',
      from: '2026-11-01',
    });
    expect(faultsOf(element)).toEqual([]);
  });

  it('may all be missing', () => {
    const element = within('<reckon-today>');
    const day = localDay(new Date());
    expect(askedBy(element)).toEqual({
      kind: 'calcrostic',
      language: 'en',
      day,
      source: null,
      from: '',
    });
    expect(faultsOf(element)).toEqual([]);
  });

  it('count as missing where they are wrong, which is said', () => {
    const element = within('<reckon-today kind="Krypto" lang="xx" date="2026-02-30">');
    expect(askedBy(element)).toEqual(askedBy(within('<reckon-today>')));
    expect(faultsOf(element).map((fault) => fault.split(':')[0])).toEqual(['kind', 'date']);
  });

  it('leave the language to what is around', () => {
    expect(askedBy(within('<p lang="fr"><reckon-today></p>')).language).toBe('fr');
    expect(askedBy(within('<p lang="fr"><reckon-today lang="en"></p>')).language).toBe('en');
    const host = document.createElement('div');
    host.lang = 'fr';
    document.body.append(host);
    const inner = document.createElement('reckon-today');
    host.attachShadow({ mode: 'open' }).append(inner);
    expect(askedBy(inner).language).toBe('fr');
  });
});
