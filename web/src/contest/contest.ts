// SPDX-License-Identifier: MIT
/** The way of a pupil through a contest: code, name, rules, writing, receipt, result. */
import { batch, signal } from '@preact/signals';
import { language, type Language } from '../i18n';
import { Server, type Document } from './api';
import type { Heard } from './asking';
import { ServerClock } from './clock';
import type { Attempt, ContestOf, Me, Result } from './messages';
import type { Shelf } from './shelf';
import { ATTEMPTS, keptAttempt, keysOf, Writing, type KeptAttempt } from './writing';

export type Scene =
  | { kind: 'loading' }
  /** The code is asked for; an attempt that is kept here can go on without it. */
  | { kind: 'code'; kept?: KeptAttempt }
  /** Name, language and rules. */
  | { kind: 'welcome'; contest: ContestOf; me: Me }
  | { kind: 'choice'; me: Me }
  /** Another device writes. */
  | { kind: 'moved'; contest: string }
  /** Another window of this browser writes. */
  | { kind: 'other_window' }
  | { kind: 'writing' }
  | { kind: 'result'; result: Result };

const DAY = 86_400_000;

/** Keys on the shelf. */
const DEVICE = 'device';
const SESSION = 'session';

interface Session {
  readonly token: string;
  /** Whether the pupil is not at an own device. */
  readonly isStranger: boolean;
  readonly attempt: string | null;
}

export class Contest {
  readonly scene = signal<Scene>({ kind: 'loading' });
  readonly writing = signal<Writing | undefined>(undefined);
  /** The last refusal that the pupil is to read, by its code. */
  readonly refusal = signal<string | undefined>(undefined);
  readonly isBusy = signal(false);
  /** Whether what is here is deleted once there is a receipt. */
  readonly isStranger = signal(false);
  /** Whether all of this pupil was deleted here. */
  readonly isForgotten = signal(false);
  readonly clock = new ServerClock();
  readonly server = new Server(this.clock);
  readonly shelf: Shelf;
  readonly #windows = new BroadcastChannel('reckon-contest');
  #device = '';
  #session: Session | undefined;

  constructor(shelf: Shelf) {
    this.shelf = shelf;
    this.#windows.addEventListener('message', ({ data }) => this.#hearWindow(data));
  }

  /** Goes on where this browser was left. */
  async begin(): Promise<void> {
    this.#device = await this.#knownDevice();
    this.#session = (await this.shelf.read(SESSION)).get(SESSION) as Session | undefined;
    this.server.token = this.#session?.token;
    this.isStranger.value = this.#session?.isStranger ?? false;
    const attempt = this.#session?.attempt ?? null;
    const kept = attempt === null ? undefined : await keptAttempt(this.shelf, attempt);
    if (kept !== undefined) {
      if (location.hash !== '') {
        // A slip was read here: perhaps another pupil's.
        this.scene.value = { kind: 'code', kept };
      } else if (await this.#isOtherWindowOpen()) {
        this.scene.value = { kind: 'other_window' };
      } else {
        await this.goOn(kept);
      }
    } else if (this.#session !== undefined) {
      await this.#welcome();
    } else {
      this.scene.value = { kind: 'code' };
    }
  }

  /** Writes in this window, and not in others. */
  async writeHere(): Promise<void> {
    const attempt = this.#session?.attempt ?? '';
    this.#windows.postMessage('mine');
    const kept = await keptAttempt(this.shelf, attempt);
    if (kept !== undefined) {
      await this.goOn(kept);
    }
  }

  async enter(code: string): Promise<void> {
    const heard = await this.#busy(this.server.enter(code, this.#device));
    if (!heard.ok) {
      return;
    }
    if (heard.value.role !== 'entrant') {
      this.refusal.value = 'staff';
      return;
    }
    this.server.token = heard.value.token;
    const { me } = heard.value;
    const former = this.writing.peek();
    // The same pupil goes on after the token has ended.
    await this.#remember(heard.value.token, null);
    await this.#sweep();
    former?.close();
    batch(() => {
      this.writing.value = undefined;
      this.scene.value = { kind: 'code' };
    });
    await this.#show(me);
  }

  async setName(name: string): Promise<boolean> {
    return (await this.#busy(this.server.setName(name))).ok;
  }

  choose(me: Me, contest: ContestOf): void {
    this.scene.value = { kind: 'welcome', me, contest };
  }

  /** Starts the attempt, or goes on with it. */
  async start(contest: string, here = false): Promise<void> {
    const heard = await this.#busy(this.server.start(contest, language.peek(), here));
    if (heard.ok) {
      await this.#write(heard.value);
    } else if (heard.code === 'moved') {
      batch(() => {
        this.refusal.value = undefined;
        this.scene.value = { kind: 'moved', contest };
      });
    } else if (heard.code === 'token') {
      this.leave();
    }
  }

  async showResult(contest: string): Promise<void> {
    const heard = await this.#busy(this.server.result(contest));
    if (heard.ok) {
      this.scene.value = { kind: 'result', result: heard.value };
    }
  }

  /** The own document, once results are published. */
  async document(name: Document, contest: string): Promise<Blob | undefined> {
    const heard = this.isBusy.peek()
      ? undefined
      : await this.#busy(this.server.document(name, contest));
    return heard?.ok === true ? heard.value : undefined;
  }

  /** Hands in what the server has; first sends what it lacks. */
  async handIn(): Promise<void> {
    const writing = this.writing.peek();
    if (writing === undefined) {
      return;
    }
    this.isBusy.value = true;
    const isThere = await writing.deliver();
    this.isBusy.value = false;
    if (!isThere) {
      this.refusal.value = 'unreached';
      return;
    }
    const { contest } = writing.info.peek();
    const heard = await this.#busy(this.server.handIn(contest, this.#device));
    if (heard.ok) {
      writing.receive(heard.value.receipt, heard.value.state);
      await this.forgetIfStranger();
    }
  }

  /** Another language, of the page and of the questions. */
  speak(chosen: Language): void {
    language.value = chosen;
    const info = this.writing.peek()?.info.peek();
    if (info?.state === 'running' && info.here) {
      void this.server.start(info.contest, chosen, false);
    }
  }

  /** Goes back from the result to where one was. */
  leaveResult(): void {
    if (this.writing.peek() === undefined) {
      void this.#welcome();
    } else {
      this.scene.value = { kind: 'writing' };
    }
  }

  /** Deletes all of this pupil here at once. */
  async forgetHere(): Promise<void> {
    this.isStranger.value = true;
    await this.forgetIfStranger();
  }

  /** Deletes all of this pupil, if the device is another one's and there is a receipt. */
  async forgetIfStranger(): Promise<void> {
    const info = this.writing.peek()?.info.peek();
    if (this.isStranger.peek() && info?.receipt != null) {
      await this.#forget(info.attempt);
    }
  }

  /** Lets another pupil enter; what is kept of this one stays until the server has it. */
  leave(): void {
    this.writing.peek()?.close();
    batch(() => {
      this.writing.value = undefined;
      this.scene.value = { kind: 'code' };
    });
    this.server.token = undefined;
    this.#session = undefined;
    void this.shelf.erase(SESSION);
  }

  /** Goes on with what is kept here, whether or not the server is reached. */
  async goOn(kept: KeptAttempt): Promise<void> {
    this.#windows.postMessage('mine');
    this.clock.remember(kept.now);
    language.value = kept.info.lang;
    this.#open(kept);
    const heard = await this.server.start(kept.info.contest, language.peek(), false);
    if (heard.ok) {
      this.writing.peek()?.take(heard.value);
      await this.#sweep();
    } else if (heard.code === 'moved') {
      await this.writing.peek()?.refresh();
    } else if (heard.code === 'token') {
      const now = this.writing.peek();
      if (now !== undefined) {
        now.isForgotten.value = true;
      }
    }
  }

  async #write(attempt: Attempt): Promise<void> {
    this.#windows.postMessage('mine');
    const kept = (await keptAttempt(this.shelf, attempt.attempt)) ?? {
      info: attempt,
      lines: new Map(),
      facts: { top: 0, store: attempt.store },
      habits: { flagged: [], question: 0, hidesClock: false },
      now: attempt.now,
    };
    await this.#remember(this.server.token ?? '', attempt.attempt);
    this.#open({ ...kept, info: attempt });
    this.writing.peek()?.take(attempt);
  }

  #open(kept: KeptAttempt): void {
    this.writing.peek()?.close();
    const { shelf, server, clock } = this;
    batch(() => {
      this.writing.value = new Writing({ shelf, server, clock, device: this.#device }, kept);
      this.scene.value = { kind: 'writing' };
    });
  }

  async #welcome(): Promise<void> {
    const heard = await this.server.me();
    if (heard.ok) {
      await this.#show(heard.value);
    } else {
      this.scene.value = { kind: 'code' };
    }
  }

  async #show(me: Me): Promise<void> {
    const running = me.contests.find(({ attempt }) => attempt?.state === 'running');
    const [only, ...others] = me.contests;
    if (running !== undefined) {
      await this.start(running.contest);
    } else if (only !== undefined && others.length === 0) {
      this.choose(me, only);
    } else {
      this.scene.value = { kind: 'choice', me };
    }
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
      this.refusal.value = heard.ok ? undefined : heard.code;
    });
    return heard;
  }

  async #knownDevice(): Promise<string> {
    const known = (await this.shelf.read(DEVICE)).get(DEVICE);
    if (typeof known === 'string') {
      return known;
    }
    const bytes = crypto.getRandomValues(new Uint8Array(8));
    const device = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    await this.shelf.write(new Map([[DEVICE, device]]));
    return device;
  }

  async #remember(token: string, attempt: string | null): Promise<void> {
    const session: Session = { token, attempt, isStranger: this.isStranger.peek() };
    this.#session = session;
    await this.shelf.write(new Map([[SESSION, session]]));
  }

  /** A day after its receipt nothing of an attempt is kept. */
  async #sweep(): Promise<void> {
    for (const [key, value] of await this.shelf.read(ATTEMPTS)) {
      const { attempt = '', receipt } = key.endsWith('/info') ? (value as Partial<Attempt>) : {};
      if (receipt != null && this.clock.now() - receipt.at > DAY) {
        if (attempt === this.writing.peek()?.info.peek().attempt) {
          await this.#forget(attempt);
          this.leave();
        } else {
          await this.shelf.erase(keysOf(attempt));
        }
      }
    }
  }

  async #forget(attempt: string): Promise<void> {
    this.writing.peek()?.forget();
    await this.shelf.erase(keysOf(attempt));
    await this.shelf.erase(SESSION);
    this.#session = undefined;
    this.isForgotten.value = true;
  }

  /** Whether another window of this browser writes; it answers at once, unless it is frozen. */
  #isOtherWindowOpen(): Promise<boolean> {
    const ANSWERS_WITHIN = 250;
    return new Promise((resolve) => {
      const hear = ({ data }: MessageEvent): void => {
        if (data === 'I write') {
          resolve(true);
        }
      };
      this.#windows.addEventListener('message', hear);
      setTimeout(() => {
        this.#windows.removeEventListener('message', hear);
        resolve(false);
      }, ANSWERS_WITHIN);
      this.#windows.postMessage('who writes?');
    });
  }

  #hearWindow(said: unknown): void {
    const writing = this.writing.peek();
    if (writing === undefined) {
      return;
    }
    if (said === 'who writes?') {
      this.#windows.postMessage('I write');
    } else if (said === 'mine') {
      writing.close();
      batch(() => {
        this.writing.value = undefined;
        this.scene.value = { kind: 'other_window' };
      });
    }
  }
}
