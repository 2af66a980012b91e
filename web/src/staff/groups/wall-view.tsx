// SPDX-License-Identifier: MIT
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../parts/announcer';
import type { Desk } from '../frame/desk';
import { timeOfDay } from '../frame/foot';
import { usePolled } from '../frame/polled';
import { Refusal, refusalText } from '../frame/refusal';
import { staffWords } from '../frame/words';
import { chosenContest, ContestChoice } from './contest-choice';
import { EntrantDialog } from './entrant-dialog';
import type { GroupProps } from './group-props';
import type { Progress, Row } from './messages';
import { RescueDialog } from './rescue-dialog';
import { StartDialog } from './start-dialog';
import { countsOf, minutesLeft, silentMinutes } from './wall';
import { silenceText } from './silence-text';
import { groupWords } from './words';

/** The wall list of the day: each seat with its state, which is asked for every five seconds. */
export function WallView({ desk, me, group, rest }: GroupProps) {
  const { wall } = groupWords();
  const contest = chosenContest(group, rest);
  return contest === undefined ? (
    <p>{wall.noContest}</p>
  ) : (
    <Wall key={contest} desk={desk} me={me} group={group} contest={contest} />
  );
}

type Props = Omit<GroupProps, 'rest'> & { contest: string };

type Opened = { kind: 'entrant'; row: Row } | { kind: 'start' } | { kind: 'rescue' };

function Wall({ desk, me, group, contest }: Props) {
  const { wall } = groupWords();
  const [opened, setOpened] = useState<Opened>();
  const query = `?contest=${encodeURIComponent(contest)}`;
  const { value, refusal } = usePolled<Progress>(
    desk,
    `staff/groups/${group.group}/progress${query}`,
  );
  const rows = value?.entrants;
  const listened = value === undefined ? 0 : value.now - value.since;
  useSilenceSaid(rows, listened);
  const close = () => setOpened(undefined);
  const open = (what: Opened) => {
    desk.refusal.value = undefined;
    setOpened(what);
  };
  const row = opened?.kind === 'entrant' ? opened.row : undefined;
  return (
    <>
      <div class="wall-head">
        <ContestChoice me={me} group={group} contest={contest} tab="wall" />
        <Counts rows={rows ?? []} listened={listened} />
        <p class="wall-time">{value && timeOfDay(desk.clock.now())}</p>
      </div>
      <Connection desk={desk} refusal={refusal} />
      <ol class="wall">
        {rows?.map((one) => (
          <Seat
            key={one.entrant}
            row={one}
            now={desk.clock.now()}
            listened={listened}
            open={() => open({ kind: 'entrant', row: one })}
          />
        ))}
      </ol>
      {rows?.length === 0 && <p>{wall.none}</p>}
      <p class="contest-buttons">
        <button type="button" class="button" onClick={() => open({ kind: 'start' })}>
          {wall.late_start}
        </button>
        {me.role !== 'invigilator' && (
          <button type="button" class="button" onClick={() => open({ kind: 'rescue' })}>
            {wall.rescue}
          </button>
        )}
      </p>
      <Refusal desk={desk} />
      <EntrantDialog
        desk={desk}
        me={me}
        group={group}
        contest={contest}
        opened={row}
        rows={rows ?? []}
        listened={listened}
        close={close}
      />
      <StartDialog desk={desk} group={group} open={opened?.kind === 'start'} close={close} />
      <RescueDialog desk={desk} group={group} open={opened?.kind === 'rescue'} close={close} />
    </>
  );
}

/** Lets a screen reader say whose device has become silent. */
function useSilenceSaid(rows: readonly Row[] | undefined, listened: number): void {
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const { who, wall } = groupWords();
    const silent = (rows ?? []).filter((row) => silentMinutes(row, listened) !== undefined);
    const fresh = silent.filter(({ entrant }) => !known.current.has(entrant));
    known.current = new Set(silent.map(({ entrant }) => entrant));
    if (fresh.length > 0) {
      announce(fresh.map(({ seat, name }) => wall.silentNow(who(seat, name))).join(' '));
    }
  }, [rows, listened]);
}

function Counts({ rows, listened }: { rows: readonly Row[]; listened: number }) {
  const { counts } = groupWords().wall;
  const { running, handed_in, away, silent } = countsOf(rows, listened);
  return (
    <ul class="wall-counts">
      <li data-state="running">{counts.running(running)}</li>
      <li data-state="handed_in">{counts.handed_in(handed_in)}</li>
      <li data-state="away">{counts.away(away)}</li>
      <li data-state={silent > 0 ? 'silent' : 'away'}>{counts.silent(silent)}</li>
    </ul>
  );
}

/** Always one line, so that nothing below moves. */
function Connection({ desk, refusal }: { desk: Desk; refusal: string | undefined }) {
  const { unreached } = staffWords();
  const isLost = !desk.server.isReached.value;
  return (
    <p class="wall-connection" data-lost={isLost || refusal !== undefined} role="status">
      {isLost ? unreached.since : refusal === undefined ? unreached.fresh : refusalText(refusal)}
    </p>
  );
}

interface SeatProps {
  row: Row;
  now: number;
  listened: number;
  open: () => void;
}

function Seat({ row, now, listened, open }: SeatProps) {
  const { wall, seat } = groupWords();
  const silent = silentMinutes(row, listened);
  const left = minutesLeft(row, now);
  const hasPaper = row.of > 0 && row.started > 0;
  return (
    <li>
      <button
        type="button"
        class="wall-seat"
        data-named={row.name !== ''}
        data-state={silent === undefined ? row.state : 'silent'}
        onClick={open}
      >
        <span class="visually-hidden">{seat} </span>
        <span class="wall-number">{row.seat}</span>
        <span class="wall-name">{row.name} </span>
        <span class="wall-left">
          {left !== undefined && (left > 0 ? `${wall.left(left)} ` : `${wall.over} `)}
        </span>
        <span class="wall-state">{stateText(row, silent)} </span>
        <span class="wall-answered">
          {hasPaper && (
            <>
              {wall.answered(row.answered, row.of)}
              <span class="visually-hidden"> {wall.answeredLabel}</span>
            </>
          )}
        </span>
        <span class="wall-share" aria-hidden="true">
          <Share answered={hasPaper ? row.answered : 0} of={row.of} />
        </span>
      </button>
    </li>
  );
}

/** The share of questions with an answer, as a line. */
function Share({ answered, of }: { answered: number; of: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" focusable="false">
      <rect width={of > 0 ? (100 * answered) / of : 0} height="1" />
    </svg>
  );
}

/** State, and all else that is worth a look. */
function stateText(row: Row, silent: number | undefined): string {
  const { wall, entrant } = groupWords();
  const { percent, seconds } = row.extra;
  return [
    silent === undefined ? wall.states[row.state] : silenceText(row, silent),
    ...(row.late > 0 ? [wall.late(row.late)] : []),
    ...(row.flagged ? [wall.flagged] : []),
    ...(percent + seconds > 0 ? [entrant.extraText(percent, seconds)] : []),
  ].join(' · ');
}
