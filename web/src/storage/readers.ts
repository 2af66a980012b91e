// SPDX-License-Identifier: MIT
/**
 * Readers of kept values, which a person may have edited. They give nothing for values that they
 * cannot read.
 */
import { isRecord } from './kept';

export type Reader<Value> = (kept: unknown) => Value | undefined;

/** Reads an object with these keys, all of which have to be read; other keys are left out. */
export function recordOf<Value extends object>(readers: {
  readonly [Key in keyof Value]-?: Reader<Value[Key]>;
}): Reader<Value> {
  return (kept) => {
    if (!isRecord(kept)) {
      return undefined;
    }
    const read = Object.entries<Reader<unknown>>(readers).map(
      ([key, reader]) => [key, reader(kept[key])] as const,
    );
    return read.some(([, value]) => value === undefined)
      ? undefined
      : (Object.fromEntries(read) as Value);
  };
}

/** Reads a list, all of which has to be read. */
export function listOf<One>(read: Reader<One>): Reader<One[]> {
  return (kept) => {
    const all = Array.isArray(kept) ? kept.map(read) : [undefined];
    return all.every((one) => one !== undefined) ? all : undefined;
  };
}

export function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (kept) => (kept === null ? null : read(kept));
}

/** Reads some of the values that another reader takes. */
export function only<Value>(
  read: Reader<Value>,
  isRight: (value: Value) => boolean,
): Reader<Value> {
  return (kept) => {
    const value = read(kept);
    return value !== undefined && isRight(value) ? value : undefined;
  };
}

/** Reads one of some values. */
export function oneOf<Value extends string | number>(values: readonly Value[]): Reader<Value> {
  return (kept) => values.find((value) => value === kept);
}

export const readBoolean: Reader<boolean> = (kept) =>
  typeof kept === 'boolean' ? kept : undefined;

export const readText: Reader<string> = (kept) => (typeof kept === 'string' ? kept : undefined);

export const readNumber: Reader<number> = (kept) => (typeof kept === 'number' ? kept : undefined);

export const readCount = only(readNumber, (number) => Number.isSafeInteger(number) && number >= 0);
