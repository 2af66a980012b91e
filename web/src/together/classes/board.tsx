// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { TextBoard } from '../../run/later';
import { begunAt, keepBegun } from '../session/begun';
import type { ClassRoom } from '../session/protocol';
import { Refusal } from '../parts/refusal';
import type { Session } from '../session/session';
import { classWords, roomWords } from '../parts/words';
import { useTableFocus } from '../parts/use-table-focus';

interface Props {
  session: Session;
  room: ClassRoom;
  puzzle: string;
  /** The task. */
  prompt: ComponentChildren;
  /** Alternative actions. */
  children: ComponentChildren;
}

/** One solves the calcrostic of a class. Another puzzle needs another `key`. */
export function ClassBoard({ session, room, puzzle, prompt, children }: Props) {
  useTableFocus();
  return (
    <section class="class-board" aria-label={roomWords(room).table} tabIndex={-1}>
      <p>{prompt}</p>
      <TextBoard
        text={puzzle}
        full={classWords(room).full}
        above=".room-head"
        submit={roomWords().tell}
        take={(answer) => session.answer(answer)}
        begun={(read) => begunAt(session.place, puzzle, read)}
        keep={(game) => keepBegun(session.place, puzzle, game)}
      >
        {children}
      </TextBoard>
      <Refusal session={session} />
    </section>
  );
}
