// SPDX-License-Identifier: MIT
/** The page and the server are held to the same schemas. */
import { readFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schema as Whole } from './fitting';
import { readMessage } from './read-message';
import { REASONS } from './protocol';
import { AS_PRINTED, CHOICES, DUEL_AS_PRINTED, RANGES } from './wishes';

/** In the files, schemas refer to each other. */
interface Schema extends Whole {
  readonly $ref?: string;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const schemaIn = (file: string) => JSON.parse(readFileSync(`../schemas/${file}`, 'utf8')) as Schema;
const schemaOf = (side: 'server' | 'client') => schemaIn(`rooms-${side}.json`);

/** Any value that a schema allows, in an object with all its keys. */
function anyOf(schema: Schema): Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    return anyOf(schemaIn(schema.$ref));
  }
  if (schema.oneOf !== undefined) {
    return fc.oneof(...schema.oneOf.map(anyOf));
  }
  if (schema.enum !== undefined) {
    return fc.constantFrom(...schema.enum);
  }
  const { type } = schema;
  if (typeof type === 'object') {
    return fc.oneof(...type.map((one) => anyOf({ ...schema, type: one })));
  }
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 2 ** 31 });
    case 'string':
      return schema.pattern === undefined
        ? fc.string({ minLength: schema.minLength ?? 0 })
        : fc.stringMatching(new RegExp(schema.pattern));
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 20 } = schema;
      // All seats are taken and all hands lie there, so that each number is one of them.
      const isFull = ['boxes', 'holder'].some((key) => items.properties?.[key] !== undefined);
      const minLength = isFull ? maxItems : minItems;
      return fc.array(anyOf(items), { minLength, maxLength: maxItems });
    }
    default: {
      const { properties = {} } = schema;
      return fc.record(
        Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, anyOf(inner)])),
      );
    }
  }
}

/** The messages of a side, by what they say or do. */
function messages(side: 'server' | 'client', key: 'say' | 'do'): Map<string, Schema> {
  const all = schemaOf(side).oneOf ?? [];
  return new Map(all.map((one) => [one.properties?.[key]?.enum?.[0] ?? '', one]));
}

describe.each([...messages('server', 'say')])('what the server says: %s', (_say, schema) => {
  it('is read, whatever the schema allows', () => {
    fc.assert(
      fc.property(anyOf(schema), (message) => {
        expect(readMessage(JSON.stringify(message))).toBeDefined();
      }),
      { numRuns: 50 },
    );
  });
});

it('has all reasons that a player may be told', () => {
  const known = messages('server', 'say').get('refused')?.properties?.['reason']?.enum;
  expect(known).toEqual(expect.arrayContaining([...REASONS]));
});

it('wishes for what the server takes', () => {
  const settingsOf = (name: string) =>
    messages('client', 'do').get(name)?.properties?.['settings']?.properties ?? {};
  const open = settingsOf('open');
  const duel = settingsOf('open_duel');
  const choices = Object.keys({ game: 'krypto', up_to: 13, ...CHOICES });
  expect([...Object.keys(AS_PRINTED), ...choices].sort()).toEqual(Object.keys(open).sort());
  expect([...Object.keys(DUEL_AS_PRINTED), ...choices].sort()).toEqual(Object.keys(duel).sort());
  for (const [name, { least, most }] of Object.entries(RANGES)) {
    expect({ ...duel, ...open }[name], name).toMatchObject({ minimum: least, maximum: most });
  }
});
