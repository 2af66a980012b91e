// SPDX-License-Identifier: MIT
/** An error as a value; `words.engine` says each to a person. */
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

/** The same for what follows from a value. */
export function mapped<Value, Other>(
  outcome: Outcome<Value>,
  change: (value: Value) => Other,
): Outcome<Other> {
  return outcome.ok ? { ok: true, value: change(outcome.value) } : outcome;
}
