// SPDX-License-Identifier: MIT
import { expect, it, vi } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import type { Ask, Path } from '../engine/questions';
import { prepare } from './picture';
import { Scanning, type Means, type Stage } from './scanning';

const PLACE = { left: 10, top: 20, right: 110, bottom: 60 };
const HAND = {
  kind: 'hand',
  certain: true,
  text: '7 6 2 9 14 : 8',
  doubts: [],
  code: 'KD',
  place: PLACE,
};
const CANVAS = document.createElement('canvas');
const FILE = new Blob(['a picture']);

function answered(document: unknown, status = 200, headers = {}): Response {
  return new Response(JSON.stringify(document), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function scanningWith(means: Partial<Means>): Scanning {
  return new Scanning({
    prepare: () => Promise.resolve({ canvas: CANVAS, file: FILE }),
    send: () => Promise.resolve(answered({ puzzles: [HAND], unread: [PLACE] })),
    engine: { ask: vi.fn() },
    ...means,
  });
}

async function stageAfter(means: Partial<Means>): Promise<Stage> {
  const scanning = scanningWith(means);
  await scanning.read(FILE);
  return scanning.stage.value;
}

it('shows what was found, each with the way to its table', async () => {
  const stage = await stageAfter({});
  expect(stage).toMatchObject({ kind: 'found', canvas: CANVAS, unread: [PLACE] });
  const [hand] = stage.kind === 'found' ? stage.puzzles : [];
  expect(hand).toMatchObject({ certain: true, read: HAND.text, code: 'KD', place: PLACE });
  const address = '#/krypto/7-6-2-9-14/8?rules=integer';
  expect(hand?.verdict.value).toEqual({ ok: true, address });
});

it('plays a hand without a code by the rules of its sheet, also when it is corrected', async () => {
  const bare = { ...HAND, text: '7 6 2 9 15 : 8', code: undefined };
  const puzzles = [HAND, bare, { ...bare, text: '3 3 8 8 : 24' }];
  const stage = await stageAfter({
    send: () => Promise.resolve(answered({ puzzles, unread: [] })),
  });
  const found = stage.kind === 'found' ? stage.puzzles : [];
  const addresses = () => found.map(({ verdict: { value } }) => value.ok && value.address);
  expect(addresses().slice(1)).toEqual(['#/krypto/7-6-2-9-15/8?rules=integer', '#/24/3-3-8-8/24']);
  await found[1]?.change('7 6 2 9 16 : 8');
  expect(addresses()[1]).toBe('#/krypto/7-6-2-9-16/8?rules=integer');
});

it('adds what a person types where nothing was read', async () => {
  const scanning = scanningWith({});
  await scanning.typeIn(PLACE);
  expect(scanning.stage.value).toEqual({ kind: 'idle' });
  await scanning.read(FILE);
  await scanning.typeIn(PLACE);
  const { value } = scanning.stage;
  expect(value.kind === 'found' && value.puzzles.map(({ isTyped }) => isTyped)).toEqual([
    false,
    true,
  ]);
});

it('makes puzzles of their own of what was typed one a line', async () => {
  const engine = await loadEngine();
  const ask = <P extends Path>(path: P, question: Ask<P>) =>
    Promise.resolve({ ok: true, value: answerTo(engine, path, question) });
  const scanning = scanningWith({ engine: { ask: ask as never } });
  await scanning.typeIn(undefined);
  await scanning.typeIn(undefined);
  const puzzles = () => {
    const { value } = scanning.stage;
    return value.kind === 'found' ? value.puzzles : [];
  };
  const [first, last] = puzzles();
  void last?.change('3 3 8 8 : 24');
  void first?.change('K5762-9E8G0\n2 4 3 6 5 : 6\nSEND + MORE = MONEY');
  expect(first?.verdict.value).toMatchObject({ ok: false, why: 'several' });
  await vi.waitUntil(() => puzzles().length === 4);
  await vi.waitUntil(() => puzzles().every(({ verdict }) => verdict.value.ok));
  expect(puzzles().map(({ text, code }) => [text.value, code])).toEqual([
    ['7 6 2 9 14 : 8', 'K5762-9E8G0'],
    ['2 4 3 6 5 : 6', undefined],
    ['SEND + MORE = MONEY', undefined],
    ['3 3 8 8 : 24', undefined],
  ]);
  expect(scanning.goesOn.value).toBe(puzzles()[2]);
});

it('keeps the puzzle of a code that another one is typed below', async () => {
  const engine = await loadEngine();
  const ask = <P extends Path>(path: P, question: Ask<P>) =>
    Promise.resolve({ ok: true, value: answerTo(engine, path, question) });
  const scanning = scanningWith({ engine: { ask: ask as never } });
  await scanning.typeIn(undefined);
  const puzzles = () => {
    const { value } = scanning.stage;
    return value.kind === 'found' ? value.puzzles : [];
  };
  const [first] = puzzles();
  await first?.change('C09D7-W1N1N-17DQ');
  const grid = first?.text.value ?? '';
  await first?.change(`${grid}\n`);
  expect(first?.code).toBe('C09D7-W1N1N-17DQ');
  void first?.change(`${grid}\nK5762-9E8G0`);
  await vi.waitUntil(() => puzzles().length === 2);
  await vi.waitUntil(() => puzzles().every(({ verdict }) => verdict.value.ok));
  expect(puzzles().map(({ code }) => code)).toEqual(['C09D7-W1N1N-17DQ', 'K5762-9E8G0']);
});

it('keeps what was found when it is left, and stops what is being read', async () => {
  const scanning = scanningWith({});
  await scanning.read(FILE);
  scanning.leave();
  expect(scanning.stage.value.kind).toBe('found');
  const reading = scanning.read(FILE);
  scanning.leave();
  await reading;
  expect(scanning.stage.value).toEqual({ kind: 'idle' });
});

it('asks the engine nothing about hands', async () => {
  const ask = vi.fn();
  await stageAfter({ engine: { ask } });
  expect(ask).not.toHaveBeenCalled();
});

it.each<[string, Partial<Means>, Stage]>([
  ['no picture', { prepare: () => Promise.reject(new Error()) }, { kind: 'unreadable' }],
  ['no server', { send: () => Promise.reject(new TypeError()) }, { kind: 'gone' }],
  [
    'a server of files',
    { send: () => Promise.resolve(new Response('<html>', { status: 404 })) },
    { kind: 'files_only' },
  ],
  [
    'a busy server',
    { send: () => Promise.resolve(answered({ error: 'busy' }, 503, { 'retry-after': '1' })) },
    { kind: 'busy' },
  ],
  [
    'a server without letters',
    { send: () => Promise.resolve(answered({ error: 'no model' }, 503)) },
    { kind: 'not_ready', line: 'no model' },
  ],
  [
    'a refusal',
    { send: () => Promise.resolve(answered({ error: 'too large' }, 422)) },
    { kind: 'refused', line: 'too large' },
  ],
  [
    'an answer of another kind',
    { send: () => Promise.resolve(answered({ puzzles: 5 })) },
    { kind: 'refused', line: '' },
  ],
])('says what is wrong: %s', async (_name, means, stage) => {
  expect(await stageAfter(means)).toEqual(stage);
});

it('is cancelled, and hears no more of it', async () => {
  let settle: ((response: Response) => void) | undefined;
  let signal: AbortSignal | undefined;
  const scanning = scanningWith({
    send: (_png, called) => {
      signal = called;
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
  });
  const reading = scanning.read(FILE);
  await vi.waitUntil(() => settle);
  expect(scanning.stage.value).toEqual({ kind: 'reading', canvas: CANVAS });
  scanning.cancel();
  expect(signal?.aborted).toBe(true);
  settle?.(answered({ puzzles: [], unread: [] }));
  await reading;
  expect(scanning.stage.value).toEqual({ kind: 'idle' });
});

it('tries the same picture again', async () => {
  const send = vi.fn<Means['send']>().mockRejectedValueOnce(new TypeError());
  send.mockResolvedValueOnce(answered({ puzzles: [], unread: [] }));
  const scanning = scanningWith({ send });
  await scanning.read(FILE);
  scanning.again();
  await vi.waitUntil(() => scanning.stage.value.kind === 'found');
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends a PDF as it is, and shows no picture of it', async () => {
  const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  const place = { ...PLACE, page: 2 };
  const send = vi.fn(() => Promise.resolve(answered({ pages: 2, puzzles: [], unread: [place] })));
  const scanning = scanningWith({ prepare, send });
  await scanning.read(pdf);
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'application/pdf', size: pdf.size }),
    expect.anything(),
  );
  expect(scanning.stage.value).toEqual({
    kind: 'found',
    canvas: undefined,
    puzzles: [],
    unread: [place],
  });
});

it('tells why nothing was read of a mirrored picture', async () => {
  const answer = { puzzles: [], unread: [PLACE], reversal: 'mirrored' };
  const send = () => Promise.resolve(answered(answer));
  expect(await stageAfter({ send })).toMatchObject({ kind: 'found', reversal: 'mirrored' });
});
