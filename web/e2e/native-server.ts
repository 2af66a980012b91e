// SPDX-License-Identifier: MIT
/** The program itself, serving the built page and the API. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const ROOT = join(import.meta.dirname, '..', '..');
/** The program. */
export const RECKON = join(ROOT, 'build/release/reckon');

export interface NativeServer {
  address: string;
  /** Ends it for good. */
  stop: () => Promise<void>;
  /** Ends it, or kills it without a word, until it is restarted. */
  halt: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Starts it again in the same place with the same rooms. */
  restart: () => Promise<void>;
}

/** Starts it on any port that is free, with rooms of its own. */
export async function startServer(): Promise<NativeServer> {
  const folder = await mkdtemp(join(tmpdir(), 'reckon-e2e-'));
  return startIn(folder, ['--matches', join(folder, 'matches.sqlite')]);
}

/** Starts it in a folder, which it removes in the end. */
export async function startIn(folder: string, keeps: readonly string[]): Promise<NativeServer> {
  let process = await startProcess(0, keeps);
  const halt = async (signal: NodeJS.Signals) => {
    process.server.kill(signal);
    await once(process.server, 'exit');
  };
  return {
    address: process.address,
    stop: async () => {
      await halt('SIGTERM');
      await rm(folder, { recursive: true });
    },
    halt,
    restart: async () => {
      process = await startProcess(Number(new URL(process.address).port), keeps);
    },
  };
}

async function startProcess(port: number, keeps: readonly string[]) {
  const site = join(ROOT, 'web/dist');
  const server = spawn(RECKON, ['serve', '--port', String(port), '--site', site, ...keeps], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\/\/\S+\//.exec(line) ?? [];
    if (address !== undefined) {
      return { address, server };
    }
  }
  throw new Error('the server has not started');
}
