// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { engine } from '../../engine';
import { CODE_LETTERS } from '../../engine/kinds';
import { isCode, puzzleOfCode } from '../../engine/sheet-puzzle';
import { explainError } from '../../parts/notice';
import { ownSheets } from '../../workshop/own';
import { letterKindOf } from '../session/task';
import type { ClassRoom } from '../session/protocol';
import type { Session } from '../session/session';
import { Refusal } from '../parts/refusal';
import { classWords } from '../parts/words';
import { faultOfTask } from './task-fault';

/** More sheets than that are too many to look through. */
const MOST_SHEETS = 5;

interface Props {
  session: Session;
  room: ClassRoom;
  isOff: boolean;
}

/** The host chooses what is dealt next: typed, by its code, or from a sheet of the workshop. */
export function ChosenTask({ session, room, isOff }: Props) {
  const words = classWords(room);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const { game = 'krypto' } = room.settings;
  const kind = letterKindOf(room.settings);
  const rows = kind === undefined ? 1 : 5;
  const deal = async (chosen: string) => {
    setFault(undefined);
    if (!isCode(chosen)) {
      const wrong = await faultOfTask(chosen, room.settings, engine);
      setFault(wrong);
      if (wrong === undefined) {
        session.deal(chosen.trim());
      }
      return;
    }
    const found = await puzzleOfCode(chosen, engine);
    if (found.ok) {
      session.deal(found.value.puzzle.trim());
    } else {
      const { error } = found;
      setFault(error.kind === 'bad_request' ? words.badCode : explainError(error));
    }
  };
  return (
    <details class="class-chosen">
      <summary>{words.choose}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOff && text.trim() !== '') {
            void deal(text);
          }
        }}
      >
        <label class="field">
          {words.chosenLabel}
          <textarea
            class="input own-grid"
            rows={rows}
            spellcheck={false}
            aria-invalid={fault !== undefined}
            aria-describedby="class-chosen-fault"
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <p id="class-chosen-fault" class="own-fault" role="alert">
          {fault}
        </p>
        <button type="submit" class="button" aria-disabled={isOff || text.trim() === ''}>
          {words.dealIt}
        </button>
      </form>
      {fault === undefined && (
        <>
          <Refusal session={session} isOfTask />
          {session.refusal.value?.reason === 'unfit_task' &&
            kind === undefined &&
            (game === 'krypto' || game === 'countdown') && <p>{words.chosenFits}</p>}
        </>
      )}
      <FromSheets first={CODE_LETTERS[kind ?? game]} isOff={isOff} deal={deal} room={room} />
    </details>
  );
}

interface SheetsProps {
  /** With which codes begin. */
  first: string;
  isOff: boolean;
  deal: (code: string) => Promise<void>;
  room: ClassRoom;
}

/** The puzzles of the sheets that this browser keeps, by their numbers on paper. */
function FromSheets({ first, isOff, deal, room }: SheetsProps) {
  const words = classWords(room);
  const sheets = ownSheets()
    .map(({ sheet: { title, codes } }) => ({
      title,
      puzzles: codes
        .map((code, index) => ({ code, number: index + 1 }))
        .filter(({ code }) => code.startsWith(first)),
    }))
    .filter(({ puzzles }) => puzzles.length > 0)
    .slice(0, MOST_SHEETS);
  return (
    <>
      {sheets.map(({ title, puzzles }, index) => {
        const name = title === '' ? words.untitled : title;
        return (
          <section key={index} aria-label={words.fromSheet(name)}>
            <p class="label">{words.fromSheet(name)}</p>
            <div class="room-buttons">
              {puzzles.map(({ code, number }) => (
                <button
                  key={code}
                  type="button"
                  class="button"
                  aria-disabled={isOff}
                  aria-label={words.puzzleOfSheet(number, name)}
                  onClick={() => {
                    if (!isOff) {
                      void deal(code);
                    }
                  }}
                >
                  {number}
                </button>
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}
