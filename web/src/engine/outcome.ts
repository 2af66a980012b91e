// SPDX-License-Identifier: MIT
/** What went wrong, as a value; `words.engine` says each to a person. */
export type EngineError =
  /** The question was wrong; the message, in English, says how to fix it. */
  | { kind: 'bad_request'; message: string }
  | { kind: 'not_found'; message: string }
  /** Well put, but beyond what the engine works on. */
  | { kind: 'too_much'; message: string }
  | { kind: 'no_webassembly' }
  | { kind: 'load_failed' }
  | { kind: 'crashed' }
  | { kind: 'server_gone' }
  | { kind: 'server_busy' }
  | { kind: 'cancelled' };

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: EngineError };

/** Reads a status and a document as HTTP and the engine give them. */
export function readAnswer<Value>(status: number, body: string): Outcome<Value> {
  if (status === 200) {
    return { ok: true, value: JSON.parse(body) as Value };
  }
  const message = readMessage(body);
  switch (status) {
    case 400:
      return { ok: false, error: { kind: 'bad_request', message } };
    case 404:
      return { ok: false, error: { kind: 'not_found', message } };
    case 422:
      return { ok: false, error: { kind: 'too_much', message } };
    case 503:
      return { ok: false, error: { kind: 'server_busy' } };
    default:
      return { ok: false, error: { kind: 'crashed' } };
  }
}

function readMessage(body: string): string {
  try {
    const document: unknown = JSON.parse(body);
    if (typeof document === 'object' && document !== null && 'error' in document) {
      return String(document.error);
    }
  } catch {
    // Not from the engine, such as the page of a proxy.
  }
  return '';
}
