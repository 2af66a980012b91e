import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EngineModule } from '../src/engine/module';
import { QuestionMaker } from './questions';

const ROOT = join(import.meta.dirname, '..', '..');
const QUESTIONS = 2000;

let server: ChildProcess;
let address: string;

beforeAll(async () => {
  server = spawn(join(ROOT, 'build/release/reckon'), ['serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { stdout } = server;
  if (stdout === null) {
    throw new Error('the server says nothing');
  }
  for await (const line of createInterface({ input: stdout })) {
    const [found] = /http:\/\/\S+\//.exec(line) ?? [];
    if (found !== undefined) {
      address = found;
      return;
    }
  }
  throw new Error('the server has not started');
});

afterAll(() => {
  server.kill();
});

async function askNative(path: string, body: string) {
  const response = await fetch(`${address}api/${path}`, {
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
