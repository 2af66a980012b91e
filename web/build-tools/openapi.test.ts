// SPDX-License-Identifier: MIT
/** Checks that a generator of clients makes types of app/api/openapi.json that name every value. */
import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, it } from 'vitest';

interface Operation {
  operationId?: string;
  tags?: string[];
}

interface Schema {
  properties?: Record<string, unknown>;
  [keyword: string]: unknown;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
  tags: { name: string }[];
}

const TEXT = readFileSync('../app/api/openapi.json', 'utf8');
const API = JSON.parse(TEXT) as OpenApi;
const OPERATIONS = Object.values(API.paths).flatMap((path) => Object.values(path));

/** The messages of the compiler about a program that uses the generated types. */
function complaints(generated: string, program: string): string[] {
  const files = new Map([
    ['/api.ts', generated],
    ['/program.ts', program],
  ]);
  const options: ts.CompilerOptions = { strict: true, noEmit: true, skipLibCheck: true };
  const host = ts.createCompilerHost(options);
  const source = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) => {
    const text = files.get(name);
    return text === undefined ? source(name, version) : ts.createSourceFile(name, text, version);
  };
  host.fileExists = (name) => files.has(name) || ts.sys.fileExists(name);
  host.readFile = (name) => files.get(name) ?? ts.sys.readFile(name);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Uses every value of every answer. */
const USES = Object.entries(API.components.schemas)
  .flatMap(([name, schema], number) => [
    `declare const answer${number}: components['schemas']['${name}'];`,
    ...Object.keys(schema.properties ?? {}).map((key) => `void answer${number}['${key}'];`),
  ])
  .join('\n');

const CLIENT = `import type { components, operations, paths } from './api';
type Solved = paths['/api/v1/krypto/solve']['get']['responses'][200]['content']['application/json'];
declare const solved: Solved;
export const solutions: string[] | undefined = solved.solutions;
export const below: number | string | undefined = solved.nearest?.below?.value;
export const body: NonNullable<operations['postKryptoSolve']['requestBody']>['content']['application/json'] =
  { hand: '3 3 8 8 : 24', limit: 3 };
export const query: operations['getKryptoSolve']['parameters']['query'] = { hand: '3 3 8 8 : 24' };
declare const failed: components['schemas']['error'];
export const code: 'missing_value' | undefined =
  failed.code === 'missing_value' ? failed.code : undefined;
`;

it('names every value for a client of TypeScript', { timeout: 120_000 }, async () => {
  const generated = astToString(await openapiTS(TEXT));
  expect(generated).not.toContain('Record<string, never> | unknown');
  expect(complaints(generated, CLIENT + USES)).toEqual([]);
  // The compiler would notice a value that the types lack.
  expect(complaints(generated, `${CLIENT}void solved.solution;`)).toEqual([
    expect.stringContaining("Property 'solution' does not exist"),
  ]);
});

it('has a name of its own and a group for each operation', () => {
  const names = OPERATIONS.map(({ operationId }) => operationId);
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
  const groups = new Set(API.tags.map(({ name }) => name));
  expect(OPERATIONS.filter(({ tags }) => !tags?.every((tag) => groups.has(tag)))).toEqual([]);
  expect(new Set(OPERATIONS.flatMap(({ tags }) => tags ?? []))).toEqual(groups);
});

// Generators make a union of the object and these, which has no properties any more.
it('has no alternatives beside properties', () => {
  const faults: string[] = [];
  const look = (value: unknown, place: string) => {
    if (typeof value !== 'object' || value === null) {
      return;
    }
    if ('properties' in value && ('oneOf' in value || 'anyOf' in value || 'not' in value)) {
      faults.push(place);
    }
    Object.entries(value).forEach(([key, inner]) => {
      if (!['if', 'then', 'else'].includes(key)) {
        look(inner, `${place}/${key}`);
      }
    });
  };
  look(API, '');
  expect(faults).toEqual([]);
});
