// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from './en';
import { fr } from './fr';
import { about as enAbout } from './en/about';
import { classes as enClasses, classesOf as enClassesOf } from './en/classes';
import { replay as enReplay, replayOf as enReplayOf } from './en/replay';
import { room as enRoom, roomOf as enRoomOf } from './en/room';
import { run as enRun } from './en/run';
import { scan as enScan } from './en/scan';
import { about } from './fr/about';
import { classes, classesOf } from './fr/classes';
import { replay, replayOf } from './fr/replay';
import { room, roomOf } from './fr/room';
import { run } from './fr/run';
import { scan } from './fr/scan';
import { spaced, typeset } from './fr/typography';
import { dateRangeText, dateText } from './base/dates';
import { formatDay, formatNumber, formatShare, language, ofGame, preferredLanguage } from '.';

/** The sources of the page, by file. */
const SOURCES = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** The words of every file of a language, by file, as the page shows them. */
const FILES = import.meta.glob<Record<string, unknown>>(
  ['./{en,fr}/*.ts', '!./*/{index,grammar,typography}.ts'],
  { eager: true },
);
const DICTIONARIES = Object.entries(FILES).map(
  ([file, words]) => [file, file.startsWith('./fr/') ? typeset({ ...words }) : words] as const,
);

it('a player of a class gives up, in the words of the host and in those of the player', () => {
  expect(enClasses.progress.passed).toBe('gave up');
  expect(classes.progress.passed).toBe('a abandonné');
  for (const [words, stem] of [
    [enClasses, /\b(give|gave)s? up\b/i],
    [classes, /abandonn/i],
  ] as const) {
    const said = [words.pass, words.passQuestion, words.passed, words.hasPassed('Ann')];
    expect(said.filter((text) => !stem.test(text))).toEqual([]);
  }
});

describe('the language', () => {
  it('is the first of the reader that there is', () => {
    expect(preferredLanguage(['fr-CA', 'en'])).toBe('fr');
    expect(preferredLanguage(['de', 'en-GB', 'fr'])).toBe('en');
    expect(preferredLanguage(['de'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });

  it('says how numbers are written', () => {
    language.value = 'fr';
    expect(formatNumber(2968875)).toBe('2\u00a0968\u00a0875');
    expect(formatShare(0.01848)).toBe('1,85\u00a0%');
    language.value = 'en';
    expect(formatNumber(2968875)).toBe('2,968,875');
    expect(formatShare(0.01848)).toBe('1.85%');
  });
});

describe('a date', () => {
  const first = new Date(2026, 11, 1, 9, 30);
  const second = new Date(2026, 11, 2, 9, 30);

  it('has « 1er » in French for the first of a month, and for no other number', () => {
    language.value = 'fr';
    expect(formatDay(first)).toBe('mardi 1er décembre');
    expect(formatDay(second)).toBe('mercredi 2 décembre');
    expect(formatDay(new Date(2026, 11, 11))).toBe('vendredi 11 décembre');
    language.value = 'en';
    expect(formatDay(first)).toMatch(/\b1\b/);
    expect(dateText('fr-CA', { dateStyle: 'long' }, first)).toBe('1er décembre 2026');
    expect(dateText('fr', { hour: 'numeric' }, new Date(2026, 11, 1, 1))).toBe('01 h');
  });

  it('has it at both ends of a span', () => {
    const november = new Date(2026, 10, 1, 9, 30);
    expect(dateRangeText('fr', { day: 'numeric', month: 'long' }, november, first)).toMatch(
      /^1er novembre\s–\s1er décembre$/,
    );
  });

  it('is never written past this rule', () => {
    const writing = SOURCES.flatMap(([file, source]) =>
      /DateTimeFormat\([^)]|toLocale(Date|Time)?String\(/.test(source) ? [file] : [],
    );
    expect(writing).toEqual(['./base/dates.ts']);
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

it('every English dictionary has a French one', () => {
  const files = DICTIONARIES.map(([file]) => file);
  expect(files.length).toBeGreaterThan(30);
  expect(files.map((file) => file.replace('/fr/', '/en/'))).toEqual([
    ...files.filter((file) => file.startsWith('./en/')),
    ...files.filter((file) => file.startsWith('./en/')),
  ]);
});

it('people read of hands, not of the boxes in which they are counted', () => {
  const rooms = DICTIONARIES.filter(([file]) => /(room|duel|near|classes|replay)[.]ts$/.test(file));
  expect(rooms.length).toBe(10);
  for (const [file, dictionary] of rooms) {
    for (const [place, text] of texts(dictionary)) {
      expect(text, `${file}${place}`).not.toMatch(/\bbox\b|\bcase\b/);
    }
  }
});

it('French agrees with what is played', () => {
  expect(fr.home.solvedIn('0:18', 'krypto')).toBe('Résolue en 0:18');
  expect(fr.home.state('near', 'countdown')).toBe('Joué');
  expect(fr.home.state('solved', 'newspaper')).toBe('Résolue');
  expect(fr.home.calendarDay('mardi', 0, 6)).toBe('mardi\u00a0: 0 énigme résolue sur 6');
  expect(fr.home.calendarDay('mardi', 2, 6)).toBe('mardi\u00a0: 2 énigmes résolues sur 6');
});

it.each([
  [en, enScan],
  [fr, scan],
])('what the tab of scanning is called, its title says as well (%#)', ({ app }, { title }) => {
  expect(title).toMatch(new RegExp(`^${app.views.scan}\\b`));
});

it('French says « à l’ordre près » of solutions, and « calcul » for what is done with two cards', () => {
  expect(fr.krypto.reasons.counts(3, '3')).toBe('Il y a 3 solutions, à l’ordre près.');
  expect(fr.krypto.guide.astray).toBe('Ce calcul est permis, mais il ne mène pas au but.');
});

it.each([
  [enAbout, enScan],
  [about, scan],
])('no visitor is told the names of the technology (%#)', (...said) => {
  expect(JSON.stringify(said)).not.toMatch(/WebAssembly|JavaScript|\bAPI\b/);
});

it('French excludes one digit with « pas », and several with « ni »', () => {
  expect(fr.letters.follows.isNot(['O'], [7])).toBe('O ne vaut pas 7');
  expect(fr.letters.follows.isNot(['O'], [7, 8])).toBe('O ne vaut ni 7 ni 8');
  expect(fr.letters.follows.isNot(['A', 'O'], [7, 8, 9])).toBe('A et O ne valent ni 7, ni 8, ni 9');
});

it('solutions that are folded agree in number', () => {
  expect(en.krypto.folded(1, true, true)).toBe(
    'and 1 more that multiplies or divides by 1, or adds or subtracts 0',
  );
  expect(en.krypto.folded(2, true, false)).toBe('and 2 more that multiply or divide by 1');
});

/** Every text, and the source of every function that makes one, by its place. */
function sources(value: unknown, place = ''): [string, string][] {
  return typeof value === 'function'
    ? [[place, String(value)]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => sources(inner, `${place}.${key}`))
      : [[place, String(value)]];
}

/** The words about cards and hands, by language; in French, « donne » is also what a formula gives. */
const OF_CARDS = {
  en: /\bcards?\b|\bhands?\b(?! in)/i,
  fr: /\bcartes?\b|(?<!ne )\bdonnes?\b(?! (?:\d|un|ce|comme))/i,
};

/** Those that only the other games show. */
const OF_OTHER_GAMES = [
  /^\.(krypto|24|own|choose|deck24|decks24|notOf\.(krypto|24|own))\b/,
  /^\.(goal|lastStep|lastStepAny|deck|decks|guide|solved|reasons)\b/,
  /^\.(openHelp|unsolved|ifUnsolved|explainNow|reasons\.(no_such_pile|held|hands_full|hands_empty|open)|wrongHand|pile|solve)\b/,
  /^\.(intro|shareText|ofGames|findAWay)\b/,
];

it.each([
  ['games', en.games, fr.games, en.games.ofGames, fr.games.ofGames],
  ['krypto', en.krypto, fr.krypto, en.krypto.ofGames, fr.krypto.ofGames],
  ['rooms', enRoom, room, enRoomOf, roomOf],
  ['classes', enClasses, classes, enClassesOf, classesOf],
  ['replays', enReplay, replay, enReplayOf, replayOf],
  ['runs', enRun.countdown, run.countdown, {}, {}],
] as [string, object, object, Record<string, object>, Record<string, object>][])(
  'Countdown has numbers and rounds in %s, never cards and hands',
  (_name, english, french, englishOf, frenchOf) => {
    for (const [lang, words, own] of [
      ['en', english, englishOf],
      ['fr', french, frenchOf],
    ] as const) {
      for (const [place, text] of sources(ofGame(words, own, 'countdown'))) {
        if (!OF_OTHER_GAMES.some((one) => one.test(place))) {
          const said = text.replace(
            /\b(?:hand|cards?|hands|csvHead)\b(?=\)|,| \?|:| =>|\.|\})/g,
            '',
          );
          expect(said, `${lang}${place}`).not.toMatch(OF_CARDS[lang]);
        }
      }
    }
  },
);

describe.each(DICTIONARIES)('the words of %s', (_file, dictionary) => {
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

/** The sources of all words, by file. */
const OF_WORDS = import.meta.glob<string>(['./{en,fr,base}/*.ts', '!./base/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no line ends between a number and its unit', () => {
  for (const [file, source] of Object.entries(OF_WORDS)) {
    const texts = source.replace(/\/\*.*?\*\/|\/\/.*$/gms, '');
    expect(texts.match(/.*[}\d] (?:s|ms|min|h|%)(?![\wé’]).*/g), file).toBeNull();
  }
  expect(Object.keys(OF_WORDS).length).toBeGreaterThan(60);
});

it('an ellipsis stands at the word before it, and one for an operation never ends a line', () => {
  for (const [file, source] of Object.entries(OF_WORDS)) {
    expect(source.match(/.* ….*/g), file).toBeNull();
  }
  expect(en.krypto.chooseOperator('8', '2')).toBe('8\u00a0…\u00a02: which operation?');
});

it('no colon follows an equation, of which it would seem to be a part', () => {
  for (const [file, source] of Object.entries(OF_WORDS)) {
    expect(source.match(/.*[=+−×÷] [\dA-Z]+ ?: .*/g), file).toBeNull();
  }
});

describe('French spacing', () => {
  const breakable = /[ \t\n](?=[:;!?»])|(?<=«)[ \t\n]/;
  const missing = /[\p{L}\d)»][:;!?](?!\d)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u;

  it('stands in every text, and never breaks', () => {
    const french = DICTIONARIES.filter(([file]) => file.startsWith('./fr/'));
    for (const [place, text] of french.flatMap(([file, words]) => texts(words, file))) {
      expect(text, place).not.toMatch(breakable);
      expect(text, place).not.toMatch(missing);
    }
  });

  it('stands inside of long numbers, except the cards of a hand', () => {
    const long = /(?<!\d|\d )\d{1,3}(?: \d{3})+(?! ?\d)/;
    const french = SOURCES.filter(([file]) => file.startsWith('./fr/'));
    expect(french.filter(([, source]) => long.test(source)).map(([file]) => file)).toEqual([]);
    expect(long.test('2 968 875 donnes')).toBe(true);
    expect(long.test('25 50 75 100 3 6 : 952')).toBe(false);
  });

  it('stands in what is put together in code, too: a colon is put between words by the language', () => {
    const between = /\$\{[^}]*\}: \$\{|(?:^ *|>)\{(?! )[^{}=?]*(?<! )\}:/;
    const colons = SOURCES.flatMap(([file, source]) =>
      /^\.\/(en|fr)\//.test(file)
        ? []
        : source
            .split('\n')
            .filter((line) => between.test(line) && !line.includes('Error('))
            .map((line) => `${file}: ${line.trim()}`),
    );
    expect(colons).toEqual([]);
  });

  it.each([
    [fr.games.krypto.solved, 'Krypto\u202f!'],
    [fr.krypto.chooseOperator('8', '2'), '8\u00a0…\u00a02\u00a0: quelle opération\u202f?'],
    [fr.letters.follows.join(['a', 'b']), 'a\u202f; b'],
    [typeset(room).called('Kim'), 'Kim annonce «\u00a0Krypto\u202f!\u00a0»'],
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
