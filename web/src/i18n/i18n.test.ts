// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from './en';
import { fr } from './fr';
import { spaced } from './fr/typography';
import { ALPHAMETIC_WORDS } from '../alphametic/words';
import { EMBED_WORDS } from '../embed/words';
import {
  CALCROSTIC_CLASS_WORDS,
  CALCROSTIC_REPLAY_WORDS,
  CLASS_WORDS,
  DUEL_WORDS,
  REPLAY_WORDS,
  ROOM_WORDS,
} from '../together/parts/words';
import { RUN_WORDS } from '../run/words';
import { SCAN_WORDS } from '../scan/words';
import { WORKSHOP_WORDS } from '../workshop/words';
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

describe.each(
  Object.entries({
    en,
    fr,
    'en of the component': EMBED_WORDS.en,
    'fr of the component': EMBED_WORDS.fr,
    'en of rooms': ROOM_WORDS.en,
    'fr of rooms': ROOM_WORDS.fr,
    'en of classes': CLASS_WORDS.en,
    'fr of classes': CLASS_WORDS.fr,
    'en of classes on calcrostics': CALCROSTIC_CLASS_WORDS.en,
    'fr of classes on calcrostics': CALCROSTIC_CLASS_WORDS.fr,
    'en of games for two': DUEL_WORDS.en,
    'fr of games for two': DUEL_WORDS.fr,
    'en of replays': REPLAY_WORDS.en,
    'fr of replays': REPLAY_WORDS.fr,
    'en of replays of calcrostics': CALCROSTIC_REPLAY_WORDS.en,
    'fr of replays of calcrostics': CALCROSTIC_REPLAY_WORDS.fr,
    'en of alphametics': ALPHAMETIC_WORDS.en,
    'fr of alphametics': ALPHAMETIC_WORDS.fr,
    'en of runs': RUN_WORDS.en,
    'fr of runs': RUN_WORDS.fr,
    'en of scans': SCAN_WORDS.en,
    'fr of scans': SCAN_WORDS.fr,
    'en of the workshop': WORKSHOP_WORDS.en,
    'fr of the workshop': WORKSHOP_WORDS.fr,
  }),
)('the words of %s', (_name, dictionary) => {
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

const FRENCH = {
  ...fr,
  room: ROOM_WORDS.fr,
  classes: CLASS_WORDS.fr,
  calcrosticClasses: CALCROSTIC_CLASS_WORDS.fr,
  run: RUN_WORDS.fr,
  duel: DUEL_WORDS.fr,
  replay: REPLAY_WORDS.fr,
  calcrosticReplay: CALCROSTIC_REPLAY_WORDS.fr,
  scan: SCAN_WORDS.fr,
  workshop: WORKSHOP_WORDS.fr,
};

describe('French spacing', () => {
  const breakable = /[ \t\n](?=[:;!?»])|(?<=«)[ \t\n]/;
  const missing = /[\p{L}\d)»][:;!?](?!\d)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u;

  it('stands in every text, and never breaks', () => {
    for (const [place, text] of texts(FRENCH)) {
      expect(text, place).not.toMatch(breakable);
      expect(text, place).not.toMatch(missing);
    }
  });

  it.each([
    [fr.krypto.solvedIn('0:12'), 'Krypto\u202f! Résolu en 0:12.'],
    [fr.krypto.chooseOperator('8', '2'), '8 … 2\u00a0: quelle opération\u202f?'],
    [fr.letters.follows.join(['a', 'b']), 'a\u202f; b'],
    [ROOM_WORDS.fr.called('Kim'), 'Kim annonce «\u00a0Krypto\u202f!\u00a0»'],
    [fr.calcrostic.faults({ kind: 'size', text: '?' }), '«\u00a0?\u00a0» devrait'],
  ])('stands in what is said when asked: %s', (said, wanted) => {
    expect(said).toContain(wanted);
  });

  it('changes spaces alone, and all of them at once', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', ' ', ':', ';', '!', '?', '«', '»', '\u00a0', '\u202f'),
    });
    fc.assert(
      fc.property(text, (before) => {
        const after = spaced(before);
        expect(after).not.toMatch(breakable);
        expect(spaced(after)).toBe(after);
        expect(after.replace(/[\u00a0\u202f]/g, ' ')).toBe(before.replace(/[\u00a0\u202f]/g, ' '));
      }),
    );
  });
});
