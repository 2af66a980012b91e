// SPDX-License-Identifier: MIT
/** A picture on its way: it is prepared, sent, and answered by the server. */
import { signal } from '@preact/signals';
import type { EngineClient } from '../engine/client';
import { Correction } from './correction';
import { rulesOfSheet } from './hand-code';
import { readScanned, type Place, type Reversal } from './found';
import type { Prepared } from './picture';

export type Stage =
  | { kind: 'idle' }
  | { kind: 'preparing' }
  | { kind: 'reading'; canvas: HTMLCanvasElement | undefined }
  | {
      kind: 'found';
      /** None of a PDF, which the browser does not draw. */
      canvas: HTMLCanvasElement | undefined;
      puzzles: Correction[];
      unread: Place[];
      reversal?: Reversal;
      /** Whether there was no picture. */
      isTyped?: boolean;
    }
  | { kind: 'unreadable' }
  | { kind: 'refused'; line: string }
  /** The server is not set up for pictures. */
  | { kind: 'not_ready'; line: string }
  | { kind: 'busy' }
  | { kind: 'gone' }
  | { kind: 'files_only' };

export interface Means {
  prepare: (file: Blob) => Promise<Prepared>;
  send: (file: Blob, signal: AbortSignal) => Promise<Response>;
  engine: Pick<EngineClient, 'ask'>;
}

export function send(file: Blob, signal: AbortSignal): Promise<Response> {
  return fetch(new URL('api/scan', document.baseURI), {
    method: 'POST',
    headers: { 'content-type': file.type },
    body: file,
    signal,
  });
}

export class Scanning {
  readonly stage = signal<Stage>({ kind: 'idle' });
  /** The puzzle with the end of a text that was taken apart: whoever types goes on there. */
  readonly goesOn = signal<Correction>();
  readonly #means: Means;
  #file: Blob | undefined;
  #calling = new AbortController();

  constructor(means: Means) {
    this.#means = means;
  }

  /** Reads a picture, and stops reading any other. */
  async read(file: Blob): Promise<void> {
    this.cancel();
    const { signal } = (this.#calling = new AbortController());
    this.#file = file;
    this.stage.value = { kind: 'preparing' };
    const stage = await this.#readTo(file, signal).catch((): Stage => ({ kind: 'gone' }));
    if (!signal.aborted) {
      this.stage.value = stage;
    }
  }

  again(): void {
    if (this.#file !== undefined) {
      void this.read(this.#file);
    }
  }

  cancel(): void {
    this.#calling.abort();
    this.stage.value = { kind: 'idle' };
  }

  /** Stops reading; what was found stays, for a visitor who comes back. */
  leave(): void {
    const { kind } = this.stage.peek();
    if (kind === 'preparing' || kind === 'reading') {
      this.cancel();
    }
  }

  /** Adds a puzzle that a person types, since nothing was read there, or there is no picture. */
  async typeIn(place: Place | undefined): Promise<void> {
    const before = this.stage.peek();
    const typed = await this.#typed(place);
    if (this.stage.peek() !== before || (before.kind !== 'found' && place !== undefined)) {
      return; // what it belongs to is gone
    }
    const found =
      before.kind === 'found'
        ? before
        : { kind: 'found' as const, canvas: undefined, puzzles: [], unread: [], isTyped: true };
    this.stage.value = { ...found, puzzles: [...found.puzzles, typed] };
  }

  #typed(place: Place | undefined): Promise<Correction> {
    return Correction.typed(
      place,
      this.#means.engine,
      (one, puzzles) => void this.#takeApart(one, puzzles),
    );
  }

  /** Keeps the first of several puzzles that were typed as one, and puts the others behind it. */
  async #takeApart(typed: Correction, [first = '', ...texts]: readonly string[]): Promise<void> {
    const others = await Promise.all(
      texts.map(async (text) => ({ text, one: await this.#typed(typed.place) })),
    );
    const stage = this.stage.peek();
    if (stage.kind === 'found' && stage.puzzles.includes(typed)) {
      void typed.change(first);
      for (const { text, one } of others) {
        void one.change(text);
      }
      const added = others.map(({ one }) => one);
      this.goesOn.value = added.at(-1);
      const puzzles = stage.puzzles.flatMap((one) => (one === typed ? [one, ...added] : [one]));
      this.stage.value = { ...stage, puzzles };
    }
  }

  async #readTo(file: Blob, signal: AbortSignal): Promise<Stage> {
    const prepared = await this.#means.prepare(file).catch(() => undefined);
    if (prepared === undefined) {
      return { kind: 'unreadable' };
    }
    const { canvas, file: sent } = prepared;
    if (!signal.aborted) {
      this.stage.value = { kind: 'reading', canvas };
    }
    const response = await this.#means.send(sent, signal);
    if (response.headers.get('content-type')?.startsWith('application/json') !== true) {
      return { kind: 'files_only' };
    }
    const answer: unknown = await response.json();
    if (response.status === 503) {
      return response.headers.has('retry-after')
        ? { kind: 'busy' }
        : { kind: 'not_ready', line: lineOf(answer) };
    }
    const scanned = response.ok ? readScanned(answer) : undefined;
    if (scanned === undefined) {
      return { kind: 'refused', line: lineOf(answer) };
    }
    const { engine } = this.#means;
    const rules = rulesOfSheet(scanned.puzzles.flatMap(({ code }) => code ?? []));
    const puzzles = await Promise.all(
      scanned.puzzles.map((one) => Correction.of({ ...one, rules }, engine)),
    );
    return { ...scanned, kind: 'found', canvas, puzzles };
  }
}

function lineOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'error' in answer
    ? String(answer.error)
    : '';
}
