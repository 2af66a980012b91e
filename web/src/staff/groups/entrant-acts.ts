// SPDX-License-Identifier: MIT
/** The acts on one pupil: each asks first, or can be taken back. */
import type { Desk, Done, Question } from '../frame/desk';
import { staffWords } from '../frame/words';
import type { Extra, Row } from './messages';
import { groupWords } from './words';

interface Answer<Before> {
  readonly entrant: Row;
  readonly before: Before;
}

export class EntrantActs {
  readonly #desk: Desk;
  readonly #contest: string;
  readonly #row: Row;

  constructor(desk: Desk, contest: string, row: Row) {
    this.#desk = desk;
    this.#contest = contest;
    this.#row = row;
  }

  get #who(): string {
    return groupWords().who(this.#row.seat, this.#row.name);
  }

  #path(act: string): string {
    return `staff/entrants/${this.#row.entrant}/${act}`;
  }

  #question(text: string, yes: string): Question {
    return { title: this.#who, text, yes };
  }

  /** How an act is taken back: by the same route, with the values before. */
  #back(path: string, body: object, method: 'POST' | 'PUT' = 'POST'): Done['undo'] {
    return () =>
      this.#desk.act({
        method,
        path,
        body: { ...body },
        done: () => ({ text: staffWords().undo.taken }),
      });
  }

  /** Sets all extra time of the pupil. */
  extra(extra: Extra) {
    const { entrant: words } = groupWords();
    const text = words.extraText(extra.percent, extra.seconds);
    const path = this.#path('extra');
    return this.#desk.act<Answer<Extra>>({
      path,
      body: { ...extra },
      done: ({ before }) => ({
        text: words.timeDone(this.#who, text === '' ? words.noTime : text),
        undo: this.#back(path, before),
      }),
    });
  }

  here() {
    const { entrant: words } = groupWords();
    return this.#desk.act({
      path: this.#path('here'),
      body: { contest: this.#contest },
      question: { ...this.#question(words.hereSure, words.hereYes), isOfPage: true },
      done: () => ({ text: words.hereDone(this.#who) }),
    });
  }

  reopen() {
    const { entrant: words } = groupWords();
    return this.#desk.act({
      path: this.#path('reopen'),
      body: { contest: this.#contest },
      question: this.#question(words.reopenSure, words.reopenYes),
      done: () => ({ text: words.reopenDone(this.#who) }),
    });
  }

  late() {
    const { entrant: words } = groupWords();
    return this.#desk.act({
      path: this.#path('late'),
      body: { contest: this.#contest },
      question: this.#question(words.lateSure, words.lateYes),
      done: () => ({ text: words.lateDone(this.#who) }),
    });
  }

  name(name: string) {
    const path = this.#path('name');
    return this.#desk.act<Answer<{ name: string }>>({
      method: 'PUT',
      path,
      body: { name },
      done: ({ before }) => ({
        text: groupWords().entrant.nameDone(this.#row.seat),
        undo: this.#back(path, before, 'PUT'),
      }),
    });
  }

  mergeInto(into: string, name: string) {
    const { entrant: words } = groupWords();
    return this.#desk.act({
      path: 'staff/entrants/merge',
      body: { from: this.#row.entrant, into },
      question: this.#question(words.mergeSure(this.#who, name), words.mergeYes),
      done: () => ({ text: words.mergeDone(name) }),
    });
  }

  move(group: string, name: string) {
    const path = this.#path('move');
    return this.#desk.act<Answer<{ group: string }>>({
      path,
      body: { group },
      done: ({ before }) => ({
        text: groupWords().entrant.moveDone(this.#who, name),
        undo: this.#back(path, before),
      }),
    });
  }

  wrongStart() {
    const { entrant: words } = groupWords();
    return this.#desk.act({
      path: this.#path('remove-attempt'),
      body: { contest: this.#contest },
      question: this.#question(words.wrongStartSure, words.wrongStartYes),
      done: () => ({ text: words.wrongStartDone(this.#who) }),
    });
  }

  remove() {
    return this.#desk.act({
      path: this.#path('remove'),
      body: { sure: true },
      done: () => ({
        text: groupWords().entrant.removeDone(this.#who),
        undo: this.#back(this.#path('restore'), {}),
      }),
    });
  }

  restore() {
    return this.#desk.act({
      path: this.#path('restore'),
      done: () => ({
        text: groupWords().entrant.restoreDone(this.#who),
        undo: this.#back(this.#path('remove'), { sure: true }),
      }),
    });
  }
}
