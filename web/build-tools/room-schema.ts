// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:room-schema';
const SCHEMAS = join(import.meta.dirname, '..', '..', 'schemas');

/** Keywords for people, and those that the page does not use. */
const LEFT_OUT = [
  '$schema',
  'title',
  'description',
  'additionalProperties',
  'at',
  'message',
  'wait_ms',
];

/** A schema with those that it refers to, as far as the page needs it. */
function schemaIn(file: string): unknown {
  return JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8'), (key, value: unknown) => {
    if (LEFT_OUT.includes(key)) {
      return undefined;
    }
    if (key === 'required') {
      return (value as string[]).filter((name) => !LEFT_OUT.includes(name));
    }
    const { $ref } = Object(value) as { $ref?: string };
    return $ref === undefined ? value : schemaIn($ref);
  });
}

/** Gives the page the schema of what a server of rooms says, by which it reads messages. */
export function roomSchema(): Plugin {
  return {
    name: 'room-schema',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export default ${JSON.stringify(schemaIn('rooms-server.json'))}`
        : undefined,
  };
}
