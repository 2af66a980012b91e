// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../parts/announcer';
import { AskFirst, Question } from '../../parts/question';
import { formatDate, words as pageWords } from '../../i18n';
import { classWords } from '../parts/words';
import {
  classOf,
  forgetClass,
  forgetClasses,
  handsOf,
  lastClasses,
  type KeptClass,
} from '../session/last-classes';
import { ClassResult } from './result';

interface LastClassesProps {
  open: (kept: KeptClass) => void;
  /** The part that had the focus is deleted. */
  forgotten: () => void;
}

/** The classes that this browser led: each can be looked at again, or deleted. */
export function LastClasses({ open, forgotten }: LastClassesProps) {
  const words = classWords();
  const all = lastClasses();
  if (all.length === 0) {
    return null;
  }
  return (
    <section class="panel class-last">
      <h2>{words.lastClasses}</h2>
      <p class="small">{words.lastHelp}</p>
      <ul class="room-kept">
        {all.map((kept) => (
          <Row
            key={`${kept.code}.${kept.race}`}
            name={nameOf(kept)}
            open={() => open(kept)}
            forget={() => {
              forgetClass(kept);
              announce(words.forgotten(nameOf(kept)));
              forgotten();
            }}
          />
        ))}
      </ul>
      {all.length > 1 && (
        <AskFirst
          words={{
            act: words.forgetClasses,
            question: words.forgetClassesQuestion,
            yes: words.forgetClassesYes,
            no: words.cancel,
          }}
          act={() => {
            forgetClasses();
            forgotten();
          }}
        />
      )}
    </section>
  );
}

interface RowProps {
  name: string;
  open: () => void;
  forget: () => void;
}

function Row({ name, open, forget }: RowProps) {
  const words = classWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <li>
      <button type="button" class="button" onClick={open}>
        {name}
      </button>
      {isAsked ? (
        <Question
          question={words.forgetClassQuestion}
          yes={words.forgetClassYes}
          no={words.cancel}
          onYes={forget}
          onNo={() => setAsked(false)}
        />
      ) : (
        <button
          type="button"
          class="button button-quiet"
          aria-label={words.forgetClassOf(name)}
          onClick={() => setAsked(true)}
        >
          {words.forgetClass}
        </button>
      )}
    </li>
  );
}

/** A class of before, as it was in the end. */
export function LastClass({ kept, close }: { kept: KeptClass; close: () => void }) {
  const room = classOf(kept);
  const words = classWords(room);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="class-ended">
      <h1 ref={heading} tabIndex={-1}>
        {words.title(room.code)}
      </h1>
      <ClassResult room={room} players={room.players ?? []} at={new Date(kept.at)} />
      <button type="button" class="button" onClick={close}>
        {words.backToDoor}
      </button>
    </div>
  );
}

/** `3 July 2026, 09:15 · Krypto · 24 players · 5 hands` */
function nameOf(kept: KeptClass): string {
  const words = classWords({ settings: kept.settings });
  const day = formatDate(kept.at, { dateStyle: 'medium', timeStyle: 'short' });
  const { puzzle = 'krypto', game = 'krypto' } = kept.settings;
  const played = puzzle === 'krypto' ? pageWords().games[game].name : words.puzzles[puzzle];
  return [day, played, words.players(kept.players.length), words.handsPlayed(handsOf(kept))].join(
    ' · ',
  );
}
