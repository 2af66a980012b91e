import { describe, expect, it } from 'vitest';
import { en } from './en';
import { fr } from './fr';
import { formatNumber, formatShare, language, preferredLanguage } from '.';

describe('the language', () => {
  it('is the first of the reader that there is', () => {
    expect(preferredLanguage(['fr-CA', 'en'])).toBe('fr');
    expect(preferredLanguage(['de', 'en-GB', 'fr'])).toBe('en');
    expect(preferredLanguage(['de'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });

  it('says how numbers are written', () => {
    language.value = 'fr';
    expect(formatNumber(2968875)).toBe('2\u202f968\u202f875');
    expect(formatShare(0.01848)).toBe('1,85\u00a0%');
    language.value = 'en';
    expect(formatNumber(2968875)).toBe('2,968,875');
    expect(formatShare(0.01848)).toBe('1.85%');
  });
});

/** Every text of a dictionary, by its place; those that take arguments are left out. */
function texts(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') {
    return [[place, value]];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => texts(inner, `${place}.${key}`))
    : [];
}

describe.each(Object.entries({ en, fr }))('the words of %s', (_name, dictionary) => {
  it('are never empty', () => {
    for (const [place, text] of texts(dictionary)) {
      expect(text.trim(), place).not.toBe('');
    }
  });

  it('have the apostrophe of printers', () => {
    for (const [place, text] of texts(dictionary)) {
      expect(text, place).not.toContain("'");
    }
  });
});
