// SPDX-License-Identifier: MIT
/**
 * The five tasks of a newcomer, each in a fresh profile and only by what is on the screen: texts
 * and roles, never an address. None takes more than three taps.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, type VisitOptions, type WatchedPage } from './browser';
import { setNativeStage } from './stage';

const { browser, server } = setNativeStage();

const MOST_TAPS = 3;

const SIZES: Record<string, VisitOptions> = {
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 720 } },
};

/** The texts that a reader of each language sees. */
const TEXTS = {
  'en-GB': {
    calcrostic: 'Calcrostic',
    together: 'Together',
    make: 'Make',
    goalOfGuide: 'Make 15 from all four cards.',
    skip: 'Skip',
    play: 'Play today’s hand',
    goal: /^Make \d+ from all five cards\.$/,
    hint: 'Hint',
    more: 'Tell me more',
    doIt: 'Do it',
    date: /^Tuesday,? 24 November$/,
    rule: /^Each letter stands for a digit\. Which digit is/,
    create: 'Create puzzles',
    print: 'Print',
    page: 'Page 1 of 2',
    classCard: 'Open a class',
    openClass: 'Open the class',
    deal: 'Deal the first hand',
    code: /^Room code: /,
  },
  'fr-FR': {
    calcrostic: 'Calcrostiche',
    together: 'Ensemble',
    make: 'Atelier',
    goalOfGuide: 'Obtenez 15 avec les quatre cartes.',
    skip: 'Passer',
    play: 'Jouer la donne du jour',
    goal: /^Obtenez \d+ avec les cinq cartes\.$/,
    hint: 'Indice',
    more: 'En dire plus',
    doIt: 'Appliquer',
    date: /^mardi 24 novembre$/,
    rule: /^Chaque lettre remplace un chiffre\. Quel chiffre pour/,
    create: 'Composer les énigmes',
    print: 'Imprimer',
    page: 'Page 1 sur 2',
    classCard: 'Ouvrir une classe',
    openClass: 'Ouvrir la classe',
    deal: 'Distribuer la première donne',
    code: /^Code de la salle.: /,
  },
} as const;

/** A first-time visitor, with a count of taps. */
class Newcomer {
  readonly page: Page;
  readonly #visit: WatchedPage;
  readonly #isPhone: boolean;
  taps = 0;

  private constructor(visit: WatchedPage, isPhone: boolean) {
    this.#visit = visit;
    this.page = visit.page;
    this.#isPhone = isPhone;
  }

  static async arrive(locale: string, size: VisitOptions): Promise<Newcomer> {
    const visit = await open(browser(), 'about:blank', { ...size, locale, isNewcomer: true });
    await visit.page.clock.setFixedTime('2026-11-24T18:00:00');
    await visit.page.goto(server().address);
    return new Newcomer(visit, size.isMobile === true);
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor({ timeout: 20_000 }); // of two that are called so a stranger would not know which
    await (this.#isPhone ? target.tap() : target.click());
    ++this.taps;
  }

  async sees(target: Locator): Promise<void> {
    await target.waitFor();
    await expect.poll(() => isInSight(target), { message: String(target) }).toBe(true);
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** The link to a puzzle of today; its name comes first. */
  puzzle(name: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name} `) })
      .and(this.page.locator('.day-puzzle'));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async leave(): Promise<void> {
    expect(this.#visit.complaints).toEqual([]);
    await this.#visit.close();
  }
}

/** Whether it is fully on the screen as it is scrolled now. */
function isInSight(target: Locator): Promise<boolean> {
  return target.first().evaluate((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });
}

const cases = Object.entries(TEXTS).flatMap(([locale, texts]) =>
  Object.entries(SIZES).map(([size, options]) => ({ locale, texts, size, options })),
);

describe.each(cases)('a newcomer at a $size in $locale', ({ locale, texts, options }) => {
  const arrive = () => Newcomer.arrive(locale, options);

  it('learns the goal', async () => {
    const newcomer = await arrive();
    await newcomer.tap(newcomer.puzzle('Krypto'));
    await newcomer.sees(newcomer.page.getByText(texts.goalOfGuide));
    expect(newcomer.taps).toBeLessThanOrEqual(MOST_TAPS);
    await newcomer.leave();
  });

  it('is at a first hand, and solves it', async () => {
    const newcomer = await arrive();
    const { page } = newcomer;
    await newcomer.tap(newcomer.puzzle('Krypto'));
    await newcomer.tap(newcomer.button(texts.skip));
    await newcomer.sees(page.getByText(texts.goal));
    expect(newcomer.taps).toBeLessThanOrEqual(MOST_TAPS);
    for (let step = 0; step < 4; ++step) {
      for (const name of [texts.hint, texts.more, texts.more, texts.doIt]) {
        await newcomer.sees(newcomer.button(name));
        await newcomer.tap(newcomer.button(name));
      }
    }
    await newcomer.sees(page.locator('.result-title'));
    await newcomer.leave();
  });

  it('finds today’s calcrostic', async () => {
    const newcomer = await arrive();
    await newcomer.tap(newcomer.puzzle(texts.calcrostic));
    await newcomer.page.getByText(texts.date).waitFor();
    await newcomer.sees(newcomer.page.getByRole('grid'));
    await newcomer.sees(newcomer.page.getByText(texts.rule));
    expect(newcomer.taps).toBeLessThanOrEqual(MOST_TAPS);
    await newcomer.leave();
  });

  it('makes a sheet and prints it', async () => {
    const newcomer = await arrive();
    const { page } = newcomer;
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    await newcomer.tap(newcomer.link(texts.make));
    await newcomer.tap(newcomer.button(texts.create));
    await newcomer.tap(newcomer.button(texts.print));
    await expect.poll(() => page.title()).toBe('printed');
    expect(newcomer.taps).toBeLessThanOrEqual(MOST_TAPS);
    await newcomer.leave();
  });

  it('opens a class room', async () => {
    const newcomer = await arrive();
    const { page } = newcomer;
    await newcomer.tap(newcomer.link(texts.together));
    await newcomer.tap(page.getByText(texts.classCard));
    await newcomer.tap(newcomer.button(texts.openClass));
    await newcomer.sees(page.getByRole('img', { name: texts.code }));
    await newcomer.button(texts.deal).waitFor();
    expect(newcomer.taps).toBeLessThanOrEqual(MOST_TAPS);
    await newcomer.leave();
  });
});
