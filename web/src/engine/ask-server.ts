// SPDX-License-Identifier: MIT
import type { RawAnswer } from '#reckon/module.ts';

/**
 * Asks the server that the page came from. Apart from matches and pictures to be read, the page
 * sends nothing else anywhere. Gives nothing if that server answers no questions; throws if there
 * is no server.
 */
export async function askServer(path: string, body: string): Promise<RawAnswer | undefined> {
  const response = await fetch(new URL(`api/${path}`, document.baseURI), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const isAnswer = response.headers.get('content-type')?.startsWith('application/json');
  return isAnswer ? { status: response.status, body: await response.text() } : undefined;
}

/** Whether the place that the page came from is a `reckon serve`. */
export type ServerKind = 'reckon' | 'files_only' | 'unreachable';

export async function probeServer(): Promise<ServerKind> {
  try {
    return (await askServer('version', '{}')) === undefined ? 'files_only' : 'reckon';
  } catch {
    return 'unreachable';
  }
}
