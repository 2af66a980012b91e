// SPDX-License-Identifier: MIT
/** The npm package of the engine, as a user has it: packed, installed in an empty folder, asked. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo, loadEngine } from '../src/engine/built-engine';
import { connect, open } from './browser';
import { ROOT } from './native-server';
import { serveFolder, type Served } from './static-server';

const run = promisify(execFile);

let folder = '';
let browser: Browser;
let site: Served;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reckon-npm-'));
  const { stdout } = await run(join(ROOT, 'scripts/npm-package'));
  await writeFile(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  const install = ['install', '--offline', '--no-audit', '--no-fund', join(ROOT, stdout.trim())];
  await run('npm', install, { cwd: folder });
  [browser, site] = await Promise.all([connect(), serveFolder(folder)]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
  await rm(folder, { recursive: true });
});

/** Runs a script in the folder, as `node FILE` does. */
async function runScript(text: string): Promise<string> {
  const file = join(folder, 'script.mjs');
  await writeFile(file, text);
  const { stdout, stderr } = await run(process.execPath, [file], { cwd: folder });
  expect(stderr).toBe('');
  return stdout;
}

const readme = await readFile(join(ROOT, 'web/reckon/README.md'), 'utf8');
const page = await readFile(join(ROOT, 'docs/javascript.md'), 'utf8');
const examples = (language: string, document = readme) =>
  [...document.matchAll(/```(\w+)\n(.*?)```/gs)]
    .filter(([, found]) => found === language)
    .map(([, , text = '']) => text);
const pageExamples = examples('js', page);

describe('in Node', () => {
  it('holds what it needs and nothing else', async () => {
    const root = join(folder, 'node_modules/reckon');
    expect((await readdir(root)).sort()).toEqual([
      'LICENSE',
      'NOTICE.md',
      'README.md',
      'contents.spdx.json',
      'dist',
      'package.json',
    ]);
    expect(await readFile(join(root, 'LICENSE'))).toEqual(await readFile(join(ROOT, 'LICENSE')));
    expect(await readFile(join(root, 'dist/reckon.wasm'))).toEqual(
      await readFile(join(ROOT, 'build/wasm/reckon.wasm')),
    );
    const description: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const version = answerTo(await loadEngine(), 'version', {}).version;
    expect(description).toMatchObject({ name: 'reckon', version });
    expect(description).not.toHaveProperty('dependencies');
    expect((await stat(root)).size).toBeGreaterThan(0);
  });

  it.each(examples('js').map((text, i) => ({ text, name: `example ${i + 1}` })))(
    'prints what the README says: $name',
    async ({ text }) => {
      const [, wanted] = /console\.log\(.*\); \/\/ (.*)/.exec(text) ?? [];
      expect((await runScript(text)).trim()).toBe(wanted);
    },
  );

  it('answers ten questions as a command, in words and in JSON', async () => {
    const ask = join(ROOT, 'packaging/ask');
    const command = ['npx', '--offline', 'reckon'];
    for (const words of [
      ['program', ...command],
      ['engine', ...command, 'engine'],
    ]) {
      const { stdout } = await run(ask, words, { cwd: folder });
      expect(stdout).toContain('10 questions');
    }
  });

  it('says "no" and refusals in its status, as the program does', async () => {
    const status = async (...words: string[]) => {
      const command = join(folder, 'node_modules/.bin/reckon');
      const error: unknown = await run(command, words, { cwd: folder }).catch(
        (cause: unknown) => cause,
      );
      return error instanceof Error && 'code' in error ? error.code : 0;
    };
    expect(await status('krypto', 'solve', '3 3 8 8 : 24')).toBe(0);
    expect(await status('krypto', 'solve', '1 1 1 1 1 : 25')).toBe(1);
    expect(await status('krypto', 'solve', 'many')).toBe(2);
    expect(await status('calcrostic', 'solve', 'no-such-file')).toBe(2);
    expect(await status('nothing')).toBe(2);
  });

  it('has types that go by the path', async () => {
    const tsc = join(ROOT, 'web/node_modules/typescript/bin/tsc');
    const file = join(folder, 'typed.ts');
    await writeFile(
      file,
      `import { createEngine, createWorkerEngine } from 'reckon';
       const engine = await createEngine();
       const count: number | undefined = engine.ask('krypto/solve', { hand: '1 2 3 : 6' }).count;
       const text: string = (await createWorkerEngine().ask('version', {})).version;
       // @ts-expect-error: there is no such path
       engine.ask('krypto/sing', {});
       // @ts-expect-error: there is no such rule set
       engine.ask('krypto/solve', { hand: '1 2 3 : 6', rules: 'none' });
       export { count, text };`,
    );
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
    await run(process.execPath, [tsc, ...options, '--lib', 'es2023,dom', file], {
      cwd: folder,
    }).catch((error: unknown) => {
      throw new Error((error as { stdout: string }).stdout);
    });
  });

  it('refuses wrong input without a crash, and reports a crash', async () => {
    const printed = await runScript(`
      import { createEngine, createWorkerEngine, ReckonError } from 'reckon';
      import { readFileSync } from 'node:fs';
      const engine = await createEngine();
      const wrong = ['', '{', '[', '['.repeat(70_000), '{"hand":'.repeat(8_000), '\\ud800', '\\0', 'null', '"x"',
        '{"hand":"1 2 : 3","hand":"1 2 : 3"}', '{"hand":"' + '9 '.repeat(30_000) + ': 1"}', ' '.repeat(1 << 25)];
      const statuses = new Set();
      for (const path of ['krypto/solve', 'calcrostic/solve', 'alphametic/solve', 'sheet/pages', '', '\\ud800', 'x'.repeat(1e6)]) {
        for (const body of wrong) statuses.add(engine.askText(path, body).status);
      }
      console.log([...statuses].sort().join());
      // A module whose answer() traps.
      const instantiate = WebAssembly.instantiate;
      WebAssembly.instantiate = async (...given) => {
        const made = await instantiate(...given);
        if (!('instance' in made)) return made; // Node's own parser of HTTP, which it may load just now
        return { instance: { exports: { ...made.instance.exports, answer() { throw new WebAssembly.RuntimeError('unreachable'); } } } };
      };
      const broken = await createEngine();
      WebAssembly.instantiate = instantiate;
      for (let i = 0; i < 2; i++) {
        try { broken.ask('version', {}); } catch (error) { console.log(error instanceof ReckonError, error.kind); }
      }
      const bytes = readFileSync(new URL(import.meta.resolve('reckon/reckon.wasm')));
      console.log((await createEngine({ source: bytes })).askText('version', '{}').status);
      for (const source of [new Uint8Array(9), 'file:///none.wasm']) {
        await createEngine({ source }).catch((error) => console.log(error.kind));
      }
      const worker = createWorkerEngine();
      const cancelled = new AbortController();
      const long = worker.ask('krypto/census', { rules: 'house' }, { signal: cancelled.signal });
      const waiting = worker.ask('version', {}, { signal: cancelled.signal });
      setTimeout(() => cancelled.abort(), 30);
      for (const asked of [long, waiting]) await asked.catch((error) => console.log(error.name));
      await worker.ask('krypto/solve', {}).catch((error) => console.log(error.kind));
      console.log((await worker.askText('version', '{}')).status);
      const left = worker.ask('version', {}).catch((error) => console.log(error.kind));
      worker.close();
      await left;
      await worker.ask('version', {}).catch((error) => console.log(error.kind));
      // An idle worker does not keep the process alive.
      await createWorkerEngine().ask('version', {});
    `);
    expect(printed.trim().split('\n')).toEqual([
      '400,404,422',
      'true crashed',
      'true crashed',
      '200',
      'load_failed',
      'load_failed',
      'AbortError',
      'AbortError',
      'bad_request',
      '200',
      'closed',
      'closed',
    ]);
  });

  it('answers 8 workers at once, and 20,000 questions in constant memory', async () => {
    const printed = await runScript(`
      import { createEngine, createWorkerEngine } from 'reckon';
      const engine = await createEngine();
      const hand = (i) => JSON.stringify({ hand: \`\${1 + i % 25} \${1 + (i * 7) % 25} \${1 + (i * 11) % 25} \${1 + (i * 13) % 25} : \${1 + (i * 3) % 25}\`, limit: 5 });
      const wanted = Array.from({ length: 100 }, (_, i) => engine.askText('krypto/solve', hand(i)).body);
      const workers = Array.from({ length: 8 }, () => createWorkerEngine());
      const same = await Promise.all(workers.flatMap((worker) => wanted.map(async (body, i) => (await worker.askText('krypto/solve', hand(i))).body === body)));
      workers.forEach((worker) => worker.close());
      console.log(same.length, same.every(Boolean));
      const rss = () => { globalThis.gc?.(); return process.memoryUsage().rss + process.memoryUsage().external; };
      const ask = (from, to) => { for (let i = from; i < to; i++) engine.askText('krypto/solve', hand(i)); };
      ask(0, 5_000);
      const before = rss();
      ask(5_000, 25_000);
      console.log(rss() - before < 16 << 20);
    `);
    expect(printed.trim().split('\n')).toEqual(['800 true', 'true']);
  });
});

describe('through bundlers', () => {
  const bundlers: Readonly<Record<string, (entry: string, out: string) => Promise<unknown>>> = {
    vite: (entry, out) =>
      build({
        root: folder,
        configFile: false,
        logLevel: 'silent',
        base: './',
        build: {
          outDir: out,
          emptyOutDir: false,
          lib: { entry, formats: ['es'], fileName: 'out' },
        },
      }),
    rolldown: (entry, out) =>
      run(join(ROOT, 'web/node_modules/.bin/rolldown'), [
        join(folder, entry),
        ...['--dir', out, '--module-types', '.wasm=asset'],
      ]),
  };
  const entries = [...pageExamples, ...examples('js')].filter((text) => text.includes('reckon/'));

  it.each(
    Object.keys(bundlers).flatMap((bundler) =>
      entries.map((text, i) => ({ bundler, text, name: `example ${i + 1}` })),
    ),
  )('is whole after $bundler: $name', async ({ bundler, text }) => {
    const out = await mkdtemp(join(tmpdir(), 'reckon-bundled-'));
    await writeFile(join(folder, 'entry.js'), text);
    await bundlers[bundler]?.('entry.js', out);
    await writeFile(join(out, 'package.json'), '{"type": "module"}');
    const [file = ''] = (await readdir(out)).filter((name) => name.endsWith('.js'));
    const { stdout } = await run(process.execPath, [join(out, file)], { cwd: out });
    expect(stdout.trim()).toBe(/console\.log\(.*\); \/\/ (.*)/.exec(text)?.[1]);
    await rm(out, { recursive: true });
  });

  it('is carried by rolldown as a file, with the option of the README', async () => {
    const out = await mkdtemp(join(tmpdir(), 'reckon-bundled-'));
    const text = examples('text').find((one) => one.includes('reckon/reckon.wasm')) ?? '';
    const script = `import { createEngine } from 'reckon'; ${text} console.log(engine.askText('version', '{}').status);`;
    await writeFile(join(folder, 'entry.js'), script);
    await bundlers['rolldown']?.('entry.js', out);
    await writeFile(join(out, 'package.json'), '{"type": "module"}');
    const { stdout } = await run(process.execPath, [join(out, 'entry.js')], { cwd: out });
    expect(stdout.trim()).toBe('200');
    await rm(out, { recursive: true });
  });

  it('is carried by vite as a file, without more', async () => {
    const out = await mkdtemp(join(tmpdir(), 'reckon-bundled-'));
    const script = `import { createEngine } from 'reckon';
      document.body.textContent = (await createEngine()).ask('version', {}).version;`;
    await writeFile(join(folder, 'main.js'), script);
    await writeFile(join(folder, 'index.html'), '<body><script type="module" src="./main.js">');
    await build({ root: folder, configFile: false, logLevel: 'silent', build: { outDir: out } });
    expect(await readdir(join(out, 'assets'))).toContainEqual(expect.stringMatching(/\.wasm$/));
    await rm(out, { recursive: true });
  });
});

describe('the reference', () => {
  it('names all that the package exports', async () => {
    for (const file of ['index.ts', 'worker.ts']) {
      const text = await readFile(join(ROOT, 'web/reckon/src', file), 'utf8');
      const names = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
        list.split(',').map((name) => name.replace('type ', '').trim()),
      );
      const functions = [...text.matchAll(/export function (\w+)/g)].map(([, name = '']) => name);
      for (const name of [...names, ...functions].filter((one) => one !== '')) {
        expect(page).toContain(`\`${name}`);
      }
    }
  });

  it.each(pageExamples.map((text, i) => ({ text, name: `example ${i + 1}` })))(
    'prints what it says: $name',
    async ({ text }) => {
      const [, wanted] = /console\.log\(.*\); \/\/ (.*)/.exec(text) ?? [];
      if (!text.includes('reckon.wasm')) {
        expect((await runScript(text)).trim()).toBe(wanted);
      }
    },
  );
});

describe('in a browser, without a bundler', () => {
  const body = (script: string) => `<!doctype html><title>reckon</title><body>${script}`;

  it('does what the README says', async () => {
    const [example = ''] = examples('html');
    await writeFile(join(folder, 'quick.html'), body(example));
    const { page, complaints, close } = await open(browser, `${site.address}quick.html`);
    await page.getByText('"M":1').waitFor();
    const letters: unknown = JSON.parse((await page.textContent('body')) ?? '');
    expect(letters).toEqual({ S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 });
    expect(complaints).toEqual([]);
    await close();
  });

  it('asks a worker, cancels, and goes on', async () => {
    const script = `<script type="module">
      import { createWorkerEngine } from './node_modules/reckon/dist/index.js';
      const engine = createWorkerEngine();
      const controller = new AbortController();
      const long = engine.ask('krypto/census', { rules: 'house' }, { signal: controller.signal });
      setTimeout(() => controller.abort(), 30);
      const name = await long.catch((error) => error.name);
      const { level } = await engine.ask('krypto/grade', { hand: '2 4 3 6 5 : 6' });
      document.body.textContent = name + ' ' + level;
    </script>`;
    await writeFile(join(folder, 'worker.html'), body(script));
    const { page, complaints, close } = await open(browser, `${site.address}worker.html`);
    await page.getByText('AbortError 1').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
