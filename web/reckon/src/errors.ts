// SPDX-License-Identifier: MIT
/** The errors of a question. */
import { ERROR_CODE, type ErrorCode } from './api.ts';
import type { RawAnswer } from './module.ts';

export type ErrorKind =
  /** The question is wrong; the message says how to fix it. Status 400. */
  | 'bad_request'
  /** There is no such path. Status 404. */
  | 'not_found'
  /** Well put, but beyond what the engine works on. Status 422. */
  | 'too_much'
  /** The browser has no WebAssembly. */
  | 'no_webassembly'
  /** The file of the engine, or the script of its worker, cannot be loaded. */
  | 'load_failed'
  /** The engine stopped in the middle of a question, such as out of memory. */
  | 'crashed'
  /** The fallback server does not answer. */
  | 'server_gone'
  /** The fallback server has too much to do. Status 503. */
  | 'server_busy'
  /** The engine has been closed. */
  | 'closed';

const KIND_OF_STATUS: Readonly<Record<number, ErrorKind>> = {
  400: 'bad_request',
  404: 'not_found',
  422: 'too_much',
  503: 'server_busy',
};

const MESSAGES: Partial<Record<ErrorKind, string>> = {
  no_webassembly: 'WebAssembly is not available here',
  load_failed: 'reckon.wasm cannot be loaded: check that it is served beside the script',
  crashed: 'the engine has crashed: create a new one',
  server_gone: 'the server does not answer',
  server_busy: 'the server has too much to do: try again in a moment',
  closed: 'the engine is closed: create a new one',
};

/** Why a question has no answer. */
export class ReckonError extends Error {
  override readonly name = 'ReckonError';
  readonly kind: ErrorKind;
  /** As HTTP has it; 0 if there was no answer at all. */
  readonly status: number;
  /** The code that the engine or the server gave; none if neither answered. */
  readonly code: ErrorCode | undefined;

  constructor(
    kind: ErrorKind,
    message?: string,
    status = 0,
    options?: ErrorOptions & { code?: ErrorCode | undefined },
  ) {
    super(message ?? MESSAGES[kind] ?? kind, options);
    this.kind = kind;
    this.status = status;
    this.code = options?.code;
  }
}

/** The document of an answer; throws a ReckonError if it is a refusal. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the path says what it is
export function readAnswer<Value>({ status, body }: RawAnswer): Value {
  if (status === 200) {
    return JSON.parse(body) as Value;
  }
  const { message, code } = refusalIn(body);
  throw new ReckonError(KIND_OF_STATUS[status] ?? 'crashed', message, status, { code });
}

/** The message and code of a refusal; nothing if the text comes from elsewhere, such as a proxy. */
export function refusalIn(body: string): { message?: string; code?: ErrorCode | undefined } {
  try {
    const document: unknown = JSON.parse(body);
    if (typeof document === 'object' && document !== null && 'error' in document) {
      const code = 'code' in document ? document.code : undefined;
      return {
        message: String(document.error),
        code: ERROR_CODE.find((known) => known === code),
      };
    }
  } catch {
    // Not from the engine, such as the page of a proxy.
  }
  return {};
}
