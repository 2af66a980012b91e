// SPDX-License-Identifier: MIT
import { useMemo, useState } from 'preact/hooks';
import { answerText } from '../contest/answer-text';
import { Board, QuestionFrame } from '../contest/question-view';
import { contestWords } from '../contest/words';
import { formatShare, words as pageWords } from '../i18n';
import { Notice } from '../parts/notice';
import type { PracticeQuestion } from './edition';
import { explanation, hasHints, hintFor, isOfLetters, type Told } from './hints';
import { digitsIn, numbersIn } from './judge';
import type { Practice } from './practice';
import { practiceWords } from './words';

interface Props {
  practice: Practice;
  question: PracticeQuestion;
}

/** A question with its board, and below it verdict, hints, solution and explanation. */
export function PracticeQuestionView({ practice, question, count }: Props & { count: number }) {
  const slot = useMemo(() => practice.slot(question), [practice, question]);
  /** A board is drawn again when a hint or a button changes an entry that the board made. */
  const [boards, setBoards] = useState(0);
  const { voided } = question;
  return (
    <QuestionFrame question={question} count={count}>
      {voided !== 'no' && <p>{contestWords().result.voided[voided]}</p>}
      <Board key={boards} slot={slot} question={question} />
      <Help practice={practice} question={question} redraw={() => setBoards(boards + 1)} />
    </QuestionFrame>
  );
}

/** The line below the board. */
type Said =
  | { kind: 'nothing' | 'incomplete' | 'no_hint' | 'solution_asked' | 'verdict' }
  | { kind: 'hint'; told: Told };

function Help({ practice, question, redraw }: Props & { redraw: () => void }) {
  const { boards } = contestWords();
  const words = practiceWords();
  const [said, setSaid] = useState<Said>({ kind: 'nothing' });
  const tried = practice.tried(question.q);
  const check = () => {
    practice.check(question);
    setSaid({ kind: practice.tried(question.q).answer === '' ? 'incomplete' : 'verdict' });
  };
  const hint = () => {
    if (said.kind === 'hint' && said.told.entry !== undefined) {
      practice.write(question.q, said.told.entry);
      redraw();
      setSaid({ kind: 'nothing' });
      return;
    }
    practice.hint(question);
    const told = hintFor(question, practice.tried(question.q));
    setSaid(told === undefined ? { kind: 'no_hint' } : { kind: 'hint', told });
  };
  const show = () => {
    practice.show(question);
    setSaid({ kind: 'nothing' });
  };
  const isAsking = said.kind === 'solution_asked';
  const costs = tried.first === '' && !tried.isHelped;
  return (
    <>
      <p class="practice-said" role="status" data-verdict={tried.checked}>
        <SaidText said={said} checked={tried.checked} isHelped={tried.isHelped} />
      </p>
      {isAsking ? (
        <Notice role="alert">
          <p>{words.solution.question}</p>
          <p class="contest-buttons">
            <button type="button" class="button" onClick={show}>
              {words.solution.yes}
            </button>
            <button
              type="button"
              class="button button-strong"
              onClick={() => setSaid({ kind: 'nothing' })}
            >
              {words.solution.no}
            </button>
          </p>
        </Notice>
      ) : (
        <p class="contest-buttons">
          <button type="button" class="button button-strong" onClick={check}>
            {words.check}
          </button>
          {hasHints(question) && (
            <button type="button" class="button" onClick={hint}>
              {said.kind === 'hint' && said.told.entry !== undefined ? words.write : words.hint}
            </button>
          )}
          {!tried.isShown && (
            <button
              type="button"
              class="button"
              onClick={() => (costs ? setSaid({ kind: 'solution_asked' }) : show())}
            >
              {words.solution.button}
            </button>
          )}
          <button
            type="button"
            class="button button-quiet"
            onClick={() => {
              practice.clear(question);
              redraw();
              setSaid({ kind: 'nothing' });
            }}
          >
            {words.clear}
          </button>
        </p>
      )}
      {(tried.isShown || tried.checked === 'right') && <Solution question={question} />}
      {question.share !== null && tried.first !== '' && (
        <p class="small">{words.share(formatShare(question.share.right / 100, 0))}</p>
      )}
      {question.kind === 'stated' && tried.answer !== '' && tried.checked === '' && (
        <p class="small">{pageWords().app.labelled(boards.answer, tried.answer)}</p>
      )}
    </>
  );
}

interface SaidProps {
  said: Said;
  checked: 'right' | 'wrong' | '';
  isHelped: boolean;
}

function SaidText({ said, checked, isHelped }: SaidProps) {
  const words = practiceWords();
  switch (said.kind) {
    case 'hint':
      return <>{said.told.text}</>;
    case 'incomplete':
      return <>{words.incomplete}</>;
    case 'no_hint':
      return <>{words.noHint}</>;
    default:
      return (
        <>{checked === 'right' ? words.right(isHelped) : checked === 'wrong' ? words.wrong : ''}</>
      );
  }
}

/** The solution, and the way to it. */
function Solution({ question }: { question: PracticeQuestion }) {
  const words = practiceWords();
  const steps = explanation(question);
  const filled = filledText(question);
  return (
    <section class="practice-solution" aria-label={words.solution.title}>
      <h2>{words.solution.title}</h2>
      <p>{solutionText(question)}</p>
      {filled !== undefined && <pre>{filled}</pre>}
      {steps.length > 0 && (
        <details>
          <summary>{words.explanation}</summary>
          <ol>
            {steps.map((step, i) => (
              <li key={i}>{step}</li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function solutionText(question: PracticeQuestion): string {
  const text = answerText(question, question.solution);
  return 'cards' in question ? `${text} = ${question.objective}` : text;
}

/** The puzzle with its digits. */
function filledText(question: PracticeQuestion): string | undefined {
  if (isOfLetters(question)) {
    const digits = digitsIn(question.solution);
    return Array.from(question.text, (sign) => digits[sign] ?? sign).join('');
  }
  if ('text' in question && question.kind === 'numbers') {
    const numbers = numbersIn(question.solution);
    let next = 0;
    return question.text.replace(/\?/g, () => numbers[next++] ?? '?');
  }
  return undefined;
}
