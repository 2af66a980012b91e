// SPDX-License-Identifier: MIT
/** The answers of a server of contests about pupils on paper, in memory. */
import { crc32, deflateSync } from 'node:zlib';
import type { PaperAnswer, PaperPupil, Sheets } from '../src/staff/groups/messages';
import { ok, refuse, type Act, type StaffServer } from './staff-server';

const QUESTIONS = 6;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Three pupils on paper; a page that is taken answers most, and leaves two doubts and itself. */
export class OnPaper {
  readonly server: StaffServer;
  /** How many files were taken. */
  taken = 0;
  isOut = true;
  isUnread = false;
  readonly #pupils: (Omit<PaperPupil, 'questions'> & { questions: Writable<PaperAnswer>[] })[];

  constructor(server: StaffServer, group: string) {
    this.server = server;
    this.#pupils = server
      .pupilsOf(group)
      .slice(0, 3)
      .map(({ entrant, seat, name }) => ({
        entrant,
        seat,
        name,
        questions: Array.from({ length: QUESTIONS }, (_, i) => questionAt(i)),
      }));
    for (const [route, act] of Object.entries(this.#routes())) {
      server.routes.set(route, act);
    }
  }

  answer(seat: number, number: number): string | null | undefined {
    return this.#question(seat, number)?.answer;
  }

  sheets(): Sheets {
    return {
      contest: 'autumn',
      entrants: this.#pupils,
      others: this.isUnread ? [{ seat: 0, number: 1, pictures: [''] }] : [],
    };
  }

  #question(seat: number, number: number) {
    return this.#pupils.find((one) => one.seat === seat)?.questions[number - 1];
  }

  #take() {
    this.taken += 1;
    const pupil = this.#pupils[this.taken - 1];
    for (const question of pupil?.questions ?? []) {
      if (question.form !== 'line') {
        question.answer = question.form === 'choice' ? 'B' : 'A=2, B=4, C=8, D=1';
      }
    }
    const [digits, choice] = pupil?.questions ?? [];
    Object.assign(digits ?? {}, {
      answer: null,
      doubt: { pictures: ['B', 'D'], read: 'A=2,C=8' },
    });
    Object.assign(choice ?? {}, { answer: null, doubt: { pictures: [''], read: '' } });
    this.isUnread = true;
  }

  #routes(): Record<string, Act> {
    return {
      'GET staff/groups/{}/sheets': () =>
        this.isOut ? ok(this.sheets()) : refuse(423, 'not_open'),
      'POST staff/groups/{}/sheets': () => {
        this.#take();
        return ok({ answers: 2, left: 3, pages: [], sheets: this.sheets() });
      },
      'DELETE staff/groups/{}/sheets': (_, said) => {
        if (said['sure'] !== true) {
          return refuse(409, 'asks');
        }
        this.isUnread = false;
        return ok({ deleted: 1 });
      },
      'GET staff/groups/{}/cut-out.png': () => ok(ROW_OF_CIRCLES),
      'PUT staff/entrants/{}/answer': ([id], said) => {
        const pupil = this.#pupils.find(({ entrant }) => entrant === id);
        const question = pupil?.questions[Number(said['number']) - 1];
        const answer = String(said['answer']);
        if (question === undefined || answer.includes('?')) {
          return refuse(400, 'bad_request');
        }
        if (question.answer !== null && question.answer !== answer && said['sure'] !== true) {
          return refuse(409, 'asks');
        }
        question.answer = answer.toUpperCase();
        question.doubt = null;
        return ok({ number: Number(said['number']), answer: question.answer });
      },
    };
  }
}

function questionAt(index: number): PaperAnswer {
  const form = index === 0 ? 'digits' : index < QUESTIONS - 1 ? 'choice' : 'line';
  const labels = { digits: 'ABCD', choice: 'ABCDE', line: '' }[form];
  return { number: index + 1, form, labels, answer: null, doubt: null };
}

/** A picture of ten circles, of which one is faintly filled in. */
const ROW_OF_CIRCLES = png(420, 48, (x, y) => {
  const across = (x % 40) - 20;
  const distance = Math.hypot(across, y - 24);
  if (distance > 14) {
    return 250;
  }
  return distance > 12 ? 60 : Math.floor(x / 40) === 3 ? 150 : 245;
});

/** A picture in grey, as a PNG file. */
function png(width: number, height: number, grey: (x: number, y: number) => number): Buffer {
  const part = (type: string, bytes: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), bytes]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(bytes.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (__, x) => grey(x, y))]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.concat(rows))),
    part('IEND', Buffer.alloc(0)),
  ]);
}
