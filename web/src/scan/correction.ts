// SPDX-License-Identifier: MIT
/** A puzzle of a picture, as it was read and as a person corrects it. */
import { signal } from '@preact/signals';
import type { EngineClient } from '../engine/client';
import type { Outcome } from '../engine/outcome';
import type { Rules } from '../engine/questions';
import { isCode, puzzleOfCode, type SheetPuzzle } from '../engine/sheet-puzzle';
import { explainError } from '../parts/notice';
import { doubtsOf, isSettled, spanOf, type Doubt, type Span } from './doubts';
import type { Found, Kind, Place } from './found';
import { indexOf, kindOfForm, kindOfText, puzzlesIn, textToCorrect } from './text';
import { onSheet } from './sheet-code';
import { verdictOn, type Answers, type Verdict } from './verdict';
import { scanWords } from './words';

type Client = Pick<EngineClient, 'ask'>;

/** Makes puzzles of their own of what was typed as one text. */
type TakeApart = (typed: Correction, puzzles: readonly string[]) => void;

/** A doubt, where it is in the text, and whether that has been changed since. */
export interface ShownDoubt {
  readonly doubt: Doubt;
  readonly span: Span | undefined;
  readonly isSettled: boolean;
}

/** A puzzle that was read, with the rules of the other hands on its sheet if they agree. */
type ReadOnSheet = Found & { rules?: Rules | undefined };

/** A person who types has paused after so long, in ms: answers are counted then. */
const PAUSE = 400;

export type Mark = 'fault' | 'doubt';

let made = 0;

export class Correction {
  /** Different for each. */
  readonly id = ++made;
  readonly certain: boolean;
  /** The place in the picture; nothing if that is the whole. */
  readonly place: Place | undefined;
  readonly page: number | undefined;
  /** The text as it was read. */
  readonly read: string;
  readonly text;
  readonly verdict;
  /** Nothing until they are counted. */
  readonly answers = signal<Answers>();
  /** The last text that was a puzzle, or else the one that was read; hidden once another stands in its place. */
  readonly shown;
  readonly #kind: Kind | undefined;
  readonly #code;
  /** The puzzle of a code that was typed. */
  #ofCode: { readonly text: string; readonly code: string } | undefined;
  #wasTyped = false;
  #takeApart: TakeApart | undefined;
  readonly #doubts: readonly Doubt[];
  /** Those of the sheet. */
  readonly #rules: Rules | undefined;
  readonly #client: Client;

  private constructor(found: Partial<ReadOnSheet>, verdict: Verdict, client: Client) {
    const {
      kind,
      certain = false,
      text = '',
      code,
      place,
      page,
      doubts = [],
      details = [],
      rules,
    } = found;
    this.certain = certain;
    this.#code = signal(code);
    this.place = place;
    this.page = page;
    this.read = text;
    this.text = signal(text);
    this.verdict = signal(verdict);
    this.shown = signal({ kind: kind ?? kindOfText(text), text, isHidden: false });
    this.#kind = kind;
    this.#doubts = doubtsOf({ doubts, details });
    this.#rules = rules;
    this.#client = client;
  }

  /** A puzzle that a server has read. */
  static async of(found: ReadOnSheet, client: Client): Promise<Correction> {
    const text = textToCorrect(found.kind, found.text);
    const read = { ...found, text };
    const correction = new Correction(read, await verdictOn(read, client), client);
    if (!found.certain) {
      void correction.#countAnswers();
    }
    return correction;
  }

  /** A puzzle that a person types, since nothing of it was read. */
  static async typed(
    place: Place | undefined,
    client: Client,
    takeApart?: TakeApart,
  ): Promise<Correction> {
    const verdict = await verdictOn({ kind: 'hand', text: '' }, client);
    const where = place && { place, ...(place.page !== undefined && { page: place.page }) };
    const correction = new Correction({ ...where }, verdict, client);
    correction.#takeApart = takeApart;
    return correction;
  }

  /** The kind that was read; of a text that was typed from nothing, that which it looks like. */
  get kind(): Kind {
    return this.#kind ?? kindOfText(this.text.value);
  }

  /** The code that was read below it, or that was typed in its place. */
  get code(): string | undefined {
    return this.#code.value;
  }

  get isTyped(): boolean {
    return this.#kind === undefined;
  }

  /** Whether anything was ever typed, also if it was taken away again. */
  get wasTyped(): boolean {
    return this.#wasTyped;
  }

  get isChanged(): boolean {
    return this.text.value !== this.read;
  }

  /** Takes another text, and judges it. A code that is typed becomes its puzzle. */
  async change(text: string): Promise<void> {
    this.text.value = text;
    this.#wasTyped ||= text !== '';
    if (this.isTyped) {
      const known = this.#ofCode?.text === text.trimEnd() ? this.#ofCode : undefined;
      this.#code.value = known?.code;
      const puzzles = puzzlesIn(text);
      if (puzzles.length > 1 || isCode(text)) {
        await (isCode(text) ? this.#takeCode(text) : this.#takeSeveral(text, puzzles));
        return;
      }
    }
    const { kind, code } = this;
    const verdict = await verdictOn(
      { kind, text, ...(code !== undefined && { code }), rules: this.#rules },
      this.#client,
    );
    if (this.text.peek() !== text) {
      return; // it is another text by now
    }
    this.#judge(verdict);
    if (verdict.ok || text === this.read) {
      this.shown.value = { kind, text, isHidden: false };
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (this.text.peek() === text) {
      await this.#countAnswers();
    }
  }

  async #takeCode(typed: string): Promise<void> {
    const found = await puzzleOfCode(typed, this.#client);
    if (this.text.peek() !== typed) {
      return; // it is another text by now
    }
    if (found.ok) {
      const { kind, puzzle, code } = found.value;
      this.#ofCode = { text: textToCorrect(kindOfForm(kind), puzzle), code };
      await this.change(this.#ofCode.text);
    } else {
      const { error } = found;
      const says = () =>
        error.kind === 'bad_request' ? scanWords().verdict.badCode : explainError(error);
      this.#judge({ ok: false, why: 'fault', says });
    }
  }

  async #takeSeveral(typed: string, puzzles: readonly string[]): Promise<void> {
    const says = () => scanWords().verdict.together(puzzles.length);
    this.#judge({ ok: false, why: 'several', says });
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (this.text.peek() === typed) {
      this.#takeApart?.(this, puzzles);
    }
  }

  /** Takes a verdict on what is written now, which hides any other puzzle. */
  #judge(verdict: Verdict): void {
    this.answers.value = undefined;
    this.verdict.value = verdict;
    this.shown.value = { ...this.shown.peek(), isHidden: !verdict.ok };
  }

  /** The puzzle as a sheet takes it; a code that was read stands for what was read with it. */
  async onSheet(): Promise<Outcome<SheetPuzzle>> {
    const { kind, code, isChanged } = this;
    if (code !== undefined && !isChanged && this.certain) {
      return puzzleOfCode(code, this.#client);
    }
    const text = this.text.peek();
    const read = { kind, text, ...(code !== undefined && { code }) };
    return onSheet(read, this.#rules, this.#client);
  }

  async #countAnswers(): Promise<void> {
    const verdict = this.verdict.peek();
    const answers = verdict.ok ? await verdict.countAnswers?.() : undefined;
    if (this.verdict.peek() === verdict) {
      this.answers.value = answers;
    }
  }

  get doubts(): ShownDoubt[] {
    const { kind, read } = this;
    const text = this.text.value;
    return this.#doubts.map((doubt) => ({
      doubt,
      span: spanOf(kind, text, doubt),
      isSettled: isSettled(kind, read, text, doubt),
    }));
  }

  /** Parts of the text to look at: its fault, and the characters that were read with doubt. */
  get marks(): (Span & { mark: Mark })[] {
    const text = this.text.value;
    const verdict = this.verdict.value;
    const doubtful = this.doubts.flatMap(({ span, isSettled: isDone }) =>
      span === undefined || isDone ? [] : [{ ...span, mark: 'doubt' as const }],
    );
    if (verdict.ok || verdict.at === undefined) {
      return doubtful;
    }
    const start = indexOf(text, verdict.at);
    const end = start + Math.max(1, /^\S*/.exec(text.slice(start))?.[0].length ?? 0);
    return [
      { start, end: verdict.why === 'unread' ? start + 1 : end, mark: 'fault' as const },
      ...doubtful,
    ];
  }
}

/** All puzzles as one text, which other programs read: each after its name, with a blank line between. */
export function textOfAll(puzzles: readonly { name: string; text: string }[]): string {
  return puzzles.map(({ name, text }) => `# ${name}\n${text}\n`).join('\n');
}
