// SPDX-License-Identifier: MIT
/** Reads values by a schema, and takes nothing on trust: what does not fit is not read at all. */
import { isRecord } from '../../storage/persisted';

/** The part of JSON Schema that messages use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
}

/** The limit for texts and lists whose schema allows any length. */
const LONGEST_TEXT = 4096;
const LONGEST_LIST = 10_000;

/** Returns the parts of a value that a schema knows; undefined if it does not fit. */
export function fitting(schema: Schema, value: unknown): unknown {
  if (schema.oneOf !== undefined) {
    return firstFitting(schema.oneOf, value);
  }
  if (schema.enum !== undefined) {
    return schema.enum.find((text) => text === value);
  }
  const may = (type: string) => [schema.type].flat().includes(type);
  if (value === null) {
    return may('null') ? null : undefined;
  }
  if (typeof value === 'boolean') {
    return may('boolean') ? value : undefined;
  }
  if (typeof value === 'number') {
    return may('integer') && isWithin(schema, value) ? value : undefined;
  }
  if (typeof value === 'string') {
    return may('string') && isText(schema, value) ? value : undefined;
  }
  if (Array.isArray(value)) {
    return may('array') ? fittingList(schema, value) : undefined;
  }
  return may('object') && isRecord(value) ? fittingRecord(schema, value) : undefined;
}

function firstFitting(schemas: readonly Schema[], value: unknown): unknown {
  for (const schema of schemas) {
    const read = fitting(schema, value);
    if (read !== undefined) {
      return read;
    }
  }
  return undefined;
}

function isWithin({ minimum = -Infinity, maximum = Infinity }: Schema, value: number): boolean {
  return Number.isSafeInteger(value) && value >= minimum && value <= maximum;
}

function isText({ minLength = 0, pattern = '' }: Schema, value: string): boolean {
  const isAsLong = value.length >= minLength && value.length <= LONGEST_TEXT;
  return isAsLong && new RegExp(pattern).test(value);
}

function fittingList(
  { items = {}, minItems = 0, maxItems = LONGEST_LIST }: Schema,
  value: unknown[],
): unknown {
  if (value.length < minItems || value.length > maxItems) {
    return undefined;
  }
  const read = value.map((one) => fitting(items, one));
  return read.includes(undefined) ? undefined : read;
}

function fittingRecord(
  { properties = {}, required = [] }: Schema,
  value: Record<string, unknown>,
): unknown {
  const read: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    if (given === undefined && !required.includes(name)) {
      continue;
    }
    const fits = fitting(schema, given);
    if (fits === undefined) {
      return undefined;
    }
    read[name] = fits;
  }
  return read;
}
