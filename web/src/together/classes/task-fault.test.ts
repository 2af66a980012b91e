// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it } from 'vitest';
import { answerTo, loadEngine } from '../../engine/built-engine';
import type { EngineClient } from '../../engine/client';
import type { Ask, Path } from '../../engine/questions';
import { language } from '../../i18n';
import type { ClassRoom } from '../session/protocol';
import { faultOfTask } from './task-fault';

const GRID = 'AB × C = DEA\n+ × ÷ ÷ −\nAB × B = EF\n= = = = =\nBC × A = EF';
const WITHOUT_EQUALS = GRID.replace('= = = = =\n', '');

afterEach(() => {
  language.value = 'en';
});

describe('the text of a chosen puzzle', async () => {
  const engine = await loadEngine();
  const client = {
    ask: <P extends Path>(path: P, question: Ask<P>) =>
      Promise.resolve({ ok: true, value: answerTo(engine, path, question) }),
  } as unknown as EngineClient;

  const faultIn = (text: string, settings: object) =>
    faultOfTask(text, settings as ClassRoom['settings'], client);

  it.each([
    [
      'a grid without its equals signs',
      WITHOUT_EQUALS,
      { puzzle: 'calcrostic' },
      'The grid has 4 lines, but should have 5, 7 or 9: alternate rows and operators.',
    ],
    [
      'a grid with a wrong sign',
      GRID.replace('AB × B', 'AB ? B'),
      { puzzle: 'newspaper' },
      'Line 3, character 4: “?” stands where an operator belongs. Use one of + - * / =',
    ],
    [
      'an alphametic without an equals sign',
      'SEND + MORE',
      { puzzle: 'alphametic' },
      'Line 1, character 12: the text ends where an operator or a sign such as = belongs.',
    ],
    [
      'a hand with too few cards',
      '8 19 14 2 : 17',
      {},
      'A hand has five cards and then the target, such as 8 19 14 2 21 : 17.',
    ],
    [
      'a hand without its target',
      '8 19 14 2 21',
      {},
      'A hand has five cards and then the target, such as 8 19 14 2 21 : 17.',
    ],
    [
      'a hand of 24 with another target',
      '1 2 3 4 : 25',
      { game: '24' },
      '24 has four cards from 1 to 13, and the target is 24.',
    ],
    [
      'a round with too few numbers',
      '25 50 3 : 952',
      { game: 'countdown' },
      'A round has six numbers from 1 to 100 and then a target from 100 to 999, such as 25 50 75 100 3 6 : 952.',
    ],
  ])('is known to be wrong before it is sent: %s', async (_name, text, settings, says) => {
    expect(await faultIn(text, settings)).toBe(says);
  });

  it('is said to be wrong in French too', async () => {
    language.value = 'fr';
    expect(await faultIn(WITHOUT_EQUALS, { puzzle: 'calcrostic' })).toBe(
      'La grille a 4 lignes, il en faut 5, 7 ou 9\u00a0: nombres et signes en alternance.',
    );
  });

  it.each([
    [GRID, { puzzle: 'calcrostic' }],
    ['SEND + MORE = MONEY', { puzzle: 'alphametic' }],
    ['8 19 14 2 21 : 17', {}],
    ['3 3 8 8 : 24', { game: '24' }],
    // For another kind of puzzle, the server names the way to it.
    ['SEND + MORE = MONEY', {}],
    ['SEND + MORE = MONEY', { puzzle: 'calcrostic' }],
    ['   AB\n×   C\n-----\n  DEA', { puzzle: 'newspaper' }],
    ['8 19 14 2 21 : 17', { puzzle: 'alphametic' }],
    [GRID, { puzzle: 'alphametic' }],
  ])('is sent if it is a puzzle, also of another kind: %j %j', async (text, settings) => {
    expect(await faultIn(text, settings)).toBeUndefined();
  });

  it('is sent if the engine does not answer', async () => {
    const silent = {
      ask: () => Promise.resolve({ ok: false, error: { kind: 'crashed' } }),
    } as unknown as EngineClient;
    const settings = { puzzle: 'alphametic' } as ClassRoom['settings'];
    expect(await faultOfTask('SEND + MORE', settings, silent)).toBeUndefined();
  });
});
