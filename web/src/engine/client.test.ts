// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { EngineClient, type AskServer, type EngineWorker } from './client';
import type { Question, Reply } from '#reckon/protocol.ts';

/** A worker that answers on command. */
class MockWorker implements EngineWorker {
  onmessage: ((event: MessageEvent<Reply>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  asked: Question[] = [];
  dead = false;

  postMessage(question: Question): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.dead = true;
  }

  say(data: Reply): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  answerLast(body: unknown, status = 200): void {
    const id = this.asked.at(-1)?.id ?? 0;
    this.say({ kind: 'answer', id, answer: { status, body: JSON.stringify(body) } });
  }
}

const noServer: AskServer = () => Promise.resolve(undefined);

function setUp(askServer = noServer) {
  const workers: MockWorker[] = [];
  const client = new EngineClient(() => {
    const worker = new MockWorker();
    workers.push(worker);
    return worker;
  }, askServer);
  const worker = () => {
    const last = workers.at(-1);
    if (last === undefined) {
      throw new Error('no worker has been started');
    }
    return last;
  };
  return { client, workers, worker };
}

describe('EngineClient', () => {
  it('starts no worker before it is asked, and asks one question at a time', async () => {
    const { client, workers, worker } = setUp();
    expect(workers).toHaveLength(0);
    const first = client.ask('version', {});
    const second = client.ask('krypto/census', { rules: 'house' });
    expect(worker().asked.map(({ path }) => path)).toEqual(['version']);
    worker().answerLast({ version: '1' });
    expect(await first).toEqual({ ok: true, value: { version: '1' } });
    expect(worker().asked.map(({ path }) => path)).toEqual(['version', 'krypto/census']);
    worker().answerLast({ error: 'no' }, 422);
    expect(await second).toEqual({ ok: false, error: { kind: 'too_much', message: 'no' } });
    expect(workers).toHaveLength(1);
  });

  it('tells a wrong question from a wrong path', async () => {
    const { client, worker } = setUp();
    const wrong = client.ask('version', {});
    worker().answerLast({ error: 'fix it' }, 400);
    expect(await wrong).toEqual({ ok: false, error: { kind: 'bad_request', message: 'fix it' } });
    const lost = client.ask('version', {});
    worker().answerLast({ error: 'no such path' }, 404);
    expect(await lost).toMatchObject({ ok: false, error: { kind: 'not_found' } });
  });

  it('ends the worker of a question that is cancelled, and goes on with a new one', async () => {
    const { client, workers, worker } = setUp();
    const controller = new AbortController();
    const long = client.ask('krypto/census', { rules: 'house' }, controller.signal);
    const next = client.ask('version', {});
    controller.abort();
    expect(await long).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(workers.map(({ dead }) => dead)).toEqual([true, false]);
    worker().answerLast({ version: '1' });
    expect(await next).toMatchObject({ ok: true });
  });

  it('only forgets a waiting question that is cancelled', async () => {
    const { client, workers, worker } = setUp();
    const controller = new AbortController();
    const first = client.ask('version', {});
    const second = client.ask('version', {}, controller.signal);
    controller.abort();
    expect(await second).toEqual({ ok: false, error: { kind: 'cancelled' } });
    worker().answerLast({ version: '1' });
    expect(await first).toMatchObject({ ok: true });
    expect(worker().asked).toHaveLength(1);
    expect(workers).toHaveLength(1);
    expect(await client.ask('version', {}, controller.signal)).toMatchObject({ ok: false });
  });

  it('starts a new worker after a crash', async () => {
    const { client, workers, worker } = setUp();
    const crashing = client.ask('version', {});
    worker().say({ kind: 'crashed', id: 1 });
    expect(await crashing).toEqual({ ok: false, error: { kind: 'crashed' } });
    const again = client.ask('version', {});
    expect(workers.map(({ dead }) => dead)).toEqual([true, false]);
    worker().answerLast({ version: '1' });
    expect(await again).toMatchObject({ ok: true });
  });

  it('tries again to load what could not be loaded', async () => {
    const { client, workers, worker } = setUp();
    const first = client.ask('version', {});
    worker().onerror?.(new ErrorEvent('error'));
    expect(await first).toEqual({ ok: false, error: { kind: 'load_failed' } });
    void client.ask('version', {});
    expect(workers).toHaveLength(2);
  });

  it('answers each question where no worker may be started', async () => {
    const client = new EngineClient(() => {
      throw new DOMException('no workers here', 'SecurityError');
    }, noServer);
    const questions = [client.ask('version', {}), client.ask('version', {})];
    for (const answer of await Promise.all(questions)) {
      expect(answer).toMatchObject({ ok: false, error: { kind: 'load_failed' } });
    }
    expect(await client.ask('version', {})).toMatchObject({ ok: false });
  });

  it('asks the server where there is no WebAssembly', async () => {
    const asked: string[] = [];
    const { client, workers, worker } = setUp((path) => {
      asked.push(path);
      return Promise.resolve({ status: 200, body: '{"version":"1"}' });
    });
    const first = client.ask('version', {});
    worker().say({ kind: 'unusable', reason: 'no_webassembly' });
    expect(await first).toEqual({ ok: true, value: { version: '1' } });
    expect(await client.ask('version', {})).toMatchObject({ ok: true });
    expect(asked).toEqual(['version', 'version']);
    expect(workers).toHaveLength(1);
  });

  it('says when there is neither WebAssembly nor a server that answers', async () => {
    const none = setUp();
    const first = none.client.ask('version', {});
    none.worker().say({ kind: 'unusable', reason: 'no_webassembly' });
    expect(await first).toEqual({ ok: false, error: { kind: 'no_webassembly' } });

    const gone = setUp(() => Promise.reject(new TypeError('network')));
    const second = gone.client.ask('version', {});
    gone.worker().say({ kind: 'unusable', reason: 'no_webassembly' });
    expect(await second).toEqual({ ok: false, error: { kind: 'server_gone' } });
  });
});
