// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
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
  /** The task, or what was wrong with the last answer as long as it stands on the board. */
  prompt: ComponentChildren;
  /** The task again, once something else stands there. */
  task: ComponentChildren;
  /** The number of wrong answers. */
  tries: number;
  /** Alternative actions. */
  children: ComponentChildren;
}

const readEntry = recordOf({ state: readText, answer: readText });

/** One solves a puzzle of letters of a class. Another puzzle needs another `key`. */
export function ClassBoard(props: Props) {
  const { session, room, puzzle, prompt, task, tries, children } = props;
  const [changedAfter, setChangedAfter] = useState(0);
  const changed = useRef<(() => void) | undefined>(undefined);
  changed.current = () => setChangedAfter(tries);
  useTableFocus();
  return (
    <section class="class-board" aria-label={roomWords(room).table} tabIndex={-1}>
      <p>{changedAfter === tries ? task : prompt}</p>
      <TextBoard
        puzzle={puzzle}
        full={classWords(room).full}
        above=".room-head"
        submit={roomWords().tell}
        take={(answer) => session.answer(answer)}
        begun={() => begunAt(session.place, puzzle.text, readEntry)}
        keep={(entry) => {
          keepBegun(session.place, puzzle.text, entry);
          changed.current?.();
        }}
      >
        {children}
      </TextBoard>
      <Refusal session={session} />
    </section>
  );
}
