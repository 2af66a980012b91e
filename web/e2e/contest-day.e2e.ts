// SPDX-License-Identifier: MIT
/**
 * The whole day of a contest on the server itself, from the invitation to the list of acts. Two
 * schools lie in two zones. Of 60 pupils four write in real browsers and five on paper. There are a
 * power cut, a substitute teacher with a day code, and a question with a fault. Each line of the
 * results is worked out here once more. `make contest-day` prints what happens.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Attempt, Question } from '../src/contest/messages';
import { connect, open } from './browser';
import { enterContest, goTo } from './contest-play';
import { KINDS_IN_ALL, School, writeRight } from './contest-school';
import { ROOT, type NativeServer } from './native-server';

const HERE = 34;
const AWAY = 26;
const REAL = 4;
const ON_PAPER = 5;
/** The seat of one whose written answers a teacher types. */
const TYPED = HERE;
const POINTS = 3;
const HOUR = 3_600_000;
const CANARY = 'Zerberus Quixwald';

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

function say(text: string): void {
  if (process.env['RECKON_CONTEST_DAY'] !== undefined) {
    process.stdout.write(`${text}\n`);
  }
}

/** A local time of a zone without daylight saving, as plans have it. */
function localTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16);
}

/** A client without a page. */
class Client {
  readonly #server: NativeServer;
  #token = '';
  me: unknown;

  constructor(server: NativeServer) {
    this.#server = server;
  }

  async ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.#server.address}contest/v1/${path}`, {
      method,
      headers: {
        ...(this.#token === '' ? {} : { Authorization: `Bearer ${this.#token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok) {
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    }
    return answer;
  }

  async enter(code: string, device: string): Promise<this> {
    const answer = await this.ask<{ token: string; me: unknown }>('POST', 'enter', {
      code,
      device,
    });
    this.#token = answer.token;
    this.me = answer.me;
    return this;
  }
}

interface Enrolled {
  readonly entrant: string;
  readonly seat: number;
  readonly code: string;
}

/** The pupil of a seat of the group, who writes without a page. */
class Pupil {
  readonly seat: number;
  readonly #client: Client;
  readonly #device: string;
  #n = 0;
  paper: Attempt | undefined;

  constructor(server: NativeServer, seat: number) {
    this.#client = new Client(server);
    this.seat = seat;
    this.#device = seat.toString(16).padStart(16, '0');
  }

  async start(code: string): Promise<void> {
    await this.#client.enter(code, this.#device);
    this.paper = await this.#client.ask<Attempt>('POST', 'attempt', { contest: 'all', lang: 'en' });
  }

  /** Sends the right answers of the questions that this pupil knows, or those of them that are asked for. */
  async write(which: (question: Question) => boolean): Promise<void> {
    for (const question of this.paper?.questions ?? []) {
      if (which(question) && knows(this.seat, question)) {
        this.#n += 1;
        const change = {
          q: question.q,
          n: this.#n,
          after: { device: '', n: 0 },
          state: '',
          answer: rightOf(question),
          elapsed: 1000 * this.#n,
        };
        const body = { contest: 'all', device: this.#device, changes: [change] };
        await this.#client.ask('POST', 'attempt/changes', body);
      }
    }
  }

  handIn(): Promise<unknown> {
    return this.#client.ask('POST', 'attempt/hand-in', { contest: 'all', device: this.#device });
  }

  attempt(): Promise<Attempt> {
    return this.#client.ask<Attempt>('GET', 'attempt?contest=all');
  }
}

/** Pupils of even seats know stated numbers; each third one knows the choice, each fifth one the word. */
function knows(seat: number, question: Question): boolean {
  if (question.kind !== 'stated') {
    return false;
  }
  const every = { number: 2, choice: 3, text: 5 }[question.form];
  return seat % every === 0;
}

function rightOf(question: Question): string {
  if (question.kind !== 'stated') {
    return '';
  }
  switch (question.form) {
    case 'choice':
      return question.options?.[0]?.en === 'seven' ? 'A' : 'B';
    case 'number':
      return '3/2';
    case 'text':
      return 'triangle';
  }
}

/** Enters the staff's page with a code. */
async function enterAsStaff(server: NativeServer, code: string) {
  const visit = await open(browser, `${server.address}contest/staff/#${code}`);
  await visit.page.getByRole('button', { name: 'Enter', exact: true }).click();
  await visit.page.getByRole('button', { name: 'Leave' }).waitFor();
  return visit;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();

/** Presses a button that saves a file, and returns where it lies. */
async function saved(page: Page, name: string, folder: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

async function textOf(pdf: string): Promise<string> {
  return (await promisify(execFile)('pdftotext', ['-layout', pdf, '-'])).stdout;
}

/** Invites a teacher on the organiser's page; returns the code. */
async function invite(page: Page, name: string, school: string, zone: string): Promise<string> {
  await press(page, 'Invite a teacher…');
  const form = page.locator('dialog[open]');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('School', { exact: true }).fill(school);
  await form.getByLabel('Time zone of the school').fill(zone);
  await form.getByLabel('School year').fill('2026');
  await form.getByLabel('Most pupils').fill('40');
  await press(page, 'Invite');
  const shown = page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){4}$/);
  const code = await shown.innerText();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return code;
}

/** The acts of the day, in order; so many answers are typed. */
const actsWith = (typed: number): readonly string[] => [
  'command: organiser code',
  'organiser: invite',
  'organiser: invite',
  'teacher: group',
  'teacher: names',
  'teacher: group',
  'teacher: window',
  'teacher: day code',
  'invigilator: here',
  'invigilator: extra',
  ...Array.from({ length: ON_PAPER }, () => 'teacher: scan'),
  ...Array.from({ length: typed }, () => 'teacher: type'),
  'organiser: window',
  'organiser: mark',
  'organiser: void',
  'organiser: mark',
  'organiser: publish',
];

/** An answer on paper, and how it was given. */
interface Given {
  readonly seat: number;
  readonly number: number;
  readonly answer: string;
  readonly how: string;
}

async function givenOnPaper(school: School): Promise<readonly Given[]> {
  const text = await readFile(join(school.folder, 'truth.csv'), 'utf8');
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, seat, number, answer = '', how = ''] =
        /^5a\/(\d+),(\d+),"?([^"]*)"?,(\w+)$/.exec(line) ?? [];
      return seat === undefined
        ? []
        : [{ seat: Number(seat), number: Number(number), answer, how }];
    });
}

/** Types what the pictures of all doubts show. Returns how many there were. */
async function settleDoubts(page: Page, given: readonly Given[]): Promise<number> {
  const doubts = page.locator('.paper-doubts li');
  const count = await doubts.count();
  for (let left = count; left > 0; left--) {
    const doubt = doubts.first();
    await expect.poll(() => doubt.locator('img').first().getAttribute('src')).toContain('data:');
    const title = await doubt.getByRole('heading').innerText();
    const [, seat, number] = /^Seat (\d+).*question (\d+)$/.exec(title) ?? [];
    const truth = given.find((one) => one.seat === Number(seat) && one.number === Number(number));
    await doubt.getByRole('textbox').fill(truth?.how === 'filled' ? truth.answer : '');
    await doubt.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => doubts.count()).toBe(left - 1);
  }
  return count;
}

/** Types what a pupil has written in words and numbers. Returns how many answers. */
async function typeWritten(page: Page, given: readonly Given[], seat: number): Promise<number> {
  const written = given.filter(
    (one) => one.seat === seat && one.how === 'written' && one.answer !== '',
  );
  const line = page.locator('.paper-list > li').filter({ hasText: `Seat ${seat}` });
  await line.getByRole('button', { name: 'Type answers' }).click();
  for (const { number, answer } of written) {
    await line.getByLabel(`Question ${number}`, { exact: true }).fill(answer);
    await page.keyboard.press('Tab');
    await page.getByText(new RegExp(`^Seat ${seat}.*question ${number}: `)).waitFor();
  }
  return written.length;
}

/** The points of the pupils on paper: what was taken of their pages, and the voided question. */
async function pointsOnPaper(school: School): Promise<(readonly [string, number])[]> {
  const right = new Set(
    (await readFile(join(school.folder, 'right.txt'), 'utf8')).trim().split('\n'),
  );
  const given = await givenOnPaper(school);
  return Array.from({ length: ON_PAPER }, (_, i) => {
    const entrant = `5a/${HERE - i}`;
    const known = given.filter(
      ({ seat, number, answer, how }) =>
        seat === HERE - i &&
        // The one question whose answer is a number is voided, and counts for all.
        (how === 'filled' || (how === 'written' && seat === TYPED && !/^[\d.,/]+$/.test(answer))) &&
        right.has(`${entrant} ${number} ${answer}`),
    );
    return [entrant, POINTS * (1 + known.length)] as const;
  });
}

/** The files of a folder that hold a text. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const one of names.filter((entry) => entry.isFile())) {
    if ((await readFile(join(one.parentPath, one.name))).includes(text)) {
      found.push(one.name);
    }
  }
  return found.sort();
}

it('a whole day, from the invitation to the list of acts', { timeout: 600_000 }, async () => {
  const now = Date.now();
  const hours = { opens: localTime(now - HOUR), closes: localTime(now + HOUR) };
  const school = await School.drawn(1, hours);
  const organiserCode = /[0-9A-Z]{4}(-[0-9A-Z]{4}){4}/.exec(await school.command('organiser'))?.[0];
  const server = await school.serve();
  const visits: Awaited<ReturnType<typeof open>>[] = [];
  const visit = async (code: string) => {
    const one = await enterAsStaff(server, code);
    visits.push(one);
    return one.page;
  };
  try {
    // Before the day.
    const organiser = await visit(organiserCode ?? '');
    await follow(organiser, 'Teachers');
    const itoCode = await invite(organiser, 'Ms Ito', 'North', 'UTC');
    const royCode = await invite(organiser, 'Mr Roy', 'West', 'America/Toronto');
    say('The organiser has invited a teacher in UTC and one in Toronto.');

    const teacher = await visit(itoCode);
    await press(teacher, 'New group…');
    await teacher.getByLabel('Name of the group').fill('5a');
    await teacher.getByLabel('Number of pupils').fill(String(HERE));
    await press(teacher, `Make the group with ${HERE} pupils`);
    await teacher.getByText(`Group 5a has ${HERE} pupils.`).waitFor();
    expect(await textOf(await saved(teacher, 'Slips with codes (PDF)', school.folder))).toContain(
      '5a',
    );
    await press(teacher, 'Enter many names…');
    await teacher.getByLabel('Names', { exact: true }).fill(`${CANARY}\nBen\nChloé`);
    await press(teacher, 'Keep these names');
    await teacher.getByText('3 names are kept.').waitFor();

    const asIto = await new Client(server).enter(itoCode, 'f'.repeat(16));
    const asRoy = await new Client(server).enter(royCode, 'e'.repeat(16));
    const made = await asRoy.ask<{ group: { group: string; windows: { phase: string }[] } }>(
      'POST',
      'staff/groups',
      { name: '5b', level: '3-4', count: AWAY },
    );
    expect(made.group.windows.map(({ phase }) => phase)).toEqual(['soon']);
    await asRoy.ask('POST', `staff/groups/${made.group.group}/window`, {
      shift_min: -5 * 60,
      open_until: 0,
    });
    const groups = async (client: Client) =>
      (await client.ask<{ groups: { group: string }[] }>('GET', 'staff/me')).groups;
    const enrolledIn = async (client: Client) => {
      const [one] = await groups(client);
      const path = `staff/groups/${one?.group ?? ''}/entrants`;
      return (await client.ask<{ entrants: Enrolled[] }>('GET', path)).entrants;
    };
    const here = await enrolledIn(asIto);
    const away = await enrolledIn(asRoy);
    expect([here.length, away.length]).toEqual([HERE, AWAY]);
    say(
      'The teachers have 34 and 26 pupils; the window of the second group is five hours earlier.',
    );

    // The day. A substitute looks after the first group.
    await follow(teacher, 'The day');
    await press(teacher, 'Make a day code');
    const dayCode = await teacher.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/).innerText();
    const substitute = await visit(dayCode);
    await substitute.getByText(`${HERE} not here yet`, { exact: true }).waitFor();

    const pupils = new Map<string, Pupil>();
    const simulated = [...here.slice(REAL, HERE - ON_PAPER), ...away];
    for (const [i, { code }] of simulated.entries()) {
      const pupil = new Pupil(server, REAL + 1 + i);
      await pupil.start(code);
      pupils.set(code, pupil);
    }
    const real: Page[] = [];
    for (const { code } of here.slice(0, REAL)) {
      const one = await open(browser, `${server.address}contest/#${code}`);
      visits.push(one);
      await enterContest(one.page);
      real.push(one.page);
    }
    await substitute.getByText(`${HERE - ON_PAPER} writing`, { exact: true }).waitFor();
    say(
      `${simulated.length} pupils write without a page, ${REAL} in browsers, ${ON_PAPER} on paper.`,
    );

    const papers = await Promise.all(
      here.slice(0, REAL).map(async ({ code }, i) => {
        const client = await new Client(server).enter(code, `a${i}`.padStart(16, '0'));
        return (await client.ask<Attempt>('GET', 'attempt?contest=all')).questions;
      }),
    );
    const write = async (page: Page, questions: readonly Question[]) => {
      for (const question of questions) {
        await goTo(page, question.number);
        await writeRight(page, question);
      }
    };
    const half = (question: Question) => question.kind === 'stated' && question.form === 'number';
    await Promise.all([...pupils.values()].map((pupil) => pupil.write(half)));
    await Promise.all(real.slice(0, 1).map((page) => write(page, papers[0] ?? [])));

    // The power fails for some seconds; all get them back.
    const [first] = pupils.values();
    const before = (await first?.attempt())?.ends ?? 0;
    await server.halt('SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await server.restart();
    const after = (await first?.attempt())?.ends ?? 0;
    expect(after - before).toBeGreaterThanOrEqual(3_000);
    say(`After a power cut all have ${Math.round((after - before) / 1000)} s more.`);
    await Promise.all(
      [...pupils.values()].map((pupil) => pupil.write((question) => !half(question))),
    );
    await Promise.all(real.slice(1).map((page, i) => write(page, papers[i + 1] ?? [])));

    // The tablet of seat 4 is dead, and seat 2 has extra time.
    const seat = (page: Page, number: number) =>
      page.getByRole('button', { name: new RegExp(`^Seat ${number} `) });
    await expect
      .poll(() => real.at(-1)?.locator('.contest-status').textContent(), { timeout: 60_000 })
      .toContain('✓');
    await visits.at(-1)?.close();
    visits.pop();
    await seat(substitute, 4).click();
    await press(substitute, 'Go on at another device');
    await press(substitute, 'Yes, let the next device write');
    const fourth = await open(browser, `${server.address}contest/#${here[3]?.code ?? ''}`);
    visits.push(fourth);
    await press(fourth.page, 'Enter');
    await fourth.page.getByRole('heading', { name: 'Question 1 of' }).waitFor();
    real[3] = fourth.page;
    await seat(substitute, 2).click();
    await press(substitute, '+10 min');
    await substitute.getByText('Seat 2 · Ben: extra time +10 min.').waitFor();
    say('A dead tablet is replaced, and a pupil has ten minutes more.');

    for (const page of real) {
      await expect
        .poll(() => page.locator('.contest-status').textContent(), { timeout: 60_000 })
        .toContain('✓');
      await press(page, 'Hand in…');
      await press(page, 'Hand in now');
      await page.getByRole('heading', { name: 'Handed in' }).waitFor();
    }
    await Promise.all([...pupils.values()].map((pupil) => pupil.handIn()));
    await substitute.getByText(`${HERE - ON_PAPER} handed in`, { exact: true }).waitFor();

    // Five pupils wrote on paper, and their pages are scanned.
    await school.command('print', '--group', '5a', '-o', 'papers.pdf', '--answers', 'right.txt');
    await promisify(execFile)(
      join(ROOT, 'scripts/fill-in-sheets'),
      ['contest.sqlite', '--group', '5a', '--truth', 'truth.csv', '-o', 'sheets', '--seed', '7'],
      {
        cwd: school.folder,
        env: {
          ...process.env,
          PATH: `${join(ROOT, 'build/release')}:${process.env['PATH'] ?? ''}`,
        },
      },
    );
    const isOnPaper = (name: string) =>
      Array.from({ length: ON_PAPER }, (_, i) => `5a-${HERE - i}.png`).includes(name);
    const sheets = (await readdir(join(school.folder, 'sheets'))).filter(isOnPaper);
    expect(sheets).toHaveLength(ON_PAPER);
    await follow(teacher, 'Paper');
    await teacher
      .getByLabel('Take pages…')
      .setInputFiles(sheets.map((name) => join(school.folder, 'sheets', name)));
    await teacher.getByText(/^\d+ answers are kept; \d+ to look at\.$/).waitFor();
    const given = await givenOnPaper(school);
    const settled = await settleDoubts(teacher, given);
    const typed = await typeWritten(teacher, given, TYPED);
    say(`Five pages are scanned, ${settled} doubts settled and ${typed} answers typed.`);

    // A question has a fault: all who had it get its points.
    await follow(organiser, 'Contests');
    await organiser.getByRole('link', { name: 'All kinds' }).click();
    await organiser.getByLabel('Closes').fill(localTime(Date.now() - 60_000));
    await press(organiser, 'Set the window');
    await press(organiser, 'Yes, set it');
    await press(organiser, 'Mark');
    await press(organiser, 'Yes, mark');
    await organiser.getByText('60 papers are marked: revision 1.').waitFor();
    await follow(organiser, 'Questions');
    await organiser
      .getByRole('button', { name: `${papers[0]?.find(half)?.q ?? ''} counts as marked: change` })
      .click();
    await organiser.getByLabel('Give its points to all who had it').check();
    await organiser.getByText(/^The points of \d+ pupils change\./).waitFor();
    await press(organiser, 'Let it count so');
    await follow(organiser, 'Life cycle');
    await organiser.getByText('The marks are revision 2.').waitFor();
    await press(organiser, 'Make official');
    await press(organiser, 'Yes, make official');
    // It is a state of the contest, and a message for a while.
    await organiser.getByText('The results are official.', { exact: true }).first().waitFor();
    say('The faulty question is voided, and the results are official.');

    // Certificates, and each line of the results.
    await follow(teacher, 'Results');
    const certificates = await textOf(await saved(teacher, 'Certificates (PDF)', school.folder));
    expect(certificates).toContain(CANARY);
    expect(certificates.split('\f').length - 1).toBe(HERE);
    const results = await school.command('results', '--csv');
    say(results);
    const points = new Map(
      results
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(','))
        .map(([, , of, , , group, number]) => [`${group ?? ''}/${number ?? ''}`, Number(of)]),
    );
    const expected = new Map([
      ...here.slice(0, REAL).map((_, i) => [`5a/${i + 1}`, POINTS * (KINDS_IN_ALL - 1)] as const),
      ...simulated.map((one, i) => {
        const known = [3, 5].filter((every) => (REAL + 1 + i) % every === 0).length;
        return [
          `${i < here.length - REAL - ON_PAPER ? '5a' : '5b'}/${one.seat}`,
          POINTS * (1 + known),
        ] as const;
      }),
      ...(await pointsOnPaper(school)),
    ]);
    expect(Object.fromEntries(points)).toEqual(Object.fromEntries(expected));
    say(`All ${points.size} lines of the results are as worked out here.`);

    const acts = await new Client(server)
      .enter(organiserCode ?? '', 'd'.repeat(16))
      .then((one) => one.ask<{ acts: { who: string; what: string }[] }>('GET', 'staff/acts'));
    const done = acts.acts.reverse().map(({ who, what }) => `${who.split(' ')[0] ?? ''}: ${what}`);
    say(done.join('\n'));
    expect(done).toEqual(actsWith(settled + typed));
    const named = await filesWith(school.folder, CANARY);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !name.startsWith('contest.persons.sqlite'))).toEqual([]);
  } finally {
    await Promise.all(visits.map(({ close }) => close()));
    await server.stop();
  }
});
