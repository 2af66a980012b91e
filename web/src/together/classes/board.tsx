// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { TextBoard } from '../../answering/later';
import type { LetterText } from '../../answering/text-board';
import { readText, recordOf } from '../../storage/readers';
import { begunAt, keepBegun } from '../session/begun';
import type { ClassRoom } from '../session/protocol';
import { Refusal } from '../parts/refusal';
import type { Session } from '../session/session';
import { classWords, roomWords } from '../parts/words';
import { useTableFocus } from '../parts/use-table-focus';

interface Props {
  session: Session;
  room: ClassRoom;
  puzzle: LetterText;
  /** The task. */
  prompt: ComponentChildren;
  /** Alternative actions. */
  children: ComponentChildren;
}

const readEntry = recordOf({ state: readText, answer: readText });

/** One solves a puzzle of letters of a class. Another puzzle needs another `key`. */
export function ClassBoard({ session, room, puzzle, prompt, children }: Props) {
  useTableFocus();
  return (
    <section class="class-board" aria-label={roomWords(room).table} tabIndex={-1}>
      <p>{prompt}</p>
      <TextBoard
        puzzle={puzzle}
        full={classWords(room).full}
        above=".room-head"
        submit={roomWords().tell}
        take={(answer) => session.answer(answer)}
        begun={() => begunAt(session.place, puzzle.text, readEntry)}
        keep={(entry) => keepBegun(session.place, puzzle.text, entry)}
      >
        {children}
      </TextBoard>
      <Refusal session={session} />
    </section>
  );
}
