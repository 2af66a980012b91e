/** The program itself, serving the built page and the API. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface NativeServer {
  address: string;
  stop: () => Promise<void>;
}

/** Starts it on a port, or on any that is free. */
export async function startServer(port = 0): Promise<NativeServer> {
  const site = join(ROOT, 'web/dist');
  const server = spawn(
    join(ROOT, 'build/release/reckon'),
    ['serve', '--port', String(port), '--site', site],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\/\/\S+\//.exec(line) ?? [];
    if (address !== undefined) {
      return { address, stop };
    }
  }
  throw new Error('the server has not started');
}
