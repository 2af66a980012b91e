// SPDX-License-Identifier: MIT
import type { RawAnswer } from './module.ts';

/** Messages between the asking side and the worker. */
export interface Question {
  id: number;
  path: string;
  body: string;
}

export type Reply =
  | { kind: 'answer'; id: number; answer: RawAnswer }
  /** The engine cannot be used: there is no WebAssembly, or its file cannot be had. */
  | { kind: 'unusable'; reason: 'no_webassembly' | 'load_failed' }
  | { kind: 'crashed'; id: number };
