// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diary, type Entry } from '../diary/diary';
import { RUN_NAMES } from '../diary/runs';
import { language } from '../i18n';
import { RecordView } from './record-view';

const root = document.createElement('div');

const SOLVED: Entry = {
  kind: 'calcrostic',
  address: '#/calcrostic/x',
  day: '2026-11-21',
  isEasy: false,
  date: '2026-11-21',
  outcome: 'solved',
  seconds: 60,
  helps: 0,
  letters: 0,
  mistakes: 0,
  level: 2,
  points: null,
};

async function draw(...entries: Entry[]): Promise<void> {
  diary.value = entries;
  await act(() => render(<RecordView />, root));
}

beforeEach(() => {
  language.value = 'en';
});

afterEach(() => {
  render(null, root);
  diary.value = [];
});

it.each<[Partial<Entry>, string]>([
  [{}, 'no hints'],
  [{ helps: 38, mistakes: 1 }, '37 hints · 1 mistake pointed out'],
  [{ helps: 3, letters: 2 }, '1 hint · 2 letters revealed'],
  [{ helps: 2 }, '2 hints'],
])('counts help as the sheet of the result does: %j is %s', async (some, said) => {
  await draw({ ...SOLVED, ...some });
  const end = root.querySelector('.record-history .small')?.textContent;
  expect(end).toBe(`Solved in 1:00 · ${said}`);
});

it('names a puzzle of a day by its game, a comma and its day', async () => {
  await draw({ ...SOLVED, kind: 'krypto', day: '2026-12-01', date: '2026-12-01' });
  const name = () => root.querySelector('.record-history a');
  expect(name()?.textContent).toMatch(/^Krypto, Tuesday,? /);
  language.value = 'fr';
  await act(() => render(<RecordView />, root));
  expect(name()?.textContent).toBe('Krypto, mardi 1er décembre');
  expect(name()?.querySelector('sup')?.textContent).toBe('er');
});

const rowsOf = (table: Element | undefined) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((one) =>
    [...one.children].map(({ textContent }) => textContent).join(' '),
  );

it('breaks the figures of each game down by level and by weekday', async () => {
  await draw(
    { ...SOLVED, level: 1, seconds: 20, day: '2026-11-30' },
    { ...SOLVED, address: '#/calcrostic/y', level: 5, seconds: 305, day: '2026-11-28' },
    { ...SOLVED, address: '#/calcrostic/z', level: 5, seconds: 9, helps: 1, day: null },
  );
  const more = [...root.querySelectorAll('details.record-more')];
  expect(more.map((one) => one.querySelector('summary')?.textContent)).toEqual([
    'Calcrostic by level and weekday',
  ]);
  const [levels, weekdays] = more[0]?.querySelectorAll('table') ?? [];
  expect(rowsOf(levels)).toEqual(['Level 1 1 1 0:20 0:20', 'Level 5 2 1 5:05 5:05']);
  expect(rowsOf(weekdays)).toEqual(['Monday 1 1 0:20 0:20', 'Saturday 1 1 5:05 5:05']);
});

it.each(['en', 'fr'] as const)('says to a beginner what it will have (%s)', async (tongue) => {
  language.value = tongue;
  const way = () => root.querySelector('a.button[href="#/"]');
  await draw();
  expect(way()?.parentElement?.textContent).toMatch(
    tongue === 'en' ? /^Nothing.*time/ : /^Rien.*temps/,
  );
  expect(root.textContent).not.toMatch(/Longest streak|Plus longue série/);
  await draw(SOLVED);
  expect(way()?.parentElement?.textContent).toMatch(
    tongue === 'en' ? /^Each.*time/ : /^Chaque.*temps/,
  );
  await draw(SOLVED, { ...SOLVED, address: '#/calcrostic/y' });
  expect(way()).toBeNull();
  expect(root.textContent).toMatch(/Longest streak: 1 day|Plus longue série\s: 1 jour/);
});

it('says where challenges are as long as none has a best run', async () => {
  await draw(SOLVED);
  const ways = [...root.querySelectorAll<HTMLAnchorElement>('.record-challenges a')];
  expect(ways.map(({ hash }) => hash)).toEqual(RUN_NAMES.map((name) => `#/${name}/run`));
  expect(ways[0]?.textContent).toBe('Krypto, 5-minute challenge');
  expect(root.textContent).toContain('You have no best run in a challenge yet.');
});

it('has no times of puzzles that were solved with help', async () => {
  await draw(
    { ...SOLVED, seconds: 5, helps: 4 },
    { ...SOLVED, address: '#/calcrostic/y', seconds: 70 },
  );
  const row = [...root.querySelectorAll('.record-table tbody tr')].find((one) =>
    one.textContent.startsWith('Calcrostic'),
  );
  const cells = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  expect(cells).toEqual(['2', '1', '1:10', '1:10']);
});
