// SPDX-License-Identifier: MIT
import { afterEach, expect, it } from 'vitest';
import { language } from '../../i18n';
import { detailText, subjectText, whatText, whoText } from './act-words';
import type { Me, PastAct, Role } from './messages';

afterEach(() => {
  language.value = 'en';
});

function act(what: string, detail: string): PastAct {
  const who = 'teacher 00000000000000ab';
  const subject = '00000000000000ff';
  return { act: 1, at: 0, who, own: false, what, subject, group: '5b', seat: 0, detail };
}

function me(role: Role): Me {
  return {
    role,
    groups: [{ group: '00000000000000cd', name: '6a' }],
    levels: [{ id: 'l', title: { en: 'Level', fr: 'Niveau' } }],
    contests: [{ contest: 'c', title: { en: 'Autumn', fr: 'Automne' } }],
  } as unknown as Me;
}

it.each([
  ['extra', '25 %, 60 s', '25\u00a0% more time, 60 seconds more'],
  ['extra', '0 %, 0 s', 'no extra time'],
  ['window', 'shift -15 min, open until 0', '15 minutes earlier'],
  ['window', '2026-04-22T07:30 to 2026-04-22T15:30', '2026-04-22T07:30 to 2026-04-22T15:30'],
  ['group', '1 entrants', '1 pupil'],
  ['entrants', '3 added', '3 pupils'],
  ['names', '30 set', '30 names set'],
  ['names', '2 deleted', '2 names deleted'],
  ['late', 'c: 2', '2 answers'],
  ['day code', 'ended', 'ended'],
  ['move', '00000000000000cd', 'into group 6a'],
  ['level', 'l', 'Level'],
  ['reopen', 'c', 'Autumn'],
  ['reopen', 'gone', 'gone'],
  ['unheard', 'of', 'of'],
])('says in plain words: %s, %s', (what, detail, text) => {
  expect(detailText(act(what, detail), me('teacher'))).toBe(text);
});

it('names the one who did it, and the place', () => {
  const one = act('extra', '25 %, 0 s');
  expect(whoText(one, me('teacher'))).toBe('teacher');
  expect(whoText(one, me('organiser'))).toBe('teacher 00000000000000ab');
  expect(whoText({ ...one, own: true }, me('teacher'))).toBe('you');
  expect(subjectText(one)).toBe('group 5b');
  expect(subjectText({ ...one, seat: 3 })).toBe('group 5b, seat 3');
  expect(subjectText({ ...one, group: '' })).toBe('00000000000000ff');
  language.value = 'fr';
  expect(whatText(one)).toBe('temps supplémentaire');
  expect(detailText(one, me('teacher'))).toBe('25\u00a0% de temps en plus');
});
