// SPDX-License-Identifier: MIT
/**
 * Writes the types of questions, answers, messages of rooms and contests, as app/api/openapi.json,
 * app/contests/openapi.json and schemas/ describe them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

/** The part of JSON Schema that our schemas use and types can express. */
interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string;
  enum?: unknown[];
  required?: string[];
  /** `false`: there is no such property. */
  properties?: Record<string, Schema | false>;
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  anyOf?: Schema[];
  maxProperties?: number;
  /** The type as it is to be written. */
  tsType?: string;
}

interface Content {
  content: Record<string, { schema: Schema } | undefined>;
}

interface OpenApi {
  paths: Record<string, { post: { requestBody: Content; responses: Record<string, Content> } }>;
  components: { schemas: Record<string, Schema> };
}

const NOTHING: Schema = { tsType: 'undefined' };

const BANNER = `// SPDX-License-Identifier: MIT
/** Made by \`npm run generate\`: see build-tools/api-types.ts. */
`;

/** The questions of the API and their answers, by path. */
export function typesOfQuestions(): Promise<string> {
  const { paths, components } = readJson('app/api/openapi.json') as OpenApi;
  const types = new Types(components.schemas);
  types.name('Failure', components.schemas['error']);
  const questions: Record<string, Schema> = {};
  for (const [path, { post }] of Object.entries(paths)) {
    const ask = schemaIn(post.requestBody);
    const answer = schemaIn(post.responses['200']);
    if (ask !== undefined && answer !== undefined) {
      questions[path.replace('/api/v1/', '')] = record({ ask, answer });
    }
  }
  return types.written('Questions', record(questions));
}

/** Returns the types of messages between page and server in rooms. */
export function typesOfRooms(): Promise<string> {
  const server = { $ref: 'rooms-server.json' };
  const client = { $ref: 'rooms-client.json' };
  return new Types().written('Rooms', record({ server, client }));
}

/** Returns the types of the bodies and answers of contests. */
export async function typesOfContests(): Promise<string> {
  const described = readJson('app/contests/openapi.json') as OpenApi;
  const types = await openapiTS(JSON.stringify({ ...described, paths: {} }), {
    excludeDeprecated: true,
  });
  const options = { ...(await resolveConfig('src/any.ts')), parser: 'typescript' };
  return format(BANNER + astToString(types), options);
}

function schemaIn(content: Content | undefined): Schema | undefined {
  return content?.content['application/json']?.schema;
}

function record(properties: Record<string, Schema>): Schema {
  const required = Object.keys(properties);
  return { type: 'object', additionalProperties: false, required, properties };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(`../${path}`, 'utf8'));
}

/** Collects the schemas that get types with names, and writes all. */
class Types {
  readonly #components: Record<string, Schema>;
  readonly #named: Record<string, Schema> = {};
  readonly #enums = new Map<string, unknown[]>();

  constructor(components: Record<string, Schema> = {}) {
    this.#components = components;
  }

  /** Writes the type of a schema, though nothing else refers to it. */
  name(title: string, schema: Schema | undefined): void {
    this.#named[title] = this.#typed({ ...schema, title });
  }

  async written(name: string, schema: Schema): Promise<string> {
    const root = { ...this.#typed(schema), title: name, definitions: this.#named };
    const types = await compile(root as Parameters<typeof compile>[0], name, {
      bannerComment: BANNER,
      additionalProperties: false,
      unreachableDefinitions: true,
      format: false,
    });
    const constants = [...this.#enums].map(
      ([type, values]) =>
        `export const ${constantName(type)} = ${JSON.stringify(values)} as const;`,
    );
    const file = [types, ...constants].join('\n');
    return format(file, { ...(await resolveConfig('src/any.ts')), parser: 'typescript' });
  }

  /** The schema as far as it says what type a value has. */
  #typed(schema: Schema): Schema {
    if (schema.$ref !== undefined) {
      return this.#referred(schema.$ref.replace(/^.*\//, '').replace('.json', ''));
    }
    if (schema.if !== undefined) {
      const { title, description } = schema;
      const oneOf = variants(schema).map((variant) => this.#typed(merged(schema, variant)));
      return strip({ title, description, oneOf });
    }
    const { title, description, type, required, properties, tsType } = schema;
    if (title !== undefined && schema.enum !== undefined) {
      this.#enums.set(title, schema.enum);
    }
    const each = (schemas: Record<string, Schema | false> | undefined) =>
      schemas &&
      Object.fromEntries(
        Object.entries(schemas).map(([key, one]) => [key, this.#typed(one || NOTHING)]),
      );
    const { additionalProperties: others } = schema;
    return strip({
      title,
      description,
      type,
      enum: schema.enum,
      required,
      properties: each(properties),
      additionalProperties: typeof others === 'object' ? this.#typed(others) : others,
      patternProperties: each(schema.patternProperties),
      items: schema.items && this.#typed(schema.items),
      oneOf: schema.oneOf?.map((one) => this.#typed(one)),
      anyOf: properties ? undefined : schema.anyOf?.map((one) => this.#typed(one)),
      tsType,
    });
  }

  /** Files in schemas/ get types with names; what the description alone has stands in its place. */
  #referred(name: string): Schema {
    const file = `schemas/${name}.json`;
    const component = this.#components[name];
    if (component !== undefined && !existsSync(`../${file}`)) {
      return this.#typed(component);
    }
    this.#named[name] ??= this.#typed({ ...(readJson(file) as Schema), title: typeName(name) });
    return { $ref: `#/definitions/${name}` };
  }
}

/** The two forms of a schema with a condition. */
function variants(schema: Schema): Schema[] {
  const required = [...(schema.if?.required ?? []), ...(schema.then?.required ?? [])];
  const properties = { ...schema.if?.properties, ...schema.then?.properties };
  return [{ required, properties }, schema.else ?? {}];
}

/** Adds the properties of a variant to those that all variants share. */
function merged(common: Schema, variant: Schema): Schema {
  const required = [...(common.required ?? []), ...(variant.required ?? [])];
  const keys = Object.entries(common.properties ?? {}).map(([key, schema]): [string, Schema] => {
    const left = variant.maxProperties === required.length && !required.includes(key);
    const here = variant.properties?.[key];
    return left || here === false ? [key, NOTHING] : [key, { ...schema, ...here }];
  });
  return {
    type: 'object',
    additionalProperties: false,
    required,
    properties: Object.fromEntries(keys),
  };
}

function strip(schema: { [Key in keyof Schema]: Schema[Key] | undefined }): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}

/** `krypto-solve` becomes `KryptoSolve`. */
function typeName(file: string): string {
  return file.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `EndReason` becomes `END_REASON`. */
function constantName(type: string): string {
  return type.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}
