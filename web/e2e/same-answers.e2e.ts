// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EngineModule } from '#reckon/module.ts';
import { ROOT, startServer, type NativeServer } from './native-server';
import { QuestionMaker } from './questions';

const QUESTIONS = 2000;

let server: NativeServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

async function askNative(path: string, body: string) {
  const response = await fetch(`${server.address}api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return { status: response.status, body: await response.text() };
}

function grids(engine: EngineModule): string[] {
  const made = [1, 2, 3].flatMap((seed) => {
    const rows = seed === 3 ? { rows: 4, columns: 4 } : {};
    const { body } = engine.answer(
      'calcrostic/generate',
      JSON.stringify({ seed, count: 8, ...rows }),
    );
    const { puzzles } = JSON.parse(body) as { puzzles: { puzzle: string; solution: string }[] };
    return puzzles.flatMap(({ puzzle, solution }) => [puzzle, solution]);
  });
  return [...made, '24 8 192 24 4 96 48 2 96 | ***+/-*/'];
}

it('the engine of the page and the native one answer alike, byte for byte', async () => {
  const engine = await EngineModule.load(readFileSync(join(ROOT, 'build/wasm/reckon.wasm')));
  const maker = new QuestionMaker(20261121, grids(engine));
  const statuses = new Map<string, number>();
  for (let i = 0; i < QUESTIONS; i++) {
    const { path, body } = maker.next();
    const native = await askNative(path, body);
    const here = engine.answer(path, body);
    expect(here, `${path} ${body}`).toEqual(native);
    const kind = `${path} ${here.status}`;
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
  }
  // The questions are worth something only if most kinds are answered as well as refused.
  const answered = [...statuses.keys()].filter((kind) => kind.endsWith(' 200'));
  expect(answered.length).toBeGreaterThanOrEqual(16);
}, 590_000);
