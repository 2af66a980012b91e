// SPDX-License-Identifier: MIT
/** The desk of a person of staff: enters, asks the server, acts, and takes acts back. */
import { batch, signal } from '@preact/signals';
import { decoded, isCodeInAddress } from '../../contest/address';
import { Asking, type Heard, type Method } from '../../contest/asking';
import { ServerClock } from '../../contest/clock';
import type { Entered, Me, Notice } from './messages';
import { forgetSession, keepSession, keptSession } from './session';

export type Scene =
  { kind: 'loading' } | { kind: 'code' } | { kind: 'unreached' } | { kind: 'in'; me: Me };

/** A question before an act that cannot be taken back. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** The word on the button that acts. */
  readonly yes: string;
  /** Whether it is the page alone that asks; else the act says to the server that it is sure. */
  readonly isOfPage?: boolean;
}

/** The last act, and how it is taken back. */
export interface Done {
  readonly text: string;
  readonly undo?: (() => Promise<unknown>) | undefined;
}

export interface Act<Value> {
  readonly method?: Method;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Is sent instead of a body, and may take its time. */
  readonly file?: Blob;
  /** Comes first, in a dialog. */
  readonly question?: Question;
  /** Shown afterwards, with how it is taken back if it can be. */
  readonly done?: (value: Value) => Done;
}

interface Asked extends Question {
  readonly answer: (isSure: boolean) => void;
}

/** How long a file may take, in milliseconds. */
const PATIENCE_WITH_FILES = 120_000;

export class Desk {
  readonly scene = signal<Scene>({ kind: 'loading' });
  /** The parts of the address behind `#/`. */
  readonly place = signal<readonly string[]>(placeInAddress());
  /** The last refusal that is to be read, by its code. */
  readonly refusal = signal<string | undefined>(undefined);
  readonly isBusy = signal(false);
  readonly notices = signal<readonly Notice[]>([]);
  readonly question = signal<Asked | undefined>(undefined);
  readonly done = signal<Done | undefined>(undefined);
  /** Grows with each act, so that what is shown is asked for again. */
  readonly acts = signal(0);
  readonly clock = new ServerClock();
  readonly server = new Asking(this.clock, '../v1/');

  constructor() {
    addEventListener('hashchange', () => {
      batch(() => {
        this.place.value = placeInAddress();
        this.refusal.value = undefined;
      });
    });
  }

  /** Goes on with the session of this window, if there is one. */
  async begin(): Promise<void> {
    const session = keptSession();
    this.server.token = session?.token;
    if (session === undefined || isCodeInAddress()) {
      this.scene.value = { kind: 'code' };
    } else {
      await this.refresh();
    }
  }

  async enter(code: string): Promise<void> {
    const device = drawDevice();
    const entered = await this.#busy(this.server.ask<Entered>('POST', 'enter', { code, device }));
    if (!entered.ok) {
      return;
    }
    const { token, role, me } = entered.value;
    if (role === 'entrant') {
      this.refusal.value = 'entrant';
      return;
    }
    this.server.token = token;
    keepSession({ token });
    this.#take(me);
  }

  /** Ends the session, and shows nothing of it any more. */
  async leave(): Promise<void> {
    const said = this.server.ask('POST', 'staff/leave', {});
    this.#forget();
    history.replaceState(null, '', location.pathname);
    this.place.value = [];
    await said;
  }

  /** Asks again who this is, and for the groups. */
  async refresh(): Promise<void> {
    const heard = await this.server.ask<Me>('GET', 'staff/me');
    if (heard.ok) {
      this.#take(heard.value);
    } else if (!this.#isEnded(heard) && this.scene.peek().kind !== 'in') {
      this.scene.value = { kind: 'unreached' };
    }
  }

  /** Asks for something to show. Returns nothing if it is refused; an ended session leads to the code. */
  async look<Value>(path: string): Promise<Heard<Value>> {
    const heard = await this.server.ask<Value & { notices?: readonly Notice[] }>('GET', path);
    if (!heard.ok) {
      this.#isEnded(heard);
    } else if (heard.value.notices !== undefined) {
      this.hearNotices(heard.value.notices);
    }
    return heard;
  }

  /**
   * Acts, after a question if there is one. Returns what the server answers, or nothing if it
   * refuses or the person thinks better of it.
   */
  async act<Value>({ method = 'POST', path, body, file, question, done }: Act<Value>) {
    if (question !== undefined && !(await this.isSure(question))) {
      return undefined;
    }
    const sure = question === undefined || question.isOfPage === true ? {} : { sure: true };
    const asked =
      file === undefined
        ? this.server.ask<Value>(method, path, { ...body, ...sure })
        : this.server.ask<Value>(method, path, file, PATIENCE_WITH_FILES);
    const heard = await this.#busy(asked);
    if (!heard.ok) {
      return undefined;
    }
    batch(() => {
      this.done.value = done?.(heard.value);
      ++this.acts.value;
    });
    void this.refresh();
    return heard.value;
  }

  /** Takes the last act back. */
  async undo(): Promise<void> {
    const done = this.done.peek();
    this.done.value = undefined;
    await done?.undo?.();
  }

  /** Asks in a dialog; true if the answer is yes. */
  isSure(question: Question): Promise<boolean> {
    return new Promise((resolve) => {
      this.question.value = {
        ...question,
        answer: (isSure) => {
          this.question.value = undefined;
          resolve(isSure);
        },
      };
    });
  }

  /** Asks for a file, which may take its time. */
  async file(path: string): Promise<Blob | undefined> {
    const heard = await this.#busy(this.server.file(path, PATIENCE_WITH_FILES));
    return heard.ok ? heard.value : undefined;
  }

  hearNotices(notices: readonly Notice[]): void {
    const numbers = (all: readonly Notice[]) => all.map(({ notice }) => notice).join();
    if (numbers(notices) !== numbers(this.notices.peek())) {
      this.notices.value = notices;
    }
  }

  #take(me: Me): void {
    batch(() => {
      this.scene.value = { kind: 'in', me };
      this.hearNotices(me.notices);
    });
  }

  #forget(): void {
    forgetSession();
    this.server.token = undefined;
    this.question.peek()?.answer(false);
    batch(() => {
      this.scene.value = { kind: 'code' };
      this.refusal.value = undefined;
      this.notices.value = [];
      this.done.value = undefined;
    });
  }

  /** Whether the session has ended; then the code is asked for again. */
  #isEnded(heard: Heard<unknown>): boolean {
    if (heard.ok || heard.code !== 'token') {
      return false;
    }
    this.#forget();
    this.refusal.value = 'token';
    return true;
  }

  /** Waits for an answer, and shows a refusal. */
  async #busy<Value>(asked: Promise<Heard<Value>>): Promise<Heard<Value>> {
    batch(() => {
      this.isBusy.value = true;
      this.refusal.value = undefined;
    });
    const heard = await asked;
    batch(() => {
      this.isBusy.value = false;
      if (!this.#isEnded(heard)) {
        this.refusal.value = heard.ok ? undefined : heard.code;
      }
    });
    return heard;
  }
}

function placeInAddress(): readonly string[] {
  return location.hash.startsWith('#/')
    ? location.hash
        .slice(2)
        .split('/')
        .filter((part) => part !== '')
        .map(decoded)
    : [];
}

/** The address of a place on this page. */
export function addressOf(...place: readonly string[]): string {
  return `#/${place.map(encodeURIComponent).join('/')}`;
}

function drawDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
