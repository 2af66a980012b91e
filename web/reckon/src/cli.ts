#!/usr/bin/env node
// SPDX-License-Identifier: MIT
/** The engine as a command: `npx reckon krypto solve "3 3 8 8 : 24"`. */
import fs from 'node:fs';
import { createInterface } from 'node:readline';

import { commandOf } from './command.ts';
import { createEngine, type Engine } from './engine.ts';
import { refusalIn } from './errors.ts';
import { textOf } from './text-of.ts';

const HELP = `Arithmetic puzzles, solved exactly.

Usage: reckon QUESTION [WORD ...] [--NAME VALUE ...] [--json]

A question is a path of the API, with a blank or a slash; its other values are options.

Examples:
  reckon 24 3 3 8 8
  reckon countdown 25 50 75 100 3 6 952 --limit 1
  reckon krypto solve "8 19 14 2 21 : 17" --rules international --limit 2
  reckon krypto check "3 3 8 8 : 24" "8 / (3 - 8 / 3)"
  reckon calcrostic generate --seed 7 --difficulty 2
  reckon calcrostic solve puzzle.txt
  reckon alphametic solve "SEND + MORE = MONEY" --json
  reckon engine < questions.jsonl

A calcrostic is the name of a file, or - for standard input. --json prints the answer as the
server gives it. "engine" answers a question in JSON on each line. Sheets as PDF, the server and
games at the terminal are in the whole program.
`;

function isQuestion(value: unknown): value is { id?: unknown; path?: unknown; body?: unknown } {
  return typeof value === 'object' && value !== null;
}

/** A line of `reckon engine`. */
function answerLine(engine: Engine, line: string): string {
  let question: unknown;
  try {
    question = JSON.parse(line);
  } catch {
    question = undefined;
  }
  if (!isQuestion(question) || typeof question.path !== 'string') {
    return '{"id":null,"status":400,"error":"the line is no question: give an object with a path"}';
  }
  const { status, body } = engine.askText(question.path, JSON.stringify(question.body ?? {}));
  const id = JSON.stringify(question.id ?? null);
  const part =
    status === 200
      ? `"answer":${body}`
      : `"error":${JSON.stringify(refusalIn(body).message ?? body)}`;
  return `{"id":${id},"status":${status},${part}}`;
}

async function main(words: string[]): Promise<number> {
  const first = words[0] ?? '--help';
  if (['--help', '-h', 'help'].includes(first)) {
    process.stdout.write(HELP);
    return 0;
  }
  const engine = await createEngine();
  if (first === 'engine') {
    for await (const line of createInterface({ input: process.stdin })) {
      process.stdout.write(`${answerLine(engine, line)}\n`);
    }
    return 0;
  }
  const { path, body, json } = commandOf(words, (name) =>
    fs.readFileSync(name === '-' ? 0 : name, 'utf8'),
  );
  const { status, body: answer } = engine.askText(path, JSON.stringify(body));
  if (status !== 200) {
    process.stderr.write(`reckon: ${refusalIn(answer).message ?? answer}\n`);
    return 2;
  }
  const { text, isNo } = textOf(path, body, JSON.parse(answer));
  process.stdout.write(json ? `${answer}\n` : text);
  return isNo ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`reckon: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
