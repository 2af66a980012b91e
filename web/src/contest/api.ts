// SPDX-License-Identifier: MIT
/** The questions of a pupil’s page to a server of contests. */
import { signal } from '@preact/signals';
import { Asking, type Heard } from './asking';
import type { ServerClock } from './clock';
import type {
  Attempt,
  Changes,
  Entered,
  HandedIn,
  Me,
  Notice,
  Privacy,
  Result,
  Told,
} from './messages';
import { language, type Language } from '../i18n';

/** A document about the own result. */
export type Document = 'certificate.pdf' | 'report.pdf';

export class Server extends Asking {
  /** The notices of the organiser, as they stood in the last answer that has any word of them. */
  readonly notices = signal<readonly Notice[]>([]);

  constructor(clock: ServerClock, base = 'v1/') {
    super(clock, base);
  }

  async enter(code: string, device: string): Promise<Heard<Entered>> {
    const heard = await this.ask<Entered>('POST', 'enter', { code, device });
    if (heard.ok) {
      this.#hearNotices(heard.value.me);
    }
    return heard;
  }

  me(): Promise<Heard<Me>> {
    return this.#withNotices(this.ask<Me>('GET', 'me'));
  }

  setName(name: string): Promise<Heard<{ name: string }>> {
    return this.ask('PUT', 'me/name', { name });
  }

  /** Starts, or goes on; `here` takes the attempt over from another device. */
  start(contest: string, lang: Language, here: boolean): Promise<Heard<Attempt>> {
    return this.ask('POST', 'attempt', { contest, lang, here });
  }

  attempt(contest: string): Promise<Heard<Attempt>> {
    return this.ask('GET', `attempt?contest=${encodeURIComponent(contest)}`);
  }

  change(changes: Changes): Promise<Heard<Told>> {
    return this.#withNotices(this.ask<Told>('POST', 'attempt/changes', changes));
  }

  /** The same, without waiting: the page is about to go. */
  changeInPassing(changes: Changes): void {
    this.sayInPassing('attempt/changes', changes);
  }

  handIn(contest: string, device: string): Promise<Heard<HandedIn>> {
    return this.ask('POST', 'attempt/hand-in', { contest, device });
  }

  result(contest: string): Promise<Heard<Result>> {
    return this.ask('GET', `result?contest=${encodeURIComponent(contest)}`);
  }

  /** The own document of a contest whose results are published. */
  document(name: Document, contest: string): Promise<Heard<Blob>> {
    const query = new URLSearchParams({ contest, lang: language.peek() });
    return this.file(`${name}?${query.toString()}`);
  }

  privacy(): Promise<Heard<Privacy>> {
    return this.ask('GET', 'privacy');
  }

  async #withNotices<Value extends { readonly notices?: readonly Notice[] }>(
    asked: Promise<Heard<Value>>,
  ): Promise<Heard<Value>> {
    const heard = await asked;
    if (heard.ok) {
      this.#hearNotices(heard.value);
    }
    return heard;
  }

  #hearNotices({ notices }: { readonly notices?: readonly Notice[] }): void {
    if (notices !== undefined) {
      this.notices.value = notices;
    }
  }
}
