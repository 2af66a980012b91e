// SPDX-License-Identifier: MIT
/** A server of contests for tests of the page of staff: a teacher's groups, all in memory. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Group, Me, Notice, Phase, Role } from '../src/staff/frame/messages';
import type { EntrantState, Row } from '../src/staff/groups/messages';
import { serveFile } from './contest-server';

export const CODES: Readonly<Record<Role, string>> = {
  teacher: '0000-0000-0000-0000-0000',
  organiser: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZRM',
  invigilator: '0000-0000-0000',
};
const MINUTE = 60_000;
const QUOTA = 60;
const QUESTIONS = 24;

/** A pupil as the server knows it. */
export interface Pupil {
  entrant: string;
  group: string;
  seat: number;
  name: string;
  level: string;
  code: string;
  state: EntrantState;
  started: number;
  percent: number;
  seconds: number;
  answered: number;
  heard: number | null;
  devices: number;
  late: number;
  flagged: boolean;
  /** Whether the next device may write. */
  isFree: boolean;
}

interface Answer {
  status: number;
  body: unknown;
}

type Said = Readonly<Record<string, unknown>>;
/** Answers a question whose address matches; the parts of the address come along. */
export type Act = (parts: readonly string[], said: Said, query: URLSearchParams) => Answer;

export class StaffServer {
  address = '';
  /** Whether nothing of the API is reached. */
  isDown = false;
  role: Role = 'teacher';
  phase: Phase = 'open';
  names: 'kept' | 'none' = 'kept';
  minutes = 50;
  since = Date.now() - 3_600_000;
  notices: Notice[] = [];
  readonly groups: (Omit<Group, 'entrants' | 'windows'> & { hasRehearsal: boolean })[] = [];
  readonly pupils: Pupil[] = [];
  /** Method and path of each act that was taken. */
  readonly acts: string[] = [];
  readonly refused: string[] = [];
  /** Further questions, by method and path with `{}` parts. */
  readonly routes = new Map<string, Act>();
  #isIn = false;
  #drawn = 0;
  readonly #server = createServer((request, response) => void this.#hear(request, response));

  constructor() {
    for (const [route, act] of Object.entries(this.#ownRoutes())) {
      this.routes.set(route, act);
    }
  }

  async start(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    const { port: taken } = this.#server.address() as AddressInfo;
    this.address = `http://127.0.0.1:${taken}/contest/staff/`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
  }

  /** From now on codes are wanted again. */
  endSessions(): void {
    this.#isIn = false;
  }

  /** Makes a group as a teacher would, with its pupils. */
  addGroup(name: string, count: number): string {
    const group = this.#draw();
    this.groups.push({
      group,
      name,
      school: 'North',
      season: '2026',
      level: '3-4',
      zone: 'UTC',
      teacher: 'a'.repeat(16),
      shift_min: 0,
      open_until: 0,
      day_code_until: 0,
      hasRehearsal: false,
    });
    this.addPupils(group, count, '3-4');
    return group;
  }

  addPupils(group: string, count: number, level: string): Pupil[] {
    const seats = this.pupilsOf(group).map(({ seat }) => seat);
    const first = Math.max(0, ...seats) + 1;
    const added = Array.from({ length: count }, (_, i): Pupil => ({
      entrant: this.#draw(),
      group,
      seat: first + i,
      name: '',
      level,
      code: `K7QX-2M4T-${String(first + i).padStart(4, '0')}`,
      state: 'not_entered',
      started: 0,
      percent: 0,
      seconds: 0,
      answered: 0,
      heard: null,
      devices: 0,
      late: 0,
      flagged: false,
      isFree: false,
    }));
    this.pupils.push(...added);
    return added;
  }

  pupilsOf(group: string): Pupil[] {
    return this.pupils.filter((one) => one.group === group).sort((a, b) => a.seat - b.seat);
  }

  #draw(): string {
    this.#drawn += 1;
    return this.#drawn.toString(16).padStart(16, '0');
  }

  async #hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith('/contest/v1/')) {
      await serveFile(pathname, response);
      return;
    }
    let text = '';
    for await (const part of request) {
      text += String(part);
    }
    if (this.isDown) {
      request.socket.destroy();
      return;
    }
    const path = pathname.slice('/contest/v1/'.length);
    const token = request.headers.authorization;
    const isJson = request.headers['content-type'] === 'application/json';
    const said = (isJson ? JSON.parse(text) : {}) as Said;
    const { status, body } = this.#answer(request.method ?? '', path, said, searchParams, token);
    if (status >= 400) {
      this.refused.push((body as { code: string }).code);
    }
    const isFile = typeof body === 'string' || body instanceof Buffer;
    response.writeHead(status, {
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
    });
    response.end(isFile ? body : JSON.stringify(body));
  }

  #answer(
    method: string,
    path: string,
    said: Said,
    query: URLSearchParams,
    token: string | undefined,
  ): Answer {
    if (path === 'enter') {
      return this.#enter(said);
    }
    if (!this.#isIn || token !== `Bearer ${'0'.repeat(32)}`) {
      return refuse(401, 'token');
    }
    for (const [route, act] of this.routes) {
      const [itsMethod = '', itsPath = ''] = route.split(' ');
      const pattern = new RegExp(`^${itsPath.replaceAll('{}', '([^/]+)')}$`);
      const found = itsMethod === method ? pattern.exec(path) : null;
      if (found !== null) {
        const answer = act(found.slice(1).map(decodeURIComponent), said, query);
        if (method !== 'GET' && answer.status < 400) {
          this.acts.push(`${method} ${path}`);
        }
        return answer;
      }
    }
    return refuse(404, 'not_found');
  }

  #enter(said: Said): Answer {
    const found = Object.entries(CODES).find(
      ([, code]) => code.replaceAll('-', '') === said['code'],
    );
    if (found === undefined) {
      return refuse(404, 'unknown_code');
    }
    this.role = found[0] as Role;
    this.#isIn = true;
    const until = Date.now() + 720 * MINUTE;
    return ok({ token: '0'.repeat(32), until, role: this.role, me: this.me() });
  }

  me(): Me {
    const isTeacher = this.role === 'teacher';
    const contest = (id: string, rehearsal: boolean) =>
      ({
        contest: id,
        title: { en: 'Autumn Contest', fr: 'Concours d’automne' },
        season: '2026',
        state: this.phase === 'published' ? 'published' : 'checked',
        rehearsal,
        minutes: this.minutes,
        questions: QUESTIONS,
      }) as const;
    return {
      now: Date.now(),
      store: 'a000000000000000',
      role: this.role,
      name: isTeacher ? 'Ms Ito' : '',
      school: this.role === 'organiser' ? '' : 'North',
      season: this.role === 'organiser' ? '' : '2026',
      quota: isTeacher ? QUOTA : null,
      used: isTeacher ? this.pupils.length : null,
      names: this.names,
      notices: this.notices,
      levels: [
        { id: '3-4', title: { en: 'Grades 3 and 4', fr: 'CE2 et CM1' } },
        { id: '5-6', title: { en: 'Grades 5 and 6', fr: 'CM2 et 6e' } },
      ],
      contests: [contest('autumn', false), contest('rehearsal-1', true)],
      groups: this.groups.map(({ group }) => this.group(group)),
    };
  }

  group(id: string): Group {
    const found = this.groups.find(({ group }) => group === id);
    if (found === undefined) {
      throw new Error(`there is no group ${id}`);
    }
    const { hasRehearsal, ...rest } = found;
    const opens = Date.now() - 30 * MINUTE;
    const window = (contest: string, phase: Phase) => ({
      contest,
      opens: phase === 'soon' ? opens + 60 * MINUTE : opens,
      closes: phase === 'soon' || phase === 'open' ? opens + 240 * MINUTE : opens + MINUTE,
      phase,
    });
    return {
      ...rest,
      entrants: this.pupilsOf(id).length,
      windows: [
        window('autumn', this.phase),
        ...(hasRehearsal ? [window('rehearsal-1', 'open')] : []),
      ],
    };
  }

  row(pupil: Pupil): Row {
    const { state, started, percent, seconds } = pupil;
    const extra_s = (this.minutes * 60 * percent) / 100 + seconds;
    const ends = started === 0 ? 0 : started + this.minutes * MINUTE + 1000 * extra_s;
    return {
      entrant: pupil.entrant,
      seat: pupil.seat,
      name: pupil.name,
      level: pupil.level,
      state,
      started,
      ends,
      left_s: state === 'running' ? Math.max(0, Math.round((ends - Date.now()) / 1000)) : 0,
      extra_s,
      extra: { percent, seconds },
      answered: pupil.answered,
      of: started === 0 ? 0 : QUESTIONS,
      heard: pupil.heard,
      devices: pupil.devices,
      how: state === 'handed_in' ? 'pupil' : '',
      check: state === 'handed_in' ? '7KQ2' : '',
      late: pupil.late,
      flagged: pupil.flagged,
    };
  }

  #ownRoutes(): Record<string, Act> {
    const entrant = (id: string | undefined) => this.pupils.find((one) => one.entrant === id);
    /** An act on a pupil: changes it, and returns what was before. */
    const on =
      (act: (pupil: Pupil, said: Said) => object, mustBeSure = false): Act =>
      ([id], said) => {
        const pupil = entrant(id);
        if (pupil === undefined) {
          return refuse(404, 'not_found');
        }
        if (mustBeSure && said['sure'] !== true) {
          return refuse(409, 'asks');
        }
        const before = act(pupil, said);
        return ok({ entrant: this.row(pupil), before });
      };
    const state = (to: EntrantState) => (pupil: Pupil) => {
      pupil.state = to;
      return {};
    };
    const group = (id: string | undefined) => {
      const found = this.groups.find((one) => one.group === id);
      if (found === undefined) {
        throw new Error(`there is no group ${id ?? ''}`);
      }
      return found;
    };
    const published = (answer: (id: string) => Answer): Act => {
      return ([id]) =>
        this.phase === 'published' ? answer(id ?? '') : refuse(423, 'not_published');
    };
    return {
      'GET now': () => ok({ now: Date.now(), notices: this.notices }),
      'GET staff/me': () => ok(this.me()),
      'POST staff/leave': () => {
        this.#isIn = false;
        return ok({});
      },
      'GET staff/groups/{}/progress': ([id = '']) =>
        ok({
          now: Date.now(),
          since: this.since,
          group: this.group(id),
          contest: 'autumn',
          notices: this.notices,
          entrants: this.pupilsOf(id).map((pupil) => this.row(pupil)),
        }),
      'GET staff/groups/{}/entrants': ([id = '']) => ok({ entrants: this.pupilsOf(id) }),
      'POST staff/groups': (_parts, said) => {
        if (this.groups.some(({ name }) => name === said['name'])) {
          return refuse(409, 'taken');
        }
        if (this.pupils.length + Number(said['count']) > QUOTA) {
          return refuse(409, 'quota');
        }
        const id = this.addGroup(String(said['name']), Number(said['count']));
        return { status: 201, body: { group: this.group(id) } };
      },
      'POST staff/groups/{}/entrants': ([id = ''], said) => {
        const entrants = this.addPupils(id, Number(said['count']), String(said['level']));
        return ok({ entrants, group: this.group(id) });
      },
      'PUT staff/groups/{}/names': (_parts, said) => {
        const names = said['names'] as { entrant: string; name: string }[];
        const before = names.map(({ entrant: one }) => ({
          entrant: one,
          name: entrant(one)?.name ?? '',
        }));
        for (const { entrant: one, name } of names) {
          Object.assign(entrant(one) ?? {}, { name });
        }
        return ok({ set: names.length, before: { names: before } });
      },
      'DELETE staff/groups/{}/names': ([id = ''], said) => {
        if (said['sure'] !== true) {
          return refuse(409, 'asks');
        }
        const named = this.pupilsOf(id).filter(({ name }) => name !== '');
        named.forEach((pupil) => (pupil.name = ''));
        return ok({ deleted: named.length });
      },
      'POST staff/groups/{}/window': ([id], said) => {
        const found = group(id);
        const before = { shift_min: found.shift_min, open_until: found.open_until };
        Object.assign(found, said);
        return ok({ group: this.group(found.group), before });
      },
      'POST staff/groups/{}/open': ([id], said) => {
        const found = group(id);
        const before = { shift_min: found.shift_min, open_until: found.open_until };
        const minutes = Number(said['minutes']);
        Object.assign(found, { open_until: minutes > 0 ? Date.now() + minutes * MINUTE : 0 });
        return ok({ group: this.group(found.group), before });
      },
      'POST staff/groups/{}/day-code': ([id]) => {
        const until = Date.now() + 300 * MINUTE;
        Object.assign(group(id), { day_code_until: until });
        return ok({ code: CODES.invigilator, until });
      },
      'DELETE staff/groups/{}/day-code': ([id]) => {
        Object.assign(group(id), { day_code_until: 0 });
        return ok({});
      },
      'POST staff/groups/{}/rescue': ([id = ''], said) => {
        if (said['sure'] !== true) {
          return refuse(409, 'asks');
        }
        const [first] = this.pupilsOf(id);
        return first === undefined || !String(said['text']).startsWith('{')
          ? refuse(400, 'bad_request')
          : ok({ entrant: this.row(first), taken: 5, known: 12 });
      },
      'GET staff/groups/{}/slips.pdf': () => ok('%PDF-1.4 slips'),
      'GET staff/groups/{}/papers.pdf': () =>
        this.phase === 'soon' ? refuse(423, 'not_open') : ok('%PDF-1.4 papers'),
      'GET staff/groups/{}/certificates.pdf': published(() => ok('%PDF-1.4 certificates')),
      'GET staff/groups/{}/reports.pdf': published(() => ok('%PDF-1.4 reports')),
      'GET staff/entrants/{}/report.pdf': () => ok('%PDF-1.4 report'),
      'GET staff/entrants/{}/certificate.pdf': () => ok('%PDF-1.4 certificate'),
      'GET staff/groups/{}/results.csv': published(() => ok('seat;points')),
      'GET staff/groups/{}/results.ods': published(() => ok('PK')),
      'GET staff/groups/{}/results': published((id) =>
        ok({ contest: 'autumn', revision: 1, rows: this.#results(id) }),
      ),
      'POST staff/groups/{}/rehearsal': ([id]) => {
        Object.assign(group(id), { hasRehearsal: true });
        return {
          status: 201,
          body: { contest: 'rehearsal-1', group: this.group(group(id).group) },
        };
      },
      'DELETE staff/groups/{}/rehearsal': ([id], said) => {
        if (said['sure'] !== true) {
          return refuse(409, 'asks');
        }
        Object.assign(group(id), { hasRehearsal: false });
        return ok({ attempts: 12 });
      },
      'POST staff/entrants/merge': (_parts, said) => {
        const [from, into] = [entrant(String(said['from'])), entrant(String(said['into']))];
        if (from === undefined || into === undefined) {
          return refuse(404, 'not_found');
        }
        if (said['sure'] !== true) {
          return refuse(409, 'asks');
        }
        if (from.answered > 0 && into.answered > 0) {
          return refuse(409, 'both_wrote');
        }
        Object.assign(into, from.answered > 0 ? { ...from, ...identity(into) } : {});
        this.pupils.splice(this.pupils.indexOf(from), 1);
        return ok({ entrant: this.row(into) });
      },
      'POST staff/entrants/{}/extra': on((pupil, said) => {
        const before = { percent: pupil.percent, seconds: pupil.seconds };
        Object.assign(pupil, said);
        return before;
      }),
      'POST staff/entrants/{}/here': on((pupil, said) => {
        if ('sure' in said) {
          throw new Error('the server knows no such key');
        }
        pupil.isFree = true;
        return {};
      }),
      'POST staff/entrants/{}/reopen': on(state('running'), true),
      'POST staff/entrants/{}/late': on((pupil) => {
        pupil.late = 0;
        return {};
      }, true),
      'POST staff/entrants/{}/move': on((pupil, said) => {
        const before = { group: pupil.group };
        pupil.group = String(said['group']);
        return before;
      }),
      'POST staff/entrants/{}/remove': on(state('removed'), true),
      'POST staff/entrants/{}/restore': on(state('entered')),
      'POST staff/entrants/{}/remove-attempt': on((pupil) => {
        Object.assign(pupil, { state: 'entered', started: 0, answered: 0 });
        return {};
      }, true),
      'PUT staff/entrants/{}/name': on((pupil, said) => {
        const before = { name: pupil.name };
        pupil.name = String(said['name']);
        return before;
      }),
    };
  }

  #results(id: string): unknown {
    return this.pupilsOf(id).map(({ entrant, seat, name, level }, i) => ({
      entrant,
      seat,
      name,
      level,
      points: (37 * i) % 97,
      most: 96,
      rank: i + 1,
      of: 143,
      share_below: (37 * i) % 97,
      class: (['participation', 'merit', 'distinction'] as const)[i % 3],
    }));
  }
}

function identity({ entrant, group, seat, name, code }: Pupil): Partial<Pupil> {
  return { entrant, group, seat, name, code };
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

export function refuse(status: number, code: string): Answer {
  return { status, body: { error: code, code } };
}
