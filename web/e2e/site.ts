// SPDX-License-Identifier: MIT
/** Serves the built page as `reckon serve --site` does, with the policy as a header. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { POLICY } from '../build-tools/content-security-policy.ts';

const DIST = join(import.meta.dirname, '..', 'dist');

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export interface Site {
  address: string;
  /** From now on a file is served changed. */
  change: (file: string, change: (text: string) => string) => void;
  close: () => Promise<void>;
}

/** A document of the same place, without anything in it. */
export const EMPTY = 'empty.html';

export async function serveSite(): Promise<Site> {
  const changes = new Map<string, (text: string) => string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === `/${EMPTY}`) {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end('<!doctype html>');
      return;
    }
    const file = normalize(pathname === '/' ? '/index.html' : pathname);
    readFile(join(DIST, file)).then(
      (content) => {
        response.writeHead(200, {
          'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
          'content-security-policy': POLICY,
        });
        response.end(changes.get(file)?.(content.toString()) ?? content);
      },
      () => {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('no such file');
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    change: (file, change) => {
      changes.set(file, change);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
