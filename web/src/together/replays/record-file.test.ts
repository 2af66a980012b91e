// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASS_CALCROSTIC, CLASS_RECORD } from '../session/class-samples';
import { DUEL_RECORD } from '../session/duel-samples';
import type { RecordLine } from '../session/protocol';
import { readRecordText, recordText, type RecordFault } from './record-file';
import { readReplay } from './replay';
import { recordLine as line } from '../session/match-samples';

const TOURNAMENT: RecordLine[] = [
  line(null, 0, { event: 'opened', game: 'tournament', rules: 'house' }),
  line('joined', 0, { at: 0, event: 'joined', player: 'Ann' }),
  line('dealt', 0, { at: 9, event: 'dealt', cards: [1, 2, 3, 4, 5], objective: 7 }),
  line('called', 0, { at: 10, event: 'called', player: 'Ann' }),
  line('silent', -1, { at: 30_010, event: 'timed_out' }),
];

describe('a record in a file', () => {
  it.each<[string, RecordLine[]]>([
    ['a tournament', TOURNAMENT],
    ['a game for two', DUEL_RECORD],
    ['a class on calcrostics', CLASS_RECORD],
  ])('is read as it was saved: %s', (_what, record) => {
    const read = readRecordText(recordText(record));
    expect(read).toEqual({ ok: true, replay: readReplay(record) });
    expect(read.ok && read.replay.hands.length).toBeGreaterThan(0);
  });

  it('knows what was solved', () => {
    const read = readRecordText(recordText(CLASS_RECORD));
    expect(read.ok && read.replay.puzzle).toBe('calcrostic');
    expect(read.ok && read.replay.hands[0]?.puzzle).toBe(CLASS_CALCROSTIC.puzzle);
  });

  it('may have blank lines, and ends of lines of another system', () => {
    const text = `\n${recordText(TOURNAMENT).replaceAll('\n', '\r\n\r\n')}`;
    expect(readRecordText(text).ok).toBe(true);
  });

  const [OPENED, JOINED, DEALT] = recordText(TOURNAMENT).split('\n') as [string, string, string];
  it.each<[string, RecordFault]>([
    ['', { kind: 'not_a_record' }],
    ['\u0089PNG\r\n\u001a\n', { kind: 'not_a_record' }],
    ['Place,Name,Total\r\n1,Ann,3', { kind: 'not_a_record' }],
    ['{"version": 1, "entries": []}', { kind: 'not_a_record' }],
    ['[{"event": "opened"}]', { kind: 'not_a_record' }],
    [JOINED, { kind: 'not_a_record' }],
    [OPENED.replace('tournament', 'chess'), { kind: 'not_a_record' }],
    [OPENED.replace('house', 'none'), { kind: 'not_a_record' }],
    [`${OPENED}\n{`, { kind: 'bad_line', line: 2 }],
    [`${OPENED}\n\n[]`, { kind: 'bad_line', line: 3 }],
    [`${OPENED}\n{"at":0}`, { kind: 'bad_line', line: 2 }],
    [`${OPENED}\n{"event":"joined","player":"Ann"}`, { kind: 'no_outcome', line: 2 }],
    [`${OPENED}\n${JOINED}\n${JOINED.replace(',"points":0', '')}`, { kind: 'no_outcome', line: 3 }],
    [`${OPENED}\n${JOINED.replace('"points":0', '"points":0.5')}`, { kind: 'bad_line', line: 2 }],
    [
      `${OPENED}\n${JOINED.replace('"kind":"joined"', '"kind":"sung"')}`,
      { kind: 'bad_line', line: 2 },
    ],
    [`${OPENED}\n${JOINED.replace('"Ann"', '5')}`, { kind: 'bad_line', line: 2 }],
    [`${OPENED}\n${JOINED.replace('"at":0', '"at":-1')}`, { kind: 'bad_line', line: 2 }],
    [`${OPENED}\n${DEALT.replace('1,2', '"1",2')}`, { kind: 'bad_line', line: 2 }],
    [`${OPENED}\n${DEALT.replace('"objective":7,', '')}`, { kind: 'bad_line', line: 2 }],
  ])('is refused with its reason: %j', (text, fault) => {
    expect(readRecordText(text)).toEqual({ ok: false, fault });
  });

  it('may have been edited by anybody', () => {
    const texts = [TOURNAMENT, DUEL_RECORD, CLASS_RECORD].map(recordText);
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(),
        fc.nat(20),
        fc.oneof(fc.string({ maxLength: 8 }), fc.json({ maxDepth: 1 })),
        (text, at, length, put) => {
          const from = at % text.length;
          const read = readRecordText(text.slice(0, from) + put + text.slice(from + length));
          // A record that was read can be shown: all players have names, and all numbers are
          // numbers.
          for (const { events, totals, hand } of read.ok ? read.replay.hands : []) {
            expect(events.every(({ at: time }) => Number.isSafeInteger(time))).toBe(true);
            expect(totals.every(({ name }) => name !== '')).toBe(true);
            expect(hand?.cards.every(Number.isSafeInteger) ?? true).toBe(true);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
