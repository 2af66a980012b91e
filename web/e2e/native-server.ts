/** The program itself, serving the built page and the API. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface NativeServer {
  address: string;
  stop: () => Promise<void>;
  /** Kills it without a word, and starts it again in the same place with the same rooms. */
  killAndRestart: () => Promise<void>;
}

/** Starts it on a port, or on any that is free. */
export async function startServer(port = 0): Promise<NativeServer> {
  const folder = await mkdtemp(join(tmpdir(), 'reckon-e2e-'));
  const rooms = join(folder, 'matches.sqlite');
  let process = await startProcess(port, rooms);
  const end = async (signal: NodeJS.Signals) => {
    process.server.kill(signal);
    await once(process.server, 'exit');
  };
  return {
    address: process.address,
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true });
    },
    killAndRestart: async () => {
      await end('SIGKILL');
      process = await startProcess(Number(new URL(process.address).port), rooms);
    },
  };
}

async function startProcess(port: number, rooms: string) {
  const site = join(ROOT, 'web/dist');
  const server = spawn(
    join(ROOT, 'build/release/reckon'),
    ['serve', '--port', String(port), '--site', site, '--matches', rooms],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\/\/\S+\//.exec(line) ?? [];
    if (address !== undefined) {
      return { address, server };
    }
  }
  throw new Error('the server has not started');
}
