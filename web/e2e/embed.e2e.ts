// SPDX-License-Identifier: MIT
/** The puzzle of the day on another site, under a strict policy. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo, loadEngine } from '../src/engine/built-engine';
import type { Answer } from '../src/engine/questions';
import { connect, expectAccessible, open, type VisitOptions } from './browser';
import type { Daily } from '../src/engine/kinds';
import { ROOT, startServer, type NativeServer } from './native-server';
import { serveFolder, type Served } from './static-server';

const DATE = '2026-11-25';
const engine = await loadEngine();

type Puzzle = Answer<'today'>['puzzles'][number];

function solved(kind: Daily): Puzzle {
  const [puzzle] = answerTo(engine, 'today', { date: DATE, kind, solutions: true }).puzzles;
  if (puzzle === undefined) {
    throw new Error(kind);
  }
  return puzzle;
}

interface List {
  puzzles: { kind: string; puzzle: string }[];
}

/** A list of the site from a bank, made as docs/web.md says. */
function listOfBank(bank: string): List {
  const reckon = (...given: string[]) =>
    execFileSync(join(ROOT, 'build/release/reckon'), ['bank', ...given, '--bank', bank]).toString();
  for (const kind of ['krypto', 'calcrostic', 'newspaper']) {
    reckon('fill', '--kind', kind, '--count', '3', '--seed', '7');
  }
  return JSON.parse(
    reckon('find', '--unused', '--limit', '9', '--mark', 'a school', '--json'),
  ) as List;
}

/** Where the component comes from: the server, and a folder that allows others to load its files. */
let server: NativeServer;
let statics: Served;
/** The other site; the path after `/page/` is the content of its page. */
let site: Served;
let browser: Browser;
let folder = '';
let list: List;

/**
 * The policy that a site needs: scripts, the engine and the files of one place; no inline style.
 */
const policy = (origin: string, evaluation: string) =>
  `default-src 'none'; script-src ${origin} ${evaluation}; connect-src ${origin} 'self'; frame-src ${origin}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reckon-embed-'));
  [browser, server, statics] = await Promise.all([
    connect(),
    startServer(),
    serveFolder(join(import.meta.dirname, '../dist'), () => ({
      headers: { 'access-control-allow-origin': '*' },
    })),
  ]);
  list = listOfBank(join(folder, 'school.sqlite'));
  site = await serveFolder(folder, (path) => {
    if (path === '/puzzles.json') {
      return { content: JSON.stringify(list) };
    }
    const [, from = '', body = ''] = /^\/page\/([^/]*)\/(.*)\.html$/.exec(path) ?? [];
    const origin = new URL(from === 'static' ? statics.address : server.address).origin;
    const content = `<!doctype html><html lang="en"><title>A school</title><main><h1>Hello</h1>
      <script type="module" src="${origin}/reckon-today.js"></script>
      ${decodeURIComponent(body).replaceAll('ORIGIN', origin)}</main>`;
    const evaluation = from === 'forbidden' ? '' : "'wasm-unsafe-eval'";
    return { content, headers: { 'content-security-policy': policy(origin, evaluation) } };
  });
});

afterAll(async () => {
  await browser.close();
  await Promise.all([server.stop(), statics.close(), site.close()]);
  await rm(folder, { recursive: true });
});

function visit(html: string, from = 'server', options: VisitOptions = {}) {
  const page = `${site.address}page/${from}/${encodeURIComponent(html)}.html`;
  return open(browser, page, options);
}

const tag = (kind: string, more = '') =>
  `<reckon-today kind="${kind}" date="${DATE}" lang="en" ${more}></reckon-today>`;
const status = (page: Page) => page.locator('reckon-today [role=status]');

/** The actions of keys or fingers; the puzzle cannot tell them apart. */
interface Hands {
  press: (page: Page, name: string) => Promise<void>;
}

const keyboard: Hands = {
  press: async (page, name) => {
    // Tabs until the element has the focus, as people without a pointer do.
    for (let i = 0; i < 60; i++) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement?.shadowRoot?.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent;
      });
      if (focused === name) {
        await page.keyboard.press('Enter');
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${name}`);
  },
};

const touch: Hands = {
  // If two cards are equal, the one that is not taken.
  press: (page, name) =>
    page
      .getByRole('button', { name, exact: true })
      .and(page.locator(':not(.card[aria-pressed="true"])'))
      .first()
      .tap(),
};

const OPERATIONS: Record<string, { name: string; of: (a: number, b: number) => number }> = {
  '+': { name: 'plus', of: (a, b) => a + b },
  '-': { name: 'minus', of: (a, b) => a - b },
  '*': { name: 'times', of: (a, b) => a * b },
  '/': { name: 'divided by', of: (a, b) => a / b },
};

/** Plays the first of a formula's innermost operations until there is none; all are whole numbers. */
async function playHand(page: Page, { press }: Hands, formula: string): Promise<void> {
  let left = formula;
  while (!/^-?\d+$/.test(left)) {
    const inner = /\(([^()]*)\)/.exec(left);
    const text = inner?.[1] ?? left;
    const found = /(-?\d+) ([*/]) (-?\d+)/.exec(text) ?? /(-?\d+) ([-+]) (-?\d+)/.exec(text);
    const [whole = '', a = '', sign = '', b = ''] = found ?? [];
    const operation = OPERATIONS[sign];
    const result = operation?.of(Number(a), Number(b));
    expect(Number.isInteger(result), `${left} of ${formula}`).toBe(true);
    for (const name of [a, operation?.name ?? '', b]) {
      await press(page, name.replace('-', 'minus '));
    }
    const next = text.replace(whole, String(result));
    const isDone = /^-?\d+$/.test(next);
    left = inner === null ? next : left.replace(inner[0], isDone ? next : `(${next})`);
  }
}

describe.each([
  { name: 'by keyboard alone', hands: keyboard, options: {} },
  {
    name: 'by touch alone',
    hands: touch,
    options: { hasTouch: true, viewport: { width: 320, height: 900 } },
  },
])('is played to its end $name', ({ hands, options }) => {
  it.each(['krypto', '24', 'countdown'] as const)('as a hand of %s', async (kind) => {
    const { page, complaints, close } = await visit(tag(kind), 'server', options);
    await page.getByRole('group', { name: 'Cards on the table' }).waitFor();
    const puzzle = solved(kind);
    await playHand(page, hands, puzzle.solution ?? '');
    await expect.poll(() => status(page).textContent()).toContain('Krypto!');
    await page.reload();
    await expect.poll(() => status(page).textContent()).toContain('Krypto!');
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(['calcrostic', 'newspaper'] as const)('as a %s', async (kind) => {
    const { page, complaints, close } = await visit(tag(kind), 'static', options);
    await page.getByRole('group', { name: 'Letters' }).waitFor();
    await page.evaluate(() => {
      document.addEventListener('reckon-solved', (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail);
      });
    });
    const puzzle = solved(kind);
    for (const [letter, digit] of Object.entries(
      'letters' in puzzle ? (puzzle.letters ?? {}) : {},
    )) {
      await hands.press(page, `${letter} has no digit`);
      await hands.press(page, String(digit));
    }
    expect(await status(page).textContent()).toBe('Solved!');
    expect(JSON.parse(await page.title())).toEqual({ kind, date: DATE, before: false });
    await page.reload();
    await expect.poll(() => status(page).textContent()).toBe('Solved!');
    expect(complaints).toEqual([]);
    await close();
  });
});

it('takes digits, letters and arrows from the keyboard', async () => {
  const { page, complaints, close } = await visit(tag('calcrostic'));
  await page.getByRole('group', { name: 'Letters' }).getByRole('button').first().focus();
  await page.keyboard.press('7');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('7');
  expect(await status(page).textContent()).toContain('are both 7');
  await page.keyboard.press('Backspace');
  expect(await page.getByRole('button', { name: /has no digit/ }).count()).toBeGreaterThan(1);
  await page.keyboard.press('Control+7');
  expect(await page.getByRole('button', { name: /^.: 7$/ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Start again' }).click();
  expect(await page.getByRole('button', { name: /^.: 7$/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it.each(['krypto', 'countdown', 'calcrostic', 'newspaper'])(
  'has nothing that axe objects to: %s',
  async (kind) => {
    const { page, complaints, close } = await visit(tag(kind));
    await page.locator('reckon-today .row').first().waitFor();
    await expectAccessible(page);
    await page.locator('reckon-today').evaluate((element) => {
      element.setAttribute('lang', 'fr');
    });
    await page.getByText('niveau').waitFor();
    await page.locator('reckon-today .row').first().waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(() => {
      const dark = new CSSStyleSheet();
      dark.replaceSync('body { background: #111; color: #eee }');
      document.adoptedStyleSheets = [dark];
    });
    await page.locator('reckon-today button').nth(1).click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    expect(complaints).toEqual([]);
    await close();
  },
);

it('gives the puzzles of a list of the site, and nothing beyond it', async () => {
  const element = `<reckon-today kind="krypto" lang="en" src="/puzzles.json" from="2026-11-24" date="2026-11-23"></reckon-today>`;
  const { page, complaints, close } = await visit(element);
  const hands = list.puzzles.filter(({ kind }) => kind === 'krypto');
  expect(new Set(hands.map(({ puzzle }) => puzzle)).size).toBe(3);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const set = (name: string, value: string) =>
    page.locator('reckon-today').evaluate(
      (one, given) => {
        one.setAttribute(given.name, given.value);
      },
      { name, value },
    );
  await page.getByText('There is no puzzle for this day.').waitFor();
  for (const [i, { puzzle }] of hands.entries()) {
    await set('date', `2026-11-${24 + i}`);
    const [cards = '', objective = ''] = puzzle.split(' : ');
    await page.getByText(`Make ${objective} from all five cards.`).waitFor();
    const shown = page.getByRole('group', { name: 'Cards on the table' }).getByRole('button');
    expect(await shown.allTextContents()).toEqual(cards.split(' '));
  }
  await set('date', '2026-11-27');
  await page.getByText('There is no puzzle for this day.').waitFor();
  for (const kind of ['calcrostic', 'newspaper']) {
    await set('kind', kind);
    await set('date', '2026-11-24');
    await page.locator('reckon-today .grid').waitFor();
    await set('date', '2026-11-27');
    await page.getByText('There is no puzzle for this day.').waitFor();
  }
  expect(asked.filter((url) => url.endsWith('.wasm'))).toEqual([]);
  expect(complaints).toEqual([]);
  await set('from', 'soon');
  await page.getByText('The puzzle could not be loaded.').waitFor();
  expect(complaints.join()).toContain('/puzzles.json: from: write the day of the first puzzle');
  await close();
});

it('is the same in a frame', async () => {
  const frame = `<iframe title="Puzzle" width="400" height="600" src="ORIGIN/today.html?kind=krypto&lang=fr&date=${DATE}"></iframe>`;
  const { page, complaints, close } = await visit(frame);
  const inside = page.frameLocator('iframe');
  await inside.getByText('avec les cinq cartes').waitFor();
  expect(await inside.locator('html').getAttribute('lang')).toBe('fr');
  expect(await inside.locator('title').textContent()).toBe('Krypto');
  expect(complaints).toEqual([]);
  await close();
});

it('says that it cannot be loaded, and tries again', async () => {
  const { page, close } = await visit('<p>Soon</p>');
  await page.route('**/reckon-today.wasm', (route) => route.abort());
  await page.evaluate((html) => {
    const element = document.createElement('reckon-today');
    element.setAttribute('kind', 'krypto');
    element.setAttribute('lang', 'en');
    element.setAttribute('date', html);
    document.querySelector('main')?.append(element);
  }, DATE);
  await page.getByText('The puzzle could not be loaded.').waitFor();
  await expectAccessible(page);
  await page.unroute('**/reckon-today.wasm');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.getByText('from all five cards').waitFor();
  // The button is gone, but the keyboard is still here.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className))
    .toBe('card');
  await close();
});

it('says that it cannot be loaded where the policy forbids its engine', async () => {
  const { page, complaints, close } = await visit(tag('krypto'), 'forbidden');
  await page.getByText('The puzzle could not be loaded.').waitFor();
  expect(complaints.join()).toContain('unsafe-eval');
  await close();
});

it('tells the author of the site about wrong attributes, and shows what it can', async () => {
  const html = '<reckon-today kind="kripto" date="2026-02-30" lang="xx"></reckon-today>';
  const { page, complaints, close } = await visit(html);
  await page.locator('reckon-today .grid').waitFor();
  await page.getByText('Each letter stands for a digit.').waitFor();
  expect(complaints).toEqual([
    "Error: <reckon-today>: kind: 'kripto' is unknown: choose krypto, 24, countdown, calcrostic, newspaper",
    'Error: <reckon-today>: date: write a day of the calendar, like 2026-11-25',
  ]);
  await close();
});

it('shows what was asked for last, and has no puzzle before the first day', async () => {
  const { page, complaints, close } = await visit(tag('krypto'));
  await page.locator('reckon-today').evaluate((element) => {
    for (const kind of ['newspaper', 'krypto', 'calcrostic', 'krypto']) {
      element.setAttribute('kind', kind);
    }
  });
  await page.getByText('from all five cards').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('x');
  await expect
    .poll(() => page.getByRole('button', { name: 'times' }).getAttribute('aria-pressed'))
    .toBe('true');
  await page.locator('reckon-today').evaluate((element) => {
    element.setAttribute('date', '2025-12-31');
  });
  await page.getByText('There is no puzzle for this day.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('is itself several times on a page, with one engine', async () => {
  const html =
    tag('calcrostic') +
    tag('calcrostic').replace(DATE, '2026-11-24') +
    tag('krypto', 'id="hand"') +
    '<script type="module" src="ORIGIN/reckon-today.js?again"></script>';
  const { page, complaints, close } = await visit(html);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await page.getByText('from all five cards').waitFor();
  expect(asked.filter((url) => url.endsWith('.wasm'))).toHaveLength(1);
  await expectAccessible(page);
  const grids = page.locator('reckon-today[kind=calcrostic]');
  for (const [i, digit] of ['4', '5'].entries()) {
    await grids.nth(i).getByRole('button', { name: digit, exact: true }).click();
  }
  await page.reload();
  for (const [i, digit] of ['4', '5'].entries()) {
    await grids
      .nth(i)
      .getByRole('button', { name: new RegExp(`^.: ${digit}$`) })
      .waitFor();
  }
  expect(complaints).toEqual([]);
  await close();
});

it('goes on where it was when the site puts it elsewhere', async () => {
  const { page, complaints, close } = await visit(
    `${tag('krypto')}<div id="other" style="display:flex"></div>`,
  );
  await page.locator('reckon-today .card').first().click();
  await page.evaluate(() => {
    const element = document.querySelector('reckon-today');
    const other = document.querySelector<HTMLElement>('#other');
    element?.remove();
    if (other !== null && element !== null) {
      other.style.display = 'flex'; // the policy has refused the attribute
      other.append(element);
    }
  });
  const card = page.locator('reckon-today .card').first();
  expect(await card.getAttribute('aria-pressed')).toBe('true');
  const box = await page.locator('reckon-today').boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect(complaints.filter((text) => !text.includes('inline style'))).toEqual([]);
  await close();
});

it('has the puzzle of a new day, but takes none away that is being played', async () => {
  const { page, complaints, close } = await visit('<p>Soon</p>');
  await page.clock.install({ time: '2026-11-21T23:59:00' });
  const html = encodeURIComponent('<reckon-today kind="calcrostic" lang="en"></reckon-today>');
  await page.goto(`${site.address}page/server/${html}.html`);
  await page.getByText('21 November 2026').waitFor();
  await page.clock.runFor('01:30');
  await page.getByText('22 November 2026').waitFor();
  await page.getByRole('button', { name: '5', exact: true }).click();
  await page.clock.runFor('24:00:00');
  await page.getByText('A new day has begun.').waitFor();
  expect(await page.getByRole('button', { name: /^.: 5$/ }).count()).toBe(1);
  await page.getByText('22 November 2026').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Today’s puzzle' }).click();
  await page.getByText('23 November 2026').waitFor();
  expect(await page.getByText('A new day has begun.').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('works where nothing may be kept', async () => {
  const watched = await open(browser, 'about:blank');
  await watched.page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  const html = encodeURIComponent(tag('calcrostic'));
  await watched.page.goto(`${site.address}page/server/${html}.html`);
  await watched.page.getByRole('button', { name: '5', exact: true }).click();
  await watched.page.getByRole('button', { name: /^.: 5$/ }).waitFor();
  expect(watched.complaints).toEqual([]);
  await watched.close();
});

it('lets other sites load its own files and nothing else', async () => {
  for (const file of ['reckon-today.js', 'reckon-today.wasm', 'today.html']) {
    const { headers } = await fetch(server.address + file);
    expect(headers.get('access-control-allow-origin'), file).toBe('*');
  }
  for (const file of ['', 'service-worker.js', 'manifest.webmanifest', 'api/openapi.json']) {
    const { headers } = await fetch(server.address + file);
    expect(headers.get('access-control-allow-origin'), file).toBeNull();
    expect(headers.get('content-security-policy'), file).toContain("frame-ancestors 'none'");
  }
});

it('is dressed as on the page, and leads to it', async () => {
  const { page, complaints, close } = await visit(tag('calcrostic'));
  await page.locator('reckon-today .grid').waitFor();
  const looks = await page.evaluate(() => {
    const grid = document.querySelector('reckon-today')?.shadowRoot?.querySelector('.grid');
    return {
      face: grid && getComputedStyle(grid).fontFamily,
      isLoaded: document.fonts.check('600 20px "Reckon Figures"', '0123456789+−×÷'),
      diagonals: grid?.querySelectorAll('[data-line="main"], [data-line="other"]').length,
    };
  });
  expect(looks.face).toMatch(/^"?Reckon Figures/);
  expect(looks.isLoaded).toBe(true);
  expect(looks.diagonals).toBe(4);
  const link = page.getByRole('link', { name: 'More puzzles' });
  expect(await link.getAttribute('href')).toMatch(new RegExp(`/#/calcrostic/${DATE}$`));
  expect(complaints).toEqual([]);
  await close();
});

it('writes dates as readers do in their country', async () => {
  const { page, close } = await visit(tag('krypto'), 'server', { locale: 'en-US' });
  await page.getByText(/^[A-Z][a-z]+ \d+, 2026/).waitFor();
  await close();
});
