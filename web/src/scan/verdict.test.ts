// SPDX-License-Identifier: MIT
import { describe, expect, it, vi } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import type { Ask, Path } from '../engine/questions';
import type { Found } from './found';
import { kindOf } from '../calcrostic/kept';
import { formOf, verdictOn } from './verdict';

const HAND = { kind: 'hand', text: '7 6 2 9 14 : 8', code: 'K5762-9E8G0' } as const;
const GRID = {
  kind: 'grid',
  text: 'A  ÷ B  = C\n×  + ×  × +\nC  + A  = DB\n=  = =  = =\nEB − DF = DF\n',
} as const;
const SUM = { kind: 'alphametic', text: 'SEND + MORE = MONEY' } as const;

const engine = await loadEngine();
const ask = <P extends Path>(path: P, question: Ask<P>) =>
  Promise.resolve({ ok: true, value: answerTo(engine, path, question) });
const client = { ask: ask as never };

const verdict = (found: Pick<Found, 'kind' | 'text' | 'code'>) => verdictOn(found, client);

async function addressOf(found: Pick<Found, 'kind' | 'text' | 'code'>): Promise<string> {
  const found_ = await verdict(found);
  return found_.ok ? found_.address : found_.says();
}

describe('a puzzle is played', () => {
  it('at the table, by the rules of the code', async () => {
    const at = (rules: string) => `#/krypto/7-6-2-9-14/8?rules=${rules}`;
    expect(await addressOf(HAND)).toBe(at('house'));
    expect(await addressOf({ ...HAND, code: 'KD1XX-XX' })).toBe(at('integer'));
    expect(await addressOf({ kind: 'hand', text: HAND.text })).toBe(at('house'));
    expect(await addressOf(SUM)).toBe('#/alphametic/SENDpMOREeMONEY');
    expect(await addressOf({ ...SUM, text: '   .7\n×  7\n----\n ABC' })).toBe(
      '#/alphametic/___q7nt__7n----n_ABC',
    );
    expect(await addressOf(GRID)).toBe('#/calcrostic/3x3d/A-B-C-C-A-DB-EB-DF-DF/depemetetepepete');
  });

  it('at the table of another game, by the code or the cards', async () => {
    const hand = (text: string, code?: string) =>
      addressOf({ kind: 'hand', text, ...(code !== undefined && { code }) });
    expect(await hand('3 3 8 8 : 24')).toBe('#/24/3-3-8-8/24');
    expect(await hand('25 50 75 100 3 6 : 952', 'T7')).toBe('#/countdown/25-50-75-100-3-6/952');
    expect(await hand('25 50 75 100 3 6 : 952')).toBe('#/countdown/25-50-75-100-3-6/952');
    expect(await hand('25 50 75 100 3 6 : 99', 'T7')).toBe(
      '#/krypto/25-50-75-100-3-6/99?rules=positive',
    );
    expect(await hand('7 6 2 9 : 8', 'H1')).toBe('#/krypto/7-6-2-9/8?use=any');
  });
});

describe('a text that is not a puzzle', () => {
  it.each([
    ['hand', '7 _ 2 9 14 : 8', 'unread', { line: 1, column: 3 }, /character 3: replace _/],
    ['hand', '7 6 B 9 14 : 8', 'fault', { line: 1, column: 5 }, /character 5: “B” is not a card/],
    ['hand', '7 6 2 9 1000:8', 'fault', { line: 1, column: 9 }, /“1000” is too large/],
    ['hand', '7 6 : 8', 'fault', undefined, /3 to 7 cards/],
    ['grid', GRID.text.replace('DB', 'D_'), 'unread', { line: 3, column: 12 }, /Line 3/],
    ['grid', GRID.text.replace('DB', '??'), 'asks', { line: 3, column: 11 }, /asks for numbers/],
    ['grid', GRID.text.replace('DB', 'D;'), 'fault', { line: 3, column: 12 }, /“D;”/],
    ['grid', GRID.text.replace('−', '?'), 'asks', { line: 5, column: 4 }, /asks/],
    ['grid', GRID.text.replace('= DF', '- DF'), 'fault', undefined, /Row 3 has no = sign/],
    ['alphametic', 'SEND + MORE', 'fault', { line: 1, column: 12 }, /^Line 1, character 12/],
    ['alphametic', ' \n ', 'nothing', undefined, /Nothing/],
  ] as const)('is told where: %s %j', async (kind, text, why, at, says) => {
    const wrong = await verdict({ kind, text });
    expect(wrong).toMatchObject({ ok: false, why });
    expect('at' in wrong ? wrong.at : undefined).toEqual(at);
    expect(wrong.ok ? '' : wrong.says()).toMatch(says);
  });

  it('has the error of the engine if that fails', async () => {
    const failing = {
      ask: vi.fn(() => Promise.resolve({ ok: false, error: { kind: 'crashed' } })),
    };
    const wrong = await verdictOn(GRID, failing as never);
    expect(wrong).toMatchObject({ ok: false, why: 'fault' });
    expect(await verdictOn(SUM, failing as never)).toMatchObject({ ok: false, why: 'fault' });
  });
});

it.each([
  [GRID.kind, GRID.text, 'one'],
  [GRID.kind, GRID.text.replace('DB', 'DE'), 'none'],
  ['alphametic', SUM.text, 'one'],
  ['alphametic', 'AB + C = DE', 'several'],
  ['alphametic', 'AB + AB = AB', 'none'],
] as const)('counts the answers: %s %j', async (kind, text, answers) => {
  const good = await verdict({ kind, text });
  expect(good.ok && (await good.countAnswers?.())).toBe(answers);
});

it('does not count those of hands, which may have none', async () => {
  expect(await verdict(HAND)).not.toHaveProperty('countAnswers');
});

it('knows the game of a hand', () => {
  expect(formOf(HAND)).toBe('krypto');
  expect(formOf({ kind: 'hand', text: '3 3 8 8 : 24' })).toBe('24');
  expect(formOf({ kind: 'hand', text: '25 50 75 100 3 6 : 952' })).toBe('countdown');
  expect(formOf({ kind: 'hand', text: '25 50 75 100 3 6 : 99', code: 'T7' })).toBe('own');
  expect(formOf({ kind: 'hand', text: 'x' })).toBe('krypto');
  expect(formOf(SUM)).toBe('alphametic');
});

it('calls grids with diagonals calcrostics, and others newspaper grids', async () => {
  const plain = GRID.text.replaceAll(/^(\S+) +\S+ +(\S+) +\S+ +(\S+)$/gm, (line, ...signs) =>
    /^[A-Z]/.test(line) ? line : signs.slice(0, 3).join(' '),
  );
  for (const [text, form] of [
    [GRID.text, 'calcrostic'],
    [plain, 'newspaper'],
  ] as const) {
    expect(formOf({ kind: 'grid', text })).toBe(form);
    const opened = await verdict({ kind: 'grid', text });
    const code = opened.ok ? opened.address.replace('#/calcrostic/', '') : '';
    expect(kindOf(code)).toBe(form);
  }
});
