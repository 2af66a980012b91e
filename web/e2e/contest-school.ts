// SPDX-License-Identifier: MIT
/** A school whose pupils write a contest with all kinds of questions, on the server itself. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import type { Attempt, HeldAnswer, Question } from '../src/contest/messages';
import { RECKON, startIn, type NativeServer } from './native-server';

const BANK_KINDS = ['krypto', 'calcrostic', 'newspaper', 'numbers', 'alphametic'];
const SHAPES = ['triangle', 'square', 'pentagon'];

/** Stated questions, one of each form; right are `seven`, 3/2 and the shape. */
function stated(i: number): readonly object[] {
  return [
    {
      id: `coins-${i}`,
      text: { en: `How many coins in heap ${i}?`, fr: `Combien de pièces dans le tas ${i} ?` },
      choice: { options: ['five', 'seven'], right: 2 },
    },
    {
      id: `half-${i}`,
      text: { en: `What is a half of 3, time ${i}?`, fr: `La moitié de 3, fois ${i} ?` },
      number: '3/2',
    },
    {
      id: `shape-${i}`,
      text: { en: `Which shape has ${i + 3} sides?`, fr: `Quelle figure a ${i + 3} côtés ?` },
      answers: [SHAPES[i] ?? 'circle'],
    },
  ];
}

/** The questions of each kind, and their number in all. */
export const KINDS_IN_ALL = BANK_KINDS.length + stated(0).length;

function plan(each: number): object {
  return {
    season: '2026',
    contest: 'all',
    name: { en: 'All kinds', fr: 'Toutes les sortes' },
    opens: '2020-01-01T00:00',
    closes: '2099-12-31T00:00',
    minutes: 200,
    levels: [
      {
        id: '3-4',
        name: { en: 'Grades 3 and 4', fr: 'CE2 et CM1' },
        bands: [
          {
            points: 3,
            take: [
              ...BANK_KINDS.map((kind) => ({ kind, count: each })),
              { stated: Array.from({ length: each }, (_, i) => stated(i)).flat() },
            ],
          },
        ],
      },
    ],
  };
}

async function run(folder: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(RECKON, args, { cwd: folder })).stdout;
}

const STORE = 'contest.sqlite';

/** A store in a folder of its own, and the codes of its pupils. */
export class School {
  readonly folder: string;
  readonly codes: readonly string[];

  private constructor(folder: string, codes: readonly string[]) {
    this.folder = folder;
    this.codes = codes;
  }

  /** Draws a contest with `each` questions of each kind, for no pupil yet; `changes` replace parts of its plan. */
  static async drawn(each = 1, changes: object = {}): Promise<School> {
    const folder = await mkdtemp(join(tmpdir(), 'reckon-contest-'));
    const fill = ['--seed', '5', '--bank', 'bank.sqlite', '--count', String(each)];
    for (const kind of BANK_KINDS) {
      await run(folder, 'bank', 'fill', '--kind', kind, ...fill);
    }
    await writeFile(join(folder, 'plan.json'), JSON.stringify({ ...plan(each), ...changes }));
    await run(folder, 'contest', 'draw', 'plan.json', '--bank', 'bank.sqlite', '--store', STORE);
    return new School(folder, []);
  }

  /** Draws one, and enrols so many pupils. */
  static async found(pupils: number, each = 1): Promise<School> {
    const { folder } = await School.drawn(each);
    const who = ['--school', 'North', '--zone', 'UTC', '--group', '5b', '--level', '3-4'];
    const slips = ['--count', String(pupils), '-o', 'slips.csv', '--store', STORE];
    await run(folder, 'contest', 'enrol', ...who, ...slips);
    const text = await readFile(join(folder, 'slips.csv'), 'utf8');
    return new School(folder, text.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/g) ?? []);
  }

  /** Runs `reckon contest` on the store; what it prints. */
  command(what: string, ...args: string[]): Promise<string> {
    return run(this.folder, 'contest', what, ...args, '--store', STORE);
  }

  /** The same school with the same codes, where nothing has been written. */
  async copy(): Promise<School> {
    const folder = await mkdtemp(join(tmpdir(), 'reckon-contest-'));
    await cp(this.folder, folder, { recursive: true });
    return new School(folder, this.codes);
  }

  /** The server of this school; its end removes the folder. */
  serve(): Promise<NativeServer> {
    return startIn(this.folder, ['--contests', join(this.folder, STORE)]);
  }

  /** Marks all papers; the table of results. */
  async results(): Promise<string> {
    await this.command('mark');
    await this.command('results', '-o', 'results.csv');
    return readFile(join(this.folder, 'results.csv'), 'utf8');
  }
}

/** The attempt as the server has it, asked for by the page with its own token. */
export function attemptOf(page: Page): Promise<Attempt> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('reckon-contest');
        request.onsuccess = () => {
          const kept = request.result.transaction('kept').objectStore('kept').get('session');
          kept.onsuccess = () => {
            const { token } = kept.result as { token: string };
            fetch('v1/attempt?contest=all', { headers: { Authorization: `Bearer ${token}` } })
              .then((answer) => answer.json())
              .then(resolve, reject);
          };
        };
      }),
  );
}

/** The answers that the server holds, in the order of the paper. */
export async function heldBy(page: Page): Promise<HeldAnswer[]> {
  const { questions, answers } = await attemptOf(page);
  return questions.flatMap(({ q }) => answers.find((answer) => answer.q === q) ?? []);
}

/** Digits for all letters in order. */
async function writeLetters(
  page: Page,
  digit: (name: string, i: number) => number,
): Promise<string> {
  const letters = page.getByRole('group', { name: 'Letters' }).getByRole('button');
  const answer: string[] = [];
  for (let i = 0; i < (await letters.count()); ++i) {
    const name = await letters.nth(i).locator('.letter-name').innerText();
    await letters.nth(i).click();
    await page.keyboard.press(String(digit(name, i)));
    answer.push(`${name}=${digit(name, i)}`);
  }
  return answer.join(', ');
}

/** Writes something into the question that is shown, another thing for each seed; returns the answer that it is. */
export async function writeAnything(page: Page, seed: number): Promise<string> {
  const inputs = page.locator('.numbers-asked');
  if ((await inputs.count()) > 0) {
    const numbers: string[] = [];
    for (let i = 0; i < (await inputs.count()); ++i) {
      numbers.push(String(seed + i));
      await inputs.nth(i).fill(String(seed + i));
    }
    return numbers.join(', ');
  }
  if ((await page.getByRole('radio').count()) > 0) {
    await page
      .getByRole('radio')
      .nth(seed % 2)
      .check();
    return seed % 2 === 0 ? 'A' : 'B';
  }
  if ((await page.locator('.card').count()) > 0) {
    // Half of the way: the answer is not complete.
    await page.locator('.card').nth(0).click();
    await page.getByRole('button', { name: 'plus' }).click();
    await page.locator('.card').nth(1).click();
    return '';
  }
  if ((await page.getByRole('grid').count()) > 0) {
    return writeLetters(page, (_, i) => (seed + i) % 10);
  }
  await page.getByLabel('Your answer').fill(String(seed));
  return String(seed);
}

interface Solved {
  readonly answer: {
    readonly solutions: readonly (
      string | { readonly letters: Readonly<Record<string, number>> }
    )[];
  };
}

/** Asks the program for the first solution of a puzzle. */
function solved(path: string, body: object): Promise<Solved['answer']['solutions'][number]> {
  return new Promise((resolve, reject) => {
    const engine = execFile(RECKON, ['engine'], (error, stdout) => {
      if (error !== null) {
        reject(new Error(error.message));
        return;
      }
      const [first] = (JSON.parse(stdout) as Solved).answer.solutions;
      if (first === undefined) {
        reject(new Error(`${path} has no solution: ${JSON.stringify(body)}`));
      } else {
        resolve(first);
      }
    });
    engine.stdin?.end(`${JSON.stringify({ path, body })}\n`);
  });
}

/** Writes the right answer of the question that is shown, except for one that asks for numbers. */
export async function writeRight(page: Page, question: Question): Promise<void> {
  const letters = async (path: string, body: object) => {
    const solution = await solved(path, body);
    if (typeof solution !== 'string') {
      await writeLetters(page, (name) => solution.letters[name] ?? 0);
    }
  };
  switch (question.kind) {
    case 'stated':
      if (question.form === 'choice') {
        await page.getByRole('radio', { name: 'seven' }).check();
      } else {
        const sides = Number(/\d/.exec(question.text.en)?.[0] ?? 0);
        const shape = SHAPES[sides - 3] ?? '';
        await page.getByLabel('Your answer').fill(question.form === 'number' ? '3/2' : shape);
      }
      break;
    case 'calcrostic':
    case 'newspaper':
      await letters('calcrostic/solve', { grid: question.text });
      break;
    case 'alphametic':
      await letters('alphametic/solve', { puzzle: question.text });
      break;
    case 'numbers':
      await writeAnything(page, question.number);
      break;
    default: {
      const { cards, objective, rules, use } = question;
      const formula = await solved('krypto/solve', { cards, objective, rules, use, limit: 1 });
      await page.getByRole('textbox').fill(formula as string);
      await page.getByRole('button', { name: 'Take it' }).click();
    }
  }
}
