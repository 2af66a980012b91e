// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { formatDate } from '../../i18n';
import { Choice } from '../../parts/choice';
import type { Group } from '../frame/messages';
import { Refusal } from '../frame/refusal';
import { staffWords } from '../frame/words';
import { contestOf } from './contests';
import type { GroupProps } from './group-props';
import { openStart, StartDialog } from './start-dialog';
import { groupWords } from './words';

/** The day of a group: the code of an invigilator, the window, a rehearsal. */
export function DayView(props: GroupProps) {
  return (
    <div class="staff-parts">
      <DayCode {...props} />
      <WindowOf {...props} />
      <Rehearsal {...props} />
      <Refusal desk={props.desk} />
    </div>
  );
}

/** A time in the zone of the school. */
function timeIn({ zone }: Group, at: number): string {
  return formatDate(at, { timeStyle: 'short', timeZone: zone });
}

function DayCode({ desk, group }: GroupProps) {
  const { day } = groupWords();
  const [made, setMade] = useState<{ code: string; until: number }>();
  const path = `staff/groups/${group.group}/day-code`;
  const isThere = group.day_code_until > desk.clock.now();
  const end = () => desk.act({ method: 'DELETE', path, done: () => ({ text: day.codeEnded }) });
  const make = async () => {
    const answer = await desk.act<{ code: string; until: number }>({
      path,
      ...(isThere && {
        question: { title: day.codeNew, text: day.codeSure, yes: day.codeYes, isOfPage: true },
      }),
      done: () => ({
        text: day.codeMade,
        undo: async () => {
          setMade(undefined);
          await end();
        },
      }),
    });
    setMade((former) => answer ?? former);
  };
  const endIt = async () => {
    const isSure = await desk.isSure({
      title: day.codeEnd,
      text: day.codeEndSure,
      yes: day.codeEndYes,
    });
    if (isSure && (await end()) !== undefined) {
      setMade(undefined);
    }
  };
  return (
    <section class="staff-part">
      <h2>{day.code}</h2>
      <p>{day.codeHelp}</p>
      {made !== undefined ? (
        <>
          <p class="staff-day-code">{made.code}</p>
          <p>{day.codeIs(timeIn(group, made.until))}</p>
        </>
      ) : (
        isThere && <p>{day.codeRuns(timeIn(group, group.day_code_until))}</p>
      )}
      <p class="contest-buttons">
        <button type="button" class="button" onClick={() => void make()}>
          {isThere ? day.codeNew : day.codeMake}
        </button>
        {isThere && (
          <button type="button" class="button" onClick={() => void endIt()}>
            {day.codeEnd}
          </button>
        )}
      </p>
    </section>
  );
}

const SHIFTS = [-120, -60, -30, 0, 30, 60, 90, 120, 180, 240];

function WindowOf({ desk, group }: GroupProps) {
  const { day, wall, start } = groupWords();
  const { undo } = staffWords();
  const [isOpen, setOpen] = useState(false);
  const path = `staff/groups/${group.group}/window`;
  const shift = (shift_min: number) =>
    desk.act<{ before: Readonly<Record<string, unknown>> }>({
      path,
      body: { shift_min, open_until: group.open_until },
      done: ({ before }) => ({
        text: day.shiftDone(day.shifts(shift_min)),
        undo: () => desk.act({ path, body: before, done: () => ({ text: undo.taken }) }),
      }),
    });
  const shifts = SHIFTS.includes(group.shift_min)
    ? SHIFTS
    : [...SHIFTS, group.shift_min].sort((a, b) => a - b);
  const isStartOpen = group.open_until > desk.clock.now();
  return (
    <section class="staff-part">
      <h2>{day.window}</h2>
      <Choice
        label={day.shift}
        value={group.shift_min}
        names={shifts.map((minutes) => [minutes, day.shifts(minutes)] as const)}
        choose={(minutes) => void shift(minutes)}
      />
      {isStartOpen && <p>{day.openUntil(timeIn(group, group.open_until))}</p>}
      <p class="contest-buttons">
        <button type="button" class="button" onClick={() => setOpen(true)}>
          {wall.late_start}
        </button>
        {isStartOpen && (
          <button
            type="button"
            class="button"
            onClick={() => void openStart(desk, group, 0, start.ended)}
          >
            {day.closeStart}
          </button>
        )}
      </p>
      <StartDialog desk={desk} group={group} open={isOpen} close={() => setOpen(false)} />
    </section>
  );
}

function Rehearsal({ desk, me, group }: GroupProps) {
  const { day } = groupWords();
  const path = `staff/groups/${group.group}/rehearsal`;
  const question = {
    title: day.rehearsalEnd,
    text: day.rehearsalSure,
    yes: day.rehearsalYes,
  };
  const isThere = group.windows.some(({ contest }) => contestOf(me, contest)?.rehearsal === true);
  const end = () =>
    desk.act({ method: 'DELETE', path, question, done: () => ({ text: day.rehearsalEnded }) });
  const make = () => desk.act({ path, done: () => ({ text: day.rehearsalDone, undo: end }) });
  return (
    <section class="staff-part">
      <h2>{day.rehearsal}</h2>
      <p>{day.rehearsalHelp}</p>
      <p class="contest-buttons">
        {isThere ? (
          <button type="button" class="button" onClick={() => void end()}>
            {day.rehearsalEnd}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => void make()}>
            {day.rehearsalMake}
          </button>
        )}
      </p>
    </section>
  );
}
