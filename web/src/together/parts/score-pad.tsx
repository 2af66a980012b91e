// SPDX-License-Identifier: MIT
import { useEffect, useRef } from 'preact/hooks';
import type { Room } from '../session/protocol';
import './score-pad.css';
import type { Session } from '../session/session';
import { Standing } from './standing';
import { roomWords } from './words';

interface PadPlayer {
  readonly name: string;
  readonly boxes: readonly (number | null)[];
  readonly total: number;
  readonly left: boolean;
}

interface ScorePadProps {
  session: Session;
  players: readonly PadPlayer[];
  host: number | null;
  winner: number | null;
  /** How many boxes the pad has. */
  boxes: number;
  /** The one that is played for, or next, from 1. */
  current: number | undefined;
  isPause: boolean;
  nameOf: (box: number) => string;
}

/** The pad of a tournament: a box a hand. */
export function RoomPad({ session, room }: { session: Session; room: Room }) {
  return (
    <ScorePad
      session={session}
      players={room.players}
      host={room.host}
      winner={room.winner}
      boxes={boxesOf(room)}
      current={room.phase === 'over' ? undefined : room.box}
      isPause={room.phase === 'between'}
      nameOf={roomWords(room).hand}
    />
  );
}

/** The pad as printed: players, their boxes, the total. */
export function ScorePad({
  session,
  players,
  host,
  winner,
  boxes: count,
  current,
  isPause,
  nameOf,
}: ScorePadProps) {
  const words = roomWords();
  const frame = useRef<HTMLDivElement>(null);
  // The box that is played for is in sight, also where the pad is wider than the screen.
  useEffect(() => {
    const box = frame.current?.querySelector<HTMLElement>('[aria-current]');
    if (frame.current && box) {
      frame.current.scrollLeft = box.offsetLeft - frame.current.clientWidth / 2;
    }
  }, [current]);
  const boxes = Array.from({ length: count }, (_, index) => index + 1);
  const watching = session.watching.value;
  return (
    <section class="panel room-pad">
      <h2 id="room-pad">{words.pad}</h2>
      {/* A region that scrolls has to be reached by the keyboard. */}
      <div ref={frame} class="room-pad-frame" role="region" aria-labelledby="room-pad" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              {boxes.map((box) => (
                <th key={box} scope="col" aria-current={box === current ? 'true' : undefined}>
                  <span class="visually-hidden">
                    {nameOf(box)}
                    {box === current && `, ${isPause ? words.playedNext : words.nowPlayed}`}
                  </span>
                  <span aria-hidden="true">{box}</span>
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {players.map((player, seat) => (
              <tr key={seat} data-left={player.left} data-winner={seat === winner}>
                <th scope="row">
                  <bdi>{player.name}</bdi>{' '}
                  <Standing
                    player={player}
                    isHost={seat === host}
                    isMe={seat === session.seat.value}
                    isPresent={session.present.value[seat] ?? true}
                    hasWon={seat === winner}
                  />
                </th>
                {boxes.map((box) => (
                  <td key={box} data-current={box === current}>
                    <Points points={player.boxes[box - 1] ?? null} />
                  </td>
                ))}
                <td>
                  <strong>
                    <Points points={player.total} />
                  </strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {watching > 0 && <p class="small">{words.watchers(watching)}</p>}
    </section>
  );
}

/** The agreed hands, and those that break a tie. */
function boxesOf({ settings, players, box, phase }: Room): number {
  const played = players.map(({ boxes }) => boxes.length);
  return Math.max(settings.hands, ...played, phase === 'over' ? 0 : box);
}

/** An empty box says so only to those who cannot see it. */
function Points({ points }: { points: number | null }) {
  const words = roomWords();
  if (points === null) {
    return <span class="visually-hidden">{words.noScore}</span>;
  }
  return points >= 0 ? (
    <>{points}</>
  ) : (
    <span class="room-minus">
      <span aria-hidden="true">−{-points}</span>
      <span class="visually-hidden">{words.minus(-points)}</span>
    </span>
  );
}
