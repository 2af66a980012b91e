// SPDX-License-Identifier: MIT
/** Made by `npm run generate`: see build-tools/api-types.ts. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Names a group, an entrant, an attempt or a teacher */
    id: string;
    /** @description A text in each language */
    translated: {
      [key: string]: string;
    };
    /** @description What is wrong, in one line, with the name of the reason; some have more */
    error: {
      error: string;
      code: string;
    } & {
      [key: string]: unknown;
    };
    /** @description Nothing */
    empty: Record<string, never>;
    /** @description A word of the organiser to all pages; until is 0 for no end */
    notice: {
      notice: number;
      at: number;
      until: number;
      text: components['schemas']['translated'];
    };
    notices: {
      notices: components['schemas']['notice'][];
    };
    'notice-body': {
      text: components['schemas']['translated'];
      until?: number;
    };
    /** @description The time in milliseconds since 1970; store names this copy of the data */
    now: {
      now: number;
      store: string;
      notices: components['schemas']['notice'][];
    };
    'enter-body': {
      code: string;
      device: components['schemas']['id'];
    };
    /** @description A token, and until when it holds */
    entered: {
      token: string;
      until: number;
      /** @enum {unknown} */
      role: 'entrant' | 'invigilator' | 'teacher' | 'organiser';
      /** @description The answer of me or of staff/me */
      me: Record<string, never>;
    };
    privacy: {
      /** @enum {unknown} */
      names: 'kept' | 'none';
      /** @description For which names are kept after the results are official */
      days: number;
      /** @description The same of acts on pupils and of replaced answers */
      trail: number;
      lines: {
        [key: string]: string[];
      };
    };
    me: {
      now: number;
      store: string;
      name: string;
      /** @enum {unknown} */
      names: 'kept' | 'none';
      group: string;
      seat: number;
      level: string;
      notices: components['schemas']['notice'][];
      contests: {
        contest: string;
        title: components['schemas']['translated'];
        level_title: components['schemas']['translated'];
        minutes: number;
        questions: number;
        most: number;
        penalty: number;
        opens: number;
        closes: number;
        /** @enum {unknown} */
        phase: 'soon' | 'open' | 'closed' | 'published';
        attempt: {
          state: string;
          started: number;
          ends: number;
          here: boolean;
        } | null;
      }[];
    };
    'name-body': {
      name: string;
    };
    name: {
      name: string;
    };
    'start-body': {
      contest: string;
      lang: string;
      here?: boolean;
    };
    /** @description A question as it stands on the paper; further keys depend on the kind */
    question: {
      q: string;
      number: number;
      points: number;
      kind: string;
    } & {
      [key: string]: unknown;
    };
    attempt: {
      attempt: components['schemas']['id'];
      contest: string;
      level: string;
      lang: string;
      state: string;
      now: number;
      started: number;
      ends: number;
      grace_s: number;
      minutes: number;
      extra_s: number;
      store: string;
      here: boolean;
      questions: components['schemas']['question'][];
      answers: {
        q: string;
        device: string;
        n: number;
        state: string;
        answer: string;
        at: number;
      }[];
      receipt: {
        answers: number;
        at: number;
        /** @enum {unknown} */
        how: 'pupil' | 'time';
        check: string;
      } | null;
    };
    'changes-body': {
      contest?: string;
      device: components['schemas']['id'];
      store?: components['schemas']['id'];
      changes: {
        q: string;
        n: number;
        after: {
          device: string;
          n: number;
        };
        state: string;
        answer: string;
        elapsed?: number;
      }[];
    };
    changes: {
      now: number;
      ends: number;
      state: string;
      store: string;
      here: boolean;
      notices: components['schemas']['notice'][];
      results: {
        q: string;
        n: number;
        /** @enum {unknown} */
        fate: 'applied' | 'known' | 'conflict' | 'late';
        holds: {
          q: string;
          device: string;
          n: number;
          state?: string;
          answer?: string;
          at: number;
        };
      }[];
    };
    'hand-in-body': {
      contest?: string;
      device: components['schemas']['id'];
    };
    'hand-in': {
      state: string;
      now: number;
      receipt: {
        answers: number;
        at: number;
        /** @enum {unknown} */
        how: 'pupil' | 'time';
        check: string;
      };
    };
    result: {
      /** @description Where the questions can be practised, from the page of pupils; left out if they cannot */
      practice?: string;
      contest: string;
      revision: number;
      points: number;
      most: number;
      rank: number | null;
      of: number | null;
      share_below: number | null;
      questions: components['schemas']['question'][];
    };
    /** @description A group with its windows */
    group: {
      group: components['schemas']['id'];
      name: string;
      school: string;
      season: string;
      level: string;
      zone: string;
      teacher: string | null;
      entrants: number;
      shift_min: number;
      open_until: number;
      day_code_until: number;
      windows: {
        contest: string;
        opens: number;
        closes: number;
        /** @enum {unknown} */
        phase: 'soon' | 'open' | 'closed' | 'published';
      }[];
    };
    /** @description The person, with groups and contests in reach */
    'staff-me': {
      now: number;
      store: string;
      /** @enum {unknown} */
      role: 'invigilator' | 'teacher' | 'organiser';
      name: string;
      school: string;
      season: string;
      quota: number | null;
      used: number | null;
      /** @enum {unknown} */
      names: 'kept' | 'none';
      languages: string[];
      notices: components['schemas']['notice'][];
      levels: {
        id: string;
        title: components['schemas']['translated'];
      }[];
      contests: {
        contest: string;
        title: components['schemas']['translated'];
        season: string;
        /** @enum {unknown} */
        state: 'draft' | 'checked' | 'marked' | 'published';
        rehearsal: boolean;
        minutes: number;
        questions: number;
        levels: {
          id: string;
          title: components['schemas']['translated'];
          questions: number;
        }[];
      }[];
      groups: components['schemas']['group'][];
    };
    /** @description An entrant on the wall list: heard is the age of the last word of a device, in milliseconds; late are answers that wait to be accepted; flagged if two devices wrote within a minute */
    'wall-row': {
      entrant: components['schemas']['id'];
      seat: number;
      name: string;
      level: string;
      /** @enum {unknown} */
      state: 'not_entered' | 'entered' | 'running' | 'handed_in' | 'removed' | 'excluded';
      started: number;
      ends: number;
      left_s: number;
      extra: {
        percent: number;
        seconds: number;
      };
      extra_s: number;
      answered: number;
      of: number;
      heard: number | null;
      devices: number;
      how: string;
      check: string;
      late: number;
      flagged: boolean;
    };
    progress: {
      now: number;
      /** @description The start of the server; it heard no device before */
      since: number;
      group: components['schemas']['group'];
      contest: string;
      notices: components['schemas']['notice'][];
      entrants: components['schemas']['wall-row'][];
    };
    /** @description The entrant as it is now, and what to send to undo the act */
    'entrant-act': {
      entrant: components['schemas']['wall-row'] | null;
      before: Record<string, never>;
      taken?: number;
    };
    /** @description Totals, not additions */
    'extra-body': {
      percent: number;
      seconds: number;
      contest?: string;
    };
    'reopen-body': {
      contest?: string;
      sure?: boolean;
      seconds?: number;
    };
    'contest-body': {
      contest?: string;
    };
    'sure-body': {
      contest?: string;
      sure?: boolean;
    };
    'move-body': {
      group: components['schemas']['id'];
    };
    'level-body': {
      level: string;
    };
    'merge-body': {
      from: components['schemas']['id'];
      into: components['schemas']['id'];
      sure?: boolean;
    };
    /** @description A name is one word; teacher is for organisers */
    'group-body': {
      name: string;
      level: string;
      count?: number;
      teacher?: components['schemas']['id'];
    };
    'group-made': {
      group: components['schemas']['group'];
    };
    entrants: {
      entrants: {
        entrant: components['schemas']['id'];
        seat: number;
        name: string;
        level: string;
        /** @enum {unknown} */
        state: 'entered' | 'removed';
        code: string;
      }[];
    };
    'add-body': {
      count: number;
      level?: string;
    };
    'entrants-added': {
      entrants: {
        entrant: components['schemas']['id'];
        seat: number;
      }[];
      group: components['schemas']['group'];
    };
    /** @description Either names, or lines of a seat and a name */
    'names-body': {
      names?: {
        entrant: components['schemas']['id'];
        name: string;
      }[];
      csv?: string;
    };
    'names-set': {
      set: number;
      before: {
        names: {
          entrant: components['schemas']['id'];
          name: string;
        }[];
      };
    };
    'names-deleted': {
      deleted: number;
    };
    'group-window-body': {
      shift_min: number;
      open_until: number;
    };
    /** @description 0 ends it */
    'minutes-body': {
      minutes: number;
    };
    'group-window': {
      group: components['schemas']['group'];
      before: {
        shift_min: number;
        open_until: number;
      };
    };
    'day-code': {
      code: string;
      until: number;
    };
    'rescue-body': {
      text: string;
      entrant?: components['schemas']['id'];
      sure?: boolean;
    };
    rescued: {
      entrant: components['schemas']['wall-row'] | null;
      taken: number;
      known: number;
      older: number;
    };
    'group-results': {
      contest: string;
      revision: number;
      rows: {
        entrant: components['schemas']['id'];
        seat: number;
        name: string;
        level: string;
        points: number;
        most: number;
        rank: number | null;
        of: number | null;
        share_below: number | null;
        /** @enum {unknown} */
        class: 'participation' | 'merit' | 'distinction';
      }[];
    };
    rehearsal: {
      contest: string;
      group: components['schemas']['group'];
    };
    'rehearsal-ended': {
      attempts: number;
    };
    'contest-row': {
      contest: string;
      title: components['schemas']['translated'];
      season: string;
      state: string;
      rehearsal: boolean;
      opens: string;
      closes: string;
      minutes: number;
      questions: number;
      revision: number;
      entrants: number;
      attempts: {
        ready: number;
        running: number;
        handed_in: number;
        removed: number;
        excluded: number;
      };
    };
    contests: {
      contests: components['schemas']['contest-row'][];
    };
    /** @description A contest with its levels, its windows by zone, and who is where by school */
    contest: {
      contest: string;
      title: components['schemas']['translated'];
      season: string;
      state: string;
      rehearsal: boolean;
      opens: string;
      closes: string;
      minutes: number;
      questions: number;
      revision: number;
      entrants: number;
      attempts: {
        ready: number;
        running: number;
        handed_in: number;
        removed: number;
        excluded: number;
      };
      levels?: {
        id: string;
        title: components['schemas']['translated'];
        questions: number;
      }[];
      live?: Record<string, never>;
      zones?: unknown[];
    } & {
      [key: string]: unknown;
    };
    /** @description A contest, and what to send to undo the act */
    'contest-changed': {
      contest: components['schemas']['contest-row'];
      before: Record<string, never>;
    };
    /** @description A contest, its revision of marks, and how many papers have them */
    marked: {
      contest: components['schemas']['contest-row'];
      revision: number;
      attempts: number;
    };
    checklist: {
      items: {
        what: string;
        ok: boolean;
        text: components['schemas']['translated'];
      }[];
    };
    /** @description Local times */
    'window-body': {
      opens: string;
      closes: string;
      sure?: boolean;
    };
    /** @description Counts are null until the window has closed */
    questions: {
      questions: ({
        q: string;
        kind: string;
        points: number;
        /** @enum {unknown} */
        voided: 'no' | 'all' | 'none';
        levels: string[];
        answered?: number | null;
        right?: number | null;
        wrong?: number | null;
        note: string;
      } & {
        [key: string]: unknown;
      })[];
    };
    'void-body': {
      /** @enum {unknown} */
      points: 'all' | 'none' | 'no';
      dry?: boolean;
    };
    /** @description How many papers change, and what to send to undo it; nothing is written if dry */
    voided: {
      dry?: boolean;
      pupils: number;
      more: number;
      less: number;
      most_before?: unknown;
      most_after?: unknown;
      levels?: unknown[];
      before?: Record<string, never>;
    } & {
      [key: string]: unknown;
    };
    'exclude-body': {
      entrant: components['schemas']['id'];
      out: boolean;
      sure?: boolean;
    };
    excluded: {
      entrant: components['schemas']['id'];
      state: string;
      before: {
        out: boolean;
      };
    };
    statistics: {
      revision: number;
      levels: ({
        level: string;
        of?: number | null;
        mean?: number | null;
        distribution?: unknown[] | null;
        questions?: unknown[] | null;
      } & {
        [key: string]: unknown;
      })[];
    };
    'forget-body': {
      /** @enum {unknown} */
      what: 'names' | 'all';
      sure?: boolean;
    };
    forgotten: {
      entrants: number;
      attempts: number;
      names: number;
      left: number;
    };
    teacher: {
      teacher: components['schemas']['id'];
      name: string;
      contact: string;
      school: string;
      season: string;
      quota: number;
      used: number;
      groups: number;
    };
    teachers: {
      teachers: components['schemas']['teacher'][];
    };
    'teacher-body': {
      school: string;
      zone?: string;
      country?: string;
      region?: string;
      season: string;
      name: string;
      contact?: string;
      quota: number;
    };
    /** @description The code is shown this once */
    invited: {
      teacher: components['schemas']['teacher'];
      code: string;
    };
    'teacher-change-body': {
      quota?: number;
      name?: string;
      contact?: string;
    };
    'teacher-changed': {
      teacher: components['schemas']['teacher'];
      before: Record<string, never>;
    };
    code: {
      code: string;
    };
    /** @description Latest first. Teachers get the acts on own groups and their entrants, without those of other teachers and their invigilators. */
    acts: {
      acts: {
        act: number;
        at: number;
        /** @description The role of the person, and a random number; command for a command */
        who: string;
        /** @description Whether it is an act of the person who asks */
        own: boolean;
        what: string;
        subject: string;
        /** @description The name of the group, or of that of the entrant; empty for other subjects */
        group: string;
        /** @description Of the entrant; 0 for other subjects */
        seat: number;
        detail: string;
      }[];
    };
    sheets: {
      contest: string;
      entrants: {
        entrant: components['schemas']['id'];
        seat: number;
        name: string;
        questions: components['schemas']['paper-answer'][];
      }[];
      /** @description Pictures that are of no paper here: of seat 0 pages that cannot be read */
      others: {
        seat: number;
        number: number;
        /** @description The letters that have a picture; an empty text is the whole question */
        pictures: string[];
      }[];
    };
    'paper-answer': {
      number: number;
      /** @enum {unknown} */
      form: 'digits' | 'choice' | 'line';
      /** @description The letters, or the options */
      labels: string;
      answer: string | null;
      doubt: components['schemas']['paper-doubt'] | null;
    };
    'paper-doubt': {
      /** @description The letters that have a picture; an empty text is the whole question */
      pictures: string[];
      /** @description The part that is certain */
      read: string;
    };
    'sheets-taken': {
      answers: number;
      /** @description How many questions and pages a person has to look at */
      left: number;
      pages: {
        page: number;
        is_read: boolean;
        seat: number;
        is_again: boolean;
        reason: string;
      }[];
      sheets: components['schemas']['sheets'];
    };
    'doubt-body': {
      contest?: string;
      seat: number;
      number: number;
      sure?: boolean;
    };
    'doubt-dropped': {
      deleted: number;
    };
    'answer-body': {
      contest?: string;
      number: number;
      answer: string;
      sure?: boolean;
    };
    'answer-set': {
      number: number;
      answer: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
