// SPDX-License-Identifier: MIT
/** `<reckon-today kind="calcrostic" lang="fr">`: the puzzle of the day on any site (docs/web.md). */
import { digitOfKey } from '../keys/digit-key';
import { dateOf } from '../days/calendar';
import { gridText } from '../calcrostic/grid-text';
import type { Daily } from '../engine/kinds';
import { dateText } from '../i18n/base/dates';
import type { Language } from '../i18n/base/languages';
import { handText } from '../krypto/hand';
import { askedBy, ATTRIBUTES, faultsOf, type Asked } from './attributes';
import { button, element, type Game, type Place } from './drawing';
import { gridGame } from './grid-game';
import { handGame } from './hand-game';
import { puzzleOfList, type Puzzle } from './list';
import { keepProgress, progressOf } from './progress';
import { puzzleOfTheDay } from './puzzle-of-the-day';
import figures from 'virtual:figures';
import css from './today.css?inline';
import { EMBED_WORDS, regional } from './words';

const NAME = 'reckon-today';

/** How often a page that stays open looks for a new day, in ms. */
const LOOKS = 15_000;

/** The face of the figures, which no policy of the site stands against either. */
const face = new FontFace(
  'Reckon Figures',
  Uint8Array.from(atob(figures), (byte) => byte.charCodeAt(0)),
  { weight: '600' },
);
document.fonts.add(face);

/** A style sheet that no policy of the site stands against. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

class ReckonToday extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;

  readonly #root = this.attachShadow({ mode: 'open' });
  #game: Game | undefined;
  /** The attributes when it was shown. */
  #shown: Asked | undefined;
  /** Whether the puzzle of a new day has been offered. */
  #isOffered = false;
  #looks: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
    this.#root.addEventListener('keydown', (event) => this.#hear(event as KeyboardEvent));
  }

  connectedCallback(): void {
    this.#looks = setInterval(this.#look, LOOKS);
    // The timers of a page that is hidden are late.
    document.addEventListener('visibilitychange', this.#look);
    this.#update();
  }

  disconnectedCallback(): void {
    clearInterval(this.#looks);
    document.removeEventListener('visibilitychange', this.#look);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) {
      this.#update();
    }
  }

  /** A page that stays open has the puzzle of a new day, but takes none away that is being played. */
  readonly #look = () => {
    const { day, language } = askedBy(this);
    if (day === this.#shown?.day) {
      return;
    }
    if (this.#game?.isUnderWay() !== true) {
      this.#update();
    } else if (!this.#isOffered) {
      this.#isOffered = true;
      this.#root.querySelector('section')?.append(this.#offer(language));
    }
  };

  #offer(language: Language): HTMLElement {
    const { app, embed } = EMBED_WORDS[language];
    const take = () => this.#update();
    return element('p', { role: 'status' }, app.newDay, ' ', button('action', take, embed.today));
  }

  /** Starts over if an attribute has changed, so not when the element was only moved. */
  #update(): void {
    const asked = askedBy(this);
    if (JSON.stringify(asked) !== JSON.stringify(this.#shown)) {
      for (const fault of faultsOf(this)) {
        report(fault);
      }
      void this.#show(asked);
    }
  }

  async #show(asked: Asked): Promise<void> {
    const hadFocus = this.#root.activeElement !== null;
    this.#shown = asked;
    this.#game = undefined;
    this.#isOffered = false;
    const { app, embed, letters } = EMBED_WORDS[asked.language];
    const { frame, about, status } = drawFrame(asked);
    status.textContent = app.loading;
    this.#root.replaceChildren(frame);
    let puzzle: Puzzle | undefined;
    try {
      puzzle = await this.#puzzle(asked);
    } catch (error) {
      if (frame.parentNode === this.#root) {
        status.textContent = embed.failed;
        frame.append(button('action', () => void this.#show(askedBy(this)), embed.again));
        this.#focusAgain(hadFocus);
        report(error instanceof Error ? error.message : String(error), error);
        this.dispatchEvent(new CustomEvent('reckon-failed', { detail: { error }, bubbles: true }));
      }
      return;
    }
    if (frame.parentNode !== this.#root) {
      return; // something else is wanted by now
    }
    if (puzzle === undefined) {
      status.textContent = embed.none;
      return;
    }
    if (puzzle.level !== undefined) {
      about.append(` · ${letters.level(puzzle.level)}`);
    }
    const place = this.#place(puzzle, status, asked.day);
    this.#game =
      'hand' in puzzle
        ? handGame(puzzle, asked.language, place)
        : gridGame(puzzle.grid, asked.language, place);
    status.before(this.#game.view);
    status.after(this.#game.help ?? '');
    this.#focusAgain(hadFocus);
  }

  /** The button that had the focus is gone; it goes to another one, unless it is elsewhere by now. */
  #focusAgain(hadFocus: boolean): void {
    if (hadFocus && document.activeElement === document.body) {
      this.#root.querySelector('button')?.focus();
    }
  }

  async #puzzle({ kind, day, source, from }: Asked): Promise<Puzzle | undefined> {
    return source === null
      ? puzzleOfTheDay(kind, day)
      : puzzleOfList(new URL(source, document.baseURI).href, kind, from, day);
  }

  #place(puzzle: Puzzle, status: HTMLElement, day: string): Place {
    const { kind } = puzzle;
    const name = 'hand' in puzzle ? handText(puzzle.hand) : gridText(puzzle.grid);
    return {
      say: (text, mood) => {
        status.textContent = text;
        status.classList.toggle('wrong', mood === 'wrong');
        status.classList.toggle('right', mood === 'right');
      },
      kept: progressOf(kind, name),
      keep: (state) => keepProgress(kind, name, state),
      solved: (before) => {
        const detail = { kind, date: day, before };
        this.dispatchEvent(new CustomEvent('reckon-solved', { detail, bubbles: true }));
      },
    };
  }

  #hear(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!ctrlKey && !metaKey && !altKey && this.#game?.press(key, digitOfKey(event)) === true) {
      event.preventDefault();
    }
  }
}

/** Reports a fault in the console, for the author of the site. */
function report(message: string, cause?: unknown): void {
  reportError(new Error(`<${NAME}>: ${message}`, { cause }));
}

/** Draws the frame that is shown before the puzzle. */
function drawFrame({ kind, language, day, source }: Asked) {
  const { kinds } = EMBED_WORDS[language].home;
  const date = dateText(regional(language), { dateStyle: 'long' }, dateOf(day));
  const about = element('p', { part: 'about', class: 'about' }, date);
  const status = element('p', { role: 'status', part: 'status', class: 'status' });
  const frame = element(
    'section',
    { part: 'puzzle', lang: language, 'aria-label': `${kinds[kind]}, ${date}` },
    element('p', { part: 'title', class: 'title' }, kinds[kind]),
    about,
    status,
    linkToPage(kind, day, language, source),
  );
  return { frame, about, status };
}

/** The page whose puzzle it is, where it can be played, too; that of a site's own list is not there. */
function linkToPage(kind: Daily, day: string, language: Language, source: string | null): Node {
  const hash = source === null ? addressOfDay(kind, day) : '#/';
  const href = new URL(hash, new URL('.', import.meta.url)).href;
  const given = { part: 'link', href, target: '_blank', rel: 'noopener' };
  return element('a', given, EMBED_WORDS[language].embed.more);
}

/** Where the page has the puzzle of a day, today or later. */
function addressOfDay(kind: Daily, day: string): string {
  return kind === 'newspaper' ? `#/calcrostic/${day}/newspaper` : `#/${kind}/${day}`;
}

// today.html, the same for an iframe: the address says what is wanted.
const framed = document.querySelector(`${NAME}[data-framed]`);
if (framed !== null) {
  const page = new CSSStyleSheet();
  page.replaceSync(':root { color-scheme: light dark } body { margin: 0 }');
  document.adoptedStyleSheets = [page];
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (ATTRIBUTES.includes(name)) {
      framed.setAttribute(name, value);
    }
  }
  const { kind, language } = askedBy(framed);
  document.documentElement.lang = language;
  document.title = EMBED_WORDS[language].home.kinds[kind];
}

// The script may be on a page twice, from two addresses.
if (customElements.get(NAME) === undefined) {
  customElements.define(NAME, ReckonToday);
}
