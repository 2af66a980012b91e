// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FileButton } from '../../parts/given-file';
import { usePolled } from '../frame/polled';
import { Refusal, refusalText } from '../frame/refusal';
import { AnswerField } from './answer-field';
import { chosenContest, ContestChoice } from './contest-choice';
import { CutOut } from './cut-out';
import type { GroupProps } from './group-props';
import type { OtherPicture, PaperAnswer, PaperPupil, Sheets, SheetsTaken } from './messages';
import { groupWords } from './words';

/** Pupils on paper: their pages are scanned, doubts are settled, and answers typed. */
export function PaperView(props: GroupProps) {
  const { me, group, rest } = props;
  const contest = chosenContest(group, rest);
  return contest === undefined ? (
    <p>{groupWords().wall.noContest}</p>
  ) : (
    <>
      <ContestChoice me={me} group={group} contest={contest} tab="paper" />
      <Papers key={contest} {...props} contest={contest} />
    </>
  );
}

type Props = Pick<GroupProps, 'desk' | 'group'> & { contest: string };

function Papers({ desk, group, contest }: Props) {
  const { paper } = groupWords();
  const path = `staff/groups/${group.group}`;
  const query = `contest=${encodeURIComponent(contest)}`;
  const { value, refusal } = usePolled<Sheets>(desk, `${path}/sheets?${query}`, Infinity);
  if (refusal !== undefined) {
    return <p>{refusal === 'not_open' ? paper.wait : refusalText(refusal)}</p>;
  }
  if (value === undefined) {
    return null;
  }
  if (value.entrants.length === 0) {
    return <p>{paper.none}</p>;
  }
  return (
    <>
      <Scanner desk={desk} group={group} contest={contest} />
      <Refusal desk={desk} />
      <Doubts desk={desk} group={group} sheets={value} />
      <h2>{paper.papers}</h2>
      <ul class="paper-list">
        {value.entrants.map((pupil) => (
          <PaperLine key={pupil.entrant} desk={desk} contest={contest} pupil={pupil} />
        ))}
      </ul>
    </>
  );
}

/** Sends files one after the other, and says how far it is. */
function Scanner({ desk, group, contest }: Props) {
  const { paper } = groupWords();
  const [progress, setProgress] = useState<readonly [number, number]>();
  const send = async (files: readonly File[]) => {
    let [answers, left] = [0, 0];
    for (const [index, file] of files.entries()) {
      setProgress([index + 1, files.length]);
      const taken = await desk.act<SheetsTaken>({
        path: `staff/groups/${group.group}/sheets?contest=${encodeURIComponent(contest)}`,
        file,
      });
      if (taken === undefined) {
        break;
      }
      answers += taken.answers;
      left += taken.left;
      if (index + 1 === files.length) {
        desk.done.value = { text: paper.done(answers, left) };
      }
    }
    setProgress(undefined);
  };
  const take = (...files: File[]) => {
    if (progress === undefined) {
      void send(files);
    }
  };
  return (
    <>
      <p class="staff-wide">{paper.help}</p>
      <p class="contest-buttons">
        <FileButton name={paper.camera} accept="image/*" isCamera give={take} />
        <FileButton
          name={paper.take}
          accept="application/pdf,image/png,image/jpeg,image/webp"
          isMany
          give={take}
        />
        <span role="status">{progress && paper.reading(...progress)}</span>
      </p>
    </>
  );
}

interface DoubtsProps extends Pick<Props, 'desk' | 'group'> {
  sheets: Sheets;
}

/** The pictures that wait for a person, with a field for each question. */
function Doubts({ desk, group, sheets }: DoubtsProps) {
  const { paper } = groupWords();
  const { contest, entrants, others } = sheets;
  const waiting = entrants.flatMap((pupil) =>
    pupil.questions.flatMap((question) => (question.doubt ? [{ pupil, question }] : [])),
  );
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(0);
  // The next question has the focus when the one that had it is settled.
  useLayoutEffect(() => {
    if (waiting.length < count.current && document.activeElement === document.body) {
      list.current?.querySelector('input')?.focus();
    }
    count.current = waiting.length;
  }, [waiting.length]);
  const picture = (seat: number, number: number, letter: string) => (
    <CutOut
      key={letter}
      desk={desk}
      path={`staff/groups/${group.group}/cut-out.png?${new URLSearchParams({
        contest,
        seat: String(seat),
        number: String(number),
        letter,
      }).toString()}`}
      name={letter === '' ? paper.whole : paper.letter(letter)}
    />
  );
  const drop = ({ seat, number }: OtherPicture) =>
    desk.act({
      method: 'DELETE',
      path: `staff/groups/${group.group}/sheets`,
      body: { contest, seat, number },
      question: { title: paper.drop, text: paper.dropSure, yes: paper.dropYes },
      done: () => ({ text: paper.dropped }),
    });
  return (
    <>
      <h2>{paper.doubts}</h2>
      {waiting.length + others.length === 0 && <p>{paper.noDoubts}</p>}
      <ul ref={list} class="paper-doubts">
        {waiting.map(({ pupil, question }) => (
          <li key={`${pupil.entrant} ${question.number}`}>
            <h3>{paper.doubt(whoOf(pupil), question.number)}</h3>
            {question.doubt?.pictures.map((letter) => picture(pupil.seat, question.number, letter))}
            <AnswerField
              desk={desk}
              contest={contest}
              entrant={pupil.entrant}
              who={whoOf(pupil)}
              question={question}
            />
          </li>
        ))}
        {others.map((other) => (
          <li key={`${other.seat} ${other.number}`}>
            <h3>
              {other.seat === 0
                ? paper.unread(other.number)
                : paper.moved(other.seat, other.number)}
            </h3>
            {other.pictures.map((letter) => picture(other.seat, other.number, letter))}
            <button type="button" class="button" onClick={() => void drop(other)}>
              {paper.drop}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface LineProps extends Pick<Props, 'desk' | 'contest'> {
  pupil: PaperPupil;
}

/** A pupil with the number of answers; opened, with a field for each question. */
function PaperLine({ desk, contest, pupil }: LineProps) {
  const { paper } = groupWords();
  const [isOpen, setOpen] = useState(false);
  const { questions } = pupil;
  return (
    <li>
      <p class="paper-line">
        <strong>{whoOf(pupil)}</strong>
        <span>{paper.answered(questions.filter(isAnswered).length, questions.length)}</span>
        <button
          type="button"
          class="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? paper.close : paper.type}
        </button>
      </p>
      {isOpen && (
        <div class="paper-fields">
          {questions.map((question) => (
            <AnswerField
              key={question.number}
              desk={desk}
              contest={contest}
              entrant={pupil.entrant}
              who={whoOf(pupil)}
              question={question}
            />
          ))}
        </div>
      )}
    </li>
  );
}

const isAnswered = ({ answer }: PaperAnswer): boolean => answer !== null && answer !== '';

const whoOf = ({ seat, name }: PaperPupil): string => groupWords().who(seat, name);
