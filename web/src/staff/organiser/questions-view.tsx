// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { formatShare } from '../../i18n';
import { usePolled } from '../frame/polled';
import { refusalText } from '../frame/refusal';
import { pathOf, type ContestProps } from './contest-props';
import type { AskedQuestion } from './messages';
import { VoidDialog } from './void-dialog';
import { organiserWords } from './words';

/** The questions with their counts, marked where no pupil or each of them is right; voiding. */
export function QuestionsView({ desk, contest }: ContestProps) {
  const { questions: words } = organiserWords();
  const path = pathOf(contest, 'questions');
  const { value, refusal } = usePolled<{ questions: readonly AskedQuestion[] }>(desk, path);
  const [voiding, setVoiding] = useState<AskedQuestion>();
  const isCounted = value?.questions.some(({ answered }) => answered !== null);
  return (
    <>
      {refusal !== undefined && <p role="status">{refusalText(refusal)}</p>}
      {isCounted === false && <p>{words.later}</p>}
      <div class="staff-scroll" tabIndex={0} role="region" aria-label={words.title}>
        <table class="staff-table">
          <caption class="visually-hidden">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.question}</th>
              <th scope="col">{words.kind}</th>
              <th scope="col">{words.levels}</th>
              <th scope="col">{words.points}</th>
              <th scope="col">{words.answered}</th>
              <th scope="col">{words.right}</th>
              <th scope="col">{words.note}</th>
              <th scope="col">{words.counts}</th>
            </tr>
          </thead>
          <tbody>
            {value?.questions.map((question) => (
              <tr key={question.q} data-note={question.note}>
                <th scope="row">{question.q}</th>
                <td>{question.kind}</td>
                <td>{question.levels.join(', ')}</td>
                <td class="staff-figure">{question.points}</td>
                <td class="staff-figure">{question.answered ?? '–'}</td>
                <td class="staff-figure">{shareText(question)}</td>
                <td>{question.note !== '' && words.notes[question.note]}</td>
                <td>
                  <button
                    type="button"
                    class="button button-quiet"
                    aria-label={words.voidOf(question.q, words.voided[question.voided])}
                    onClick={() => setVoiding(question)}
                  >
                    {words.voided[question.voided]}…
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {voiding !== undefined && (
        <VoidDialog
          key={voiding.q}
          desk={desk}
          path={`${path}/${encodeURIComponent(voiding.q)}/void`}
          question={voiding}
          close={() => setVoiding(undefined)}
        />
      )}
    </>
  );
}

function shareText({ right, answered }: AskedQuestion): string {
  return right === null || answered === null
    ? '–'
    : answered === 0
      ? '0'
      : `${right} (${formatShare(right / answered, 0)})`;
}
