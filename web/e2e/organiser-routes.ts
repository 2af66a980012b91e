// SPDX-License-Identifier: MIT
/** The answers of a server of contests to organisers, in memory, for tests of their pages. */
import type { Notice, PastAct } from '../src/staff/frame/messages';
import type {
  AskedQuestion,
  Contest,
  Teacher,
  VoidEffect,
  Voided,
} from '../src/staff/organiser/messages';
import { ok, refuse, type Act, type StaffServer } from './staff-server';

const MOST = 31;

export class Organised {
  readonly server: StaffServer;
  contest: Contest = {
    contest: 'autumn',
    title: { en: 'Autumn Contest', fr: 'Concours d’automne' },
    season: '2026',
    state: 'checked',
    rehearsal: false,
    opens: '2026-11-25T07:30',
    closes: '2026-11-25T15:30',
    minutes: 50,
    questions: 3,
    revision: 0,
    entrants: 30,
    attempts: { ready: 0, running: 2, handed_in: 26, removed: 0, excluded: 0 },
  };
  questions: AskedQuestion[] = [question('coins', ''), question('half', 'nobody_right')].concat(
    question('shape', 'everybody_right'),
  );
  teachers: Teacher[] = [];
  acts: PastAct[] = Array.from({ length: 120 }, (_, i) => pastAct(120 - i, 'extra'));
  /** Bodies of the acts that were taken, by their routes. */
  readonly said: [route: string, body: Readonly<Record<string, unknown>>][] = [];
  entered = 3;

  constructor(server: StaffServer) {
    this.server = server;
    for (const [route, act] of Object.entries(this.#routes())) {
      server.routes.set(route, (parts, said, query) => {
        const answer = act(parts, said, query);
        if (!route.startsWith('GET') && answer.status < 400) {
          this.said.push([route, said]);
        }
        return answer;
      });
    }
  }

  #sure(act: Act): Act {
    return (parts, said, query) =>
      said['sure'] === true ? act(parts, said, query) : refuse(409, 'asks');
  }

  #to(state: Contest['state']): Act {
    return this.#sure(() => {
      this.contest = { ...this.contest, state };
      this.server.phase = state === 'published' ? 'published' : 'closed';
      return ok(this.contest);
    });
  }

  #routes(): Record<string, Act> {
    const c = 'staff/contests/{}';
    return {
      'GET staff/contests': () => ok({ contests: [this.contest] }),
      [`GET ${c}`]: () => ok({ ...this.contest, levels: [LEVEL], live: { schools: this.#live() } }),
      [`GET ${c}/check`]: () => ok({ items: CHECKS }),
      [`PUT ${c}/window`]: this.#sure((_parts, said) => {
        const { opens, closes } = this.contest;
        this.contest = {
          ...this.contest,
          opens: String(said['opens']),
          closes: String(said['closes']),
        };
        return ok({ ...this.contest, before: { opens, closes } });
      }),
      [`GET ${c}/questions`]: () => ok({ questions: this.questions }),
      [`POST ${c}/questions/{}/void`]: ([, q = ''], said) => this.#void(q, said),
      [`POST ${c}/mark`]: this.#sure(() => {
        const revision = this.contest.revision + 1;
        this.contest = { ...this.contest, state: 'marked', revision };
        return ok({ revision, attempts: 28, contest: this.contest });
      }),
      [`POST ${c}/publish`]: this.#to('published'),
      [`POST ${c}/unpublish`]: this.#to('marked'),
      [`POST ${c}/exclude`]: this.#sure((_parts, said) => {
        const pupil = this.server.pupils.find(({ entrant }) => entrant === said['entrant']);
        if (pupil === undefined) {
          return refuse(404, 'not_found');
        }
        pupil.state = said['out'] === true ? 'excluded' : 'handed_in';
        return ok({ entrant: pupil.entrant, state: pupil.state, before: { out: !said['out'] } });
      }),
      [`GET ${c}/statistics`]: () => ok({ revision: this.contest.revision, levels: STATISTICS }),
      [`GET ${c}/results.csv`]: () => ({ status: 200, body: 'seat;points' }),
      [`GET ${c}/export`]: () => ({ status: 200, body: '{}' }),
      [`POST ${c}/forget`]: this.#sure(() =>
        ok({ entrants: 30, attempts: 0, names: 28, left: { answers: 672 } }),
      ),
      'GET staff/cup.csv': () => ({ status: 200, body: 'rank;points' }),
      'GET staff/record': () => ({ status: 200, body: '<p>' }),
      'GET staff/notices': () => ok({ notices: this.server.notices }),
      'POST staff/notices': (_parts, said) => {
        const notice = {
          notice: this.server.notices.length + 1,
          at: Date.now(),
          ...(said as Pick<Notice, 'until' | 'text'>),
        };
        this.server.notices = [...this.server.notices, notice];
        return { status: 201, body: notice };
      },
      'DELETE staff/notices/{}': ([id]) => {
        this.server.notices = this.server.notices.filter(({ notice }) => String(notice) !== id);
        return ok({});
      },
      'GET staff/teachers': () => ok({ teachers: this.teachers }),
      'POST staff/teachers': (_parts, said) => {
        const teacher = {
          ...{ contact: '', used: 0, groups: 0, teacher: String(this.teachers.length + 1) },
          ...(said as unknown as Pick<Teacher, 'name' | 'school' | 'season' | 'quota'>),
        };
        this.teachers = [...this.teachers, teacher];
        return { status: 201, body: { teacher, code: 'K7QX-2M4T-9RBD-6WHP-3CYN' } };
      },
      'PUT staff/teachers/{}': ([id], said) => {
        const former = this.teachers.find(({ teacher }) => teacher === id);
        this.teachers = this.teachers.map((one) => (one === former ? { ...one, ...said } : one));
        return ok({ teacher: former, before: { quota: former?.quota } });
      },
      'POST staff/teachers/{}/code': this.#sure(() => ok({ code: 'M4TK-7QX2-9RBD-6WHP-3CYN' })),
      'GET staff/acts': (_parts, _said, query) => {
        const before = Number(query.get('before') ?? Infinity);
        const acts = this.acts.filter(({ act }) => act < before);
        return ok({ acts: acts.slice(0, Number(query.get('limit'))) });
      },
    };
  }

  #live(): unknown {
    const entered = this.entered;
    return [
      { school: 'North', groups: 1, entrants: 30, entered, running: 2, handed_in: 26 },
      { school: 'Saint-Charles', groups: 2, entrants: 41, entered: 0, running: 40, handed_in: 1 },
    ];
  }

  #void(q: string, said: Readonly<Record<string, unknown>>) {
    const points = said['points'] as Voided;
    const former = this.questions.find((one) => one.q === q)?.voided ?? 'no';
    const most = (voided: Voided) => (voided === 'none' ? MOST - 3 : MOST);
    const effect: VoidEffect = {
      pupils: 28,
      more: points === 'all' ? 28 : 0,
      less: points === 'all' ? 0 : 28,
      most_before: most(former),
      most_after: most(points),
    };
    if (said['dry'] === true) {
      return ok({ dry: true, ...effect });
    }
    this.questions = this.questions.map((one) => (one.q === q ? { ...one, voided: points } : one));
    return ok({ ...effect, before: { points: former } });
  }
}

export function pastAct(act: number, what: string): PastAct {
  const at = 1_764_000_000_000 + 60_000 * act;
  const place = { subject: '00000000000000a1', group: '5b', seat: 3 };
  return { act, at, who: 'teacher 1a2b', own: false, what, ...place, detail: '25 %, 0 s' };
}

function question(q: string, note: AskedQuestion['note']): AskedQuestion {
  const right = note === 'nobody_right' ? 0 : note === '' ? 12 : 28;
  const counts = { answered: 28, right, wrong: 28 - right };
  return { q, kind: 'stated', points: 3, voided: 'no', levels: ['3-4'], note, ...counts };
}

const LEVEL = {
  id: '3-4',
  title: { en: 'Grades 3 and 4', fr: 'CE2 et CM1' },
  questions: 3,
};

const CHECKS = [
  {
    what: 'questions',
    ok: true,
    text: { en: '72 questions have one answer each.', fr: '72 questions ont une seule réponse.' },
  },
  {
    what: 'backup',
    ok: false,
    text: { en: 'The last backup is two days old.', fr: 'La sauvegarde date de deux jours.' },
  },
];

const STATISTICS = [
  { level: '3-4', of: 28, mean: 17.25, distribution: [{ points: 10, count: 20 }], questions: [] },
  { level: '5-6', of: null, mean: null, distribution: null, questions: null },
];
