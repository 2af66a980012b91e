// SPDX-License-Identifier: MIT
/** Values that outlive the page. */
import type { Merge } from './merging';

/** How a value is kept: the version is raised when its form changes. */
export interface Form<Value> {
  name: string;
  version: number;
  fallback: Value;
  /** Stored data may be anything: a hand may have edited it, or an older page written it. */
  read(kept: unknown): Value | undefined;
  /** How what another window has kept becomes one with what this one keeps; else the last counts. */
  merge?: Merge<Value>;
}

const PREFIX = 'reckon.';

/** Keeps a value that several pages of a browser may change: they recall it, and keep it again. */
export function keep<Value>(
  form: Pick<Form<Value>, 'name' | 'version'>,
  value: Value,
  storage?: Storage,
): void {
  try {
    const kept = JSON.stringify({ version: form.version, value });
    (storage ?? localStorage).setItem(PREFIX + form.name, kept);
  } catch {
    // Full, or forbidden: the page works, it only forgets.
  }
}

/** Returns the stored value, if it can be read. */
export function recall<Value>(
  form: Pick<Form<Value>, 'name' | 'version' | 'read'>,
  storage?: Storage,
): Value | undefined {
  try {
    const text = (storage ?? localStorage).getItem(PREFIX + form.name);
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || kept['version'] !== form.version) {
      return undefined;
    }
    return form.read(kept['value']);
  } catch {
    return undefined;
  }
}

/** Calls back when another window has kept something under the name; without windows never. */
export function whenKeptElsewhere(
  name: string,
  changed: () => void,
  events: Partial<EventTarget> = globalThis,
): void {
  events.addEventListener?.('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === PREFIX + name && newValue !== null) {
      changed();
    }
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns those members of a list that can be read. */
export function readEach<One>(
  kept: unknown,
  read: (one: unknown) => One | undefined,
): One[] | undefined {
  return Array.isArray(kept) ? kept.map(read).filter((one) => one !== undefined) : undefined;
}
