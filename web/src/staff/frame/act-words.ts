// SPDX-License-Identifier: MIT
/** Acts in plain words. */
import { language } from '../../i18n';
import type { Me, PastAct } from './messages';
import { timeText } from './times';
import { staffWords } from './words';

/** The role of a person; organisers see the number too, which stands in the list of the program. */
export function whoText({ who, own }: PastAct, me: Me): string {
  const { acts } = staffWords();
  const [role = '', ...rest] = who.split(' ');
  const roles: Readonly<Record<string, string>> = acts.roles;
  if (own) {
    return acts.own;
  }
  return [roles[role] ?? role, ...(me.role === 'organiser' ? rest : [])].join(' ');
}

export function whatText({ what }: PastAct): string {
  const names: Readonly<Record<string, string>> = staffWords().acts.names;
  return names[what] ?? what;
}

/** A group, or a seat of it. */
export function subjectText({ group, seat, subject }: PastAct): string {
  return group === '' ? subject : staffWords().acts.on(group, seat);
}

/** The change of an act. A detail of another form stays as it is. */
export function detailText({ what, detail }: PastAct, me: Me): string {
  const reads: Readonly<Record<string, Read>> = READS;
  return reads[what]?.(detail, me) ?? detail;
}

/** The words of a detail; nothing if it is of another form. */
type Read = (detail: string, me: Me) => string | undefined;

const words = () => staffWords().acts.details;

function numbersIn(detail: string, form: RegExp): readonly [number, number] | undefined {
  const found = form.exec(detail);
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
}

function counted(form: RegExp, text: (count: number) => string): Read {
  return (detail) => {
    const found = numbersIn(detail, form);
    return found && text(found[0]);
  };
}

const ofContest: Read = (detail, me) =>
  me.contests.find((one) => one.contest === detail)?.title[language.value];

const ofNames: Read = (detail, me) =>
  counted(/^(\d+) set$/, words().namesSet)(detail, me) ??
  counted(/^(\d+) deleted$/, words().namesDeleted)(detail, me);

const READS: Readonly<Record<string, Read>> = {
  extra: (detail) => {
    const [percent, seconds] = numbersIn(detail, /^(\d+) %, (\d+) s$/) ?? [];
    if (percent === undefined || seconds === undefined) {
      return undefined;
    }
    const given = [
      ...(percent > 0 ? [words().percent(percent)] : []),
      ...(seconds > 0 ? [words().seconds(seconds)] : []),
    ];
    return given.length > 0 ? given.join(', ') : words().noExtra;
  },
  window: (detail) => {
    const [shift, until] = numbersIn(detail, /^shift (-?\d+) min, open until (\d+)$/) ?? [];
    if (shift === undefined || until === undefined) {
      return undefined;
    }
    const planned = shift === 0 ? words().asPlanned : undefined;
    const shifted = planned ?? (shift > 0 ? words().later(shift) : words().earlier(-shift));
    return until === 0 ? shifted : `${shifted}, ${words().until(timeText(until))}`;
  },
  group: counted(/^(\d+) entrants$/, (count) => words().pupils(count)),
  entrants: counted(/^(\d+) added$/, (count) => words().pupils(count)),
  late: counted(/: (\d+)$/, (count) => words().answers(count)),
  names: ofNames,
  'day code': (detail) => ({ made: words().made, ended: words().ended })[detail],
  move: (detail, me) => {
    const group = me.groups.find((one) => one.group === detail);
    return group && words().into(group.name);
  },
  merge: (detail, me) => (me.role === 'organiser' ? detail : ''),
  level: (detail, me) => me.levels.find(({ id }) => id === detail)?.title[language.value],
  reopen: ofContest,
  here: ofContest,
  rescue: ofContest,
  scan: ofContest,
  'drop-doubt': ofContest,
  type: counted(/ (\d+)$/, (number) => words().question(number)),
  rehearsal: ofContest,
  'rehearsal ended': ofContest,
  'remove-attempt': ofContest,
};
