// SPDX-License-Identifier: MIT
/** A plain server of files, such as any site has. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

export const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Served {
  address: string;
  close: () => Promise<void>;
}

export interface Answer {
  headers?: Record<string, string>;
  /** Instead of the file. */
  content?: string;
}

/** Serves a folder; `answer` adds headers to a file, or stands in for it. */
export async function serveFolder(
  folder: string,
  answer: (path: string, content: Buffer | undefined) => Answer = () => ({}),
): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = normalize(pathname === '/' ? '/index.html' : pathname);
    const give = (found: Buffer | undefined) => {
      const { headers, content } = answer(file, found);
      const body = content ?? found;
      const type =
        body === undefined ? 'text/plain' : (TYPES[extname(file)] ?? 'application/octet-stream');
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, ...headers });
      response.end(body ?? 'no such file');
    };
    readFile(join(folder, file)).then(give, () => {
      give(undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
