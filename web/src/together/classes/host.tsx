// SPDX-License-Identifier: MIT
import { useEffect, useRef, useState } from 'preact/hooks';
import { formatDay, formatNumber } from '../../i18n';
import { AskFirst, Question } from '../../parts/question';
import { ChosenTask } from './chosen-task';
import { ClassDoor } from './door';
import { ClassHands } from './hands';
import { Podium, stepsOf } from './podium';
import { NextGame } from './next-game';
import { hasOthers } from './others';
import { ranked, shortPoints } from './results';
import { SaveResults } from './save-results';
import { ClassTask } from './task';
import { tellSolved } from './telling';
import { WholeLesson } from './whole-lesson';
import { ClassHead, tellClassSolution } from './head';
import { roomAddress, roomLink } from '../session/code';
import { unreachable } from '../session/reach';
import { Leave } from '../parts/leave';
import type { ClassRoom, ClassRow } from '../session/protocol';
import { QrCode } from '../parts/qr-code';
import { Refusal } from '../parts/refusal';
import { ReplayPanel } from '../replays/replay-panel';
import { useReplaying } from '../replays/use-replaying';
import { RoomCode } from '../parts/room-code';
import { UnreachableNotice } from '../parts/unreachable-notice';
import type { Session } from '../session/session';
import { answerText } from '../parts/formula-text';
import { MOST_UNITS } from '../session/wishes';
import { classWords, nearWords, roomWords } from '../parts/words';

/** The host leads: deals, sees how far all players are, renames and takes out. */
export function ClassHost({ session, room }: { session: Session; room: ClassRoom }) {
  const words = classWords(room);
  const replaying = useReplaying(session, room.phase === 'over');
  return (
    <div class="room class-host">
      <ClassHead session={session} room={room} />
      <div class="class-lead">
        <Lead session={session} room={room} isReplayed={replaying.isOpen} />
        <Refusal session={session} />
        {room.phase === 'over' && (
          <ReplayPanel session={session} replaying={replaying} played={room.settings} />
        )}
        {room.phase === 'gathering' ? (
          <Entrance room={room} />
        ) : (
          <details class="room-entrance">
            <summary>{roomWords().codeAndLink}</summary>
            <Entrance room={room} />
          </details>
        )}
        <ClassDoor session={session} room={room} />
      </div>
      <div class="room-side">
        <Progress session={session} room={room} />
        {room.phase !== 'playing' && <WholeLesson room={room} />}
        <ClassHands room={room} />
        <Leave session={session} loses words={words} />
      </div>
    </div>
  );
}

const NEXT = 'button button-strong class-next';

interface LeadProps {
  session: Session;
  room: ClassRoom;
  /** Whether the class is replayed, whose hands are then shown there. */
  isReplayed: boolean;
}

/** The hand that is played, and what comes next. */
function Lead({ session, room, isReplayed }: LeadProps) {
  const words = classWords(room);
  const { phase, counts, hand, puzzle } = room;
  const isOff = session.line.state.value !== 'open' || session.pending.value !== undefined;
  const isOver = phase === 'over' && stepsOf(room.standings).length > 0;
  const isEmpty = phase !== 'over' && phase !== 'playing' && counts.here === 0;
  return (
    <>
      {isOver && <Podium standings={room.standings} />}
      {!isOver && !isReplayed && (hand !== null || puzzle !== null) && (
        <ClassTask task={room} label={roomWords(room).table}>
          <p class="message">
            {phase === 'playing'
              ? words.finishedOf(counts.finished, counts.here)
              : `${tellSolved(room)}. ${tellClassSolution(room)}`}
          </p>
        </ClassTask>
      )}
      {isEmpty && <p>{words.nobodyYet}</p>}
      <div class="room-buttons">
        <Next session={session} room={room} isOff={isOff || isEmpty} />
        <a class="button" href={roomAddress(room.code, 'screen')} target="_blank" rel="noopener">
          {words.bigScreen}
        </a>
        <a class="button" href={roomAddress(room.code, 'play')} target="_blank" rel="noopener">
          {words.playToo}
        </a>
      </div>
      {(phase === 'gathering' || phase === 'between') && (
        <ChosenTask session={session} room={room} isOff={isOff || isEmpty} />
      )}
      {phase !== 'playing' && <NextGame session={session} room={room} isOff={isOff} />}
    </>
  );
}

/** The button that goes on with the race; it may have to wait. */
function Next({ session, room, isOff }: { session: Session; room: ClassRoom; isOff: boolean }) {
  const words = classWords(room);
  if (room.phase === 'over') {
    const { rematch } = roomWords();
    return (
      <AskFirst
        class={NEXT}
        words={{
          act: rematch,
          question: words.againQuestion,
          yes: words.againYes,
          no: words.cancel,
        }}
        act={() => session.rematch()}
      />
    );
  }
  const isPlaying = room.phase === 'playing';
  return (
    <button
      type="button"
      class={NEXT}
      aria-disabled={isOff}
      onClick={() => {
        if (isOff) {
          return;
        }
        if (isPlaying) {
          session.endHand();
        } else {
          session.deal();
        }
      }}
    >
      {isPlaying ? words.endHand : room.phase === 'gathering' ? words.begin : words.next}
    </button>
  );
}

/** Shows how others come in. */
function Entrance({ room }: { room: ClassRoom }) {
  const words = classWords();
  const { code } = room;
  const link = roomLink(code);
  return (
    <div class="class-ways">
      <div>
        <RoomCode code={code} />
        {unreachable.value ? (
          !hasOthers(room) && <UnreachableNotice {...unreachable.value} />
        ) : (
          <>
            <p>{words.invite}</p>
            <p class="class-link">{link}</p>
          </>
        )}
      </div>
      {!unreachable.value && <QrCode link={link} />}
    </div>
  );
}

// --- The progress of all players ---

function Progress({ session, room }: { session: Session; room: ClassRoom }) {
  const words = classWords(room);
  const players = room.players ?? [];
  const rows = ranked(players);
  const boxes = numbersOf(room);
  /** The points of each hand are seen at the end, and on paper. */
  const ofHand = room.phase === 'over' ? undefined : 'class-printed';
  const [removed, setRemoved] = useState<ClassRow>();
  // The notice goes with the door that is closed, and with the next hand.
  useEffect(() => setRemoved(undefined), [room.locked, room.deal]);
  const title =
    room.phase === 'playing'
      ? words.progressTitle
      : room.phase === 'gathering'
        ? words.playersTitle
        : words.resultsTitle;
  return (
    <section class="panel class-progress">
      <h2 id="class-progress">{title}</h2>
      <p class="small">{words.players(room.counts.here)}</p>
      <p class="class-printed">{formatDay(new Date())}</p>
      {removed !== undefined && isGone(removed, players) && (
        <MayReturn session={session} name={removed.name} done={() => setRemoved(undefined)} />
      )}
      {rows.length > 0 && (
        <>
          <div
            class="class-table-frame"
            role="region"
            aria-labelledby="class-progress"
            // A region that scrolls has to be reached by the keyboard.
            tabIndex={0}
          >
            <table class="class-table">
              <thead>
                <tr>
                  <th scope="col">{words.rank}</th>
                  <th scope="col">{words.name}</th>
                  <th scope="col" class="class-state">
                    {words.state}
                  </th>
                  {boxes.map((box) => (
                    <th key={box} scope="col" class={ofHand} aria-label={words.csvHead.hand(box)}>
                      {box}
                    </th>
                  ))}
                  <th scope="col">{words.total}</th>
                  <th scope="col" class="class-change">
                    <span class="visually-hidden">{words.change}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <PlayerRow
                    key={row.seat}
                    session={session}
                    room={room}
                    row={row}
                    removed={setRemoved}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <div class="room-buttons class-takeaway">
            <SaveResults room={room} players={players} />
            <button type="button" class="button" onClick={() => print()}>
              {words.print}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** Whether a player was taken out, and is not there again. */
function isGone({ seat, name }: ClassRow, players: readonly ClassRow[]): boolean {
  return players.every((row) => row.removed || (row.seat !== seat && row.name !== name));
}

interface MayReturnProps {
  session: Session;
  name: string;
  done: () => void;
}

/** Says that a player who was taken out may come back, and offers to close the door. */
function MayReturn({ session, name, done }: MayReturnProps) {
  const words = classWords();
  return (
    <div class="class-may-return" role="status">
      <p>{words.mayReturn(name)}</p>
      <div class="room-buttons">
        <button type="button" class="button button-strong" onClick={() => session.lock(true)}>
          {words.lock}
        </button>
        <button type="button" class="button" onClick={done}>
          {words.leaveOpen}
        </button>
      </div>
    </div>
  );
}

/** The numbers of the hands that are over or in play. */
function numbersOf({ box }: ClassRoom): number[] {
  return Array.from({ length: box }, (_, index) => index + 1);
}

interface PlayerRowProps {
  session: Session;
  room: ClassRoom;
  row: ClassRow;
}

function PlayerRow({
  session,
  room,
  row,
  removed,
}: PlayerRowProps & { removed: (row: ClassRow) => void }) {
  const words = classWords();
  // An open row closes with the next hand, and with the class.
  const stage = `${room.race}.${room.deal}.${room.phase === 'over'}`;
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === stage;
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpenAt(undefined);
    opener.current?.focus();
  };
  return (
    <>
      <tr data-left={row.left} data-progress={room.phase === 'playing' ? row.progress : undefined}>
        <td>{row.rank}</td>
        <th scope="row">
          <bdi>{row.name}</bdi>
        </th>
        <td class="class-state">
          <State session={session} room={room} row={row} />
        </td>
        {numbersOf(room).map((box) => (
          <td key={box} class={room.phase === 'over' ? undefined : 'class-printed'}>
            {shortPoints(row, box - 1)}
          </td>
        ))}
        <td>{formatNumber(row.total)}</td>
        <td class="class-change">
          {!row.left && (
            <button
              ref={opener}
              type="button"
              class="button"
              aria-label={words.changeOf(row.name)}
              aria-expanded={isOpen}
              onClick={() => setOpenAt(isOpen ? undefined : stage)}
            >
              {words.change}
            </button>
          )}
        </td>
      </tr>
      {isOpen && !row.left && (
        <tr
          class="class-change"
          onKeyDown={({ key }) => {
            if (key === 'Escape') {
              close();
            }
          }}
        >
          <td colSpan={5}>
            <Changing session={session} row={row} removed={() => removed(row)} onDone={close} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The state of a player with the hand; the answer once it is over, since pupils may see the screen. */
function State({ session, room, row }: PlayerRowProps) {
  const words = classWords(room);
  if (row.left) {
    return <>{words.left}</>;
  }
  const isAway = !(session.present.value[row.seat] ?? true);
  const said = [
    room.box > 0 &&
      (row.progress === 'right'
        ? words.rightIn(row.took_ms ?? 0)
        : row.distance != null
          ? nearWords().scored(row.distance, row.boxes[room.box - 1] ?? 0)
          : row.progress === 'thinking' && room.phase !== 'playing'
            ? '–'
            : words.progress[row.progress]),
    row.tries > 0 && words.wrongTries(row.tries),
    isAway && words.away,
  ].filter((one) => typeof one === 'string');
  return (
    <>
      {said.join(', ')}
      {row.formula !== null && room.phase !== 'playing' && (
        <span class="small class-formula">{answerText(room.hand, row.formula)}</span>
      )}
    </>
  );
}

interface ChangingProps {
  session: Session;
  row: ClassRow;
  removed: () => void;
  onDone: () => void;
}

/** Renames a player, or takes them out of the class after a question. */
function Changing({ session, row, removed, onDone }: ChangingProps) {
  const words = classWords();
  const [isAsked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  if (isAsked) {
    return (
      <Question
        question={words.removeQuestion(row.name)}
        yes={words.removeYes(row.name)}
        no={words.cancel}
        onYes={() => {
          session.remove(row.seat);
          removed();
          onDone();
        }}
        onNo={onDone}
      />
    );
  }
  return (
    <form
      class="class-changing"
      onSubmit={(event) => {
        event.preventDefault();
        const name = input.current?.value.trim() ?? '';
        if (name !== '' && name !== row.name) {
          session.rename(row.seat, name);
        }
        onDone();
      }}
    >
      <input
        ref={input}
        class="input"
        type="text"
        autocomplete="off"
        maxLength={MOST_UNITS}
        aria-label={words.newName(row.name)}
        defaultValue={row.name}
      />
      <button type="submit" class="button button-strong">
        {words.rename}
      </button>
      <button type="button" class="button" onClick={() => setAsked(true)}>
        {words.remove}
      </button>
      <button type="button" class="button" onClick={onDone}>
        {words.cancel}
      </button>
    </form>
  );
}
