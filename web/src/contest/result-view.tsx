// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef } from 'preact/hooks';
import { language } from '../i18n';
import { saveFile } from '../parts/save-file';
import { answerText } from './answer-text';
import type { Document } from './api';
import type { Contest } from './contest';
import type { Marked, Result } from './messages';
import { Refusal } from './refusal';
import { contestWords } from './words';

const DOCUMENTS = ['certificate.pdf', 'report.pdf'] as const satisfies readonly Document[];

/** The marks of each question, with its solution. */
export function ResultView({ contest, result }: { contest: Contest; result: Result }) {
  const { result: words } = contestWords();
  const isBusy = contest.isBusy.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { points, most, rank, of, questions } = result;
  const practice = pageAt(result.practice);
  return (
    <section class="contest-result">
      <h1 tabIndex={-1} ref={heading}>
        {words.title}
      </h1>
      <p class="result-points">{words.points(points, most)}</p>
      {rank !== null && of !== null && <p>{words.rank(rank, of)}</p>}
      <div class="result-scroll" tabIndex={0} role="region" aria-label={words.title}>
        <table class="result-table">
          <thead>
            <tr>
              <th scope="col">{words.question}</th>
              <th scope="col">{words.verdict}</th>
              <th scope="col">{words.got}</th>
              <th scope="col">{words.answer}</th>
              <th scope="col">{words.solution}</th>
            </tr>
          </thead>
          <tbody>
            {questions.map((question) => (
              <Row key={question.q} question={question} />
            ))}
          </tbody>
        </table>
      </div>
      <Refusal contest={contest} />
      <p class="contest-buttons">
        <button type="button" class="button" onClick={() => contest.leaveResult()}>
          {words.back}
        </button>
        {DOCUMENTS.map((name) => (
          <button
            key={name}
            type="button"
            class="button"
            aria-disabled={isBusy}
            onClick={() => void save(contest, name, result)}
          >
            {words.documents[name]}
          </button>
        ))}
        {practice !== undefined && (
          <a class="button button-strong" href={practice}>
            {words.practise}
          </a>
        )}
      </p>
    </section>
  );
}

/** Has the browser save the own certificate, or the report for the own parents. */
async function save(contest: Contest, name: Document, result: Result): Promise<void> {
  const content = await contest.document(name, result.contest);
  if (content !== undefined) {
    saveFile(name, content);
  }
}

/** The address of a page, and of nothing else. */
function pageAt(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text, location.href)) {
    return undefined;
  }
  const { protocol, href } = new URL(text, location.href);
  return protocol.startsWith('http') ? href : undefined;
}

function Row({ question }: { question: Marked }) {
  const { result: words, map } = contestWords();
  const { number, verdict, got, points, voided, answer, solution } = question;
  return (
    <tr data-verdict={verdict}>
      <th scope="row">
        {number}
        <details>
          <summary class="visually-hidden">{map}</summary>
          <pre>{textOf(question)}</pre>
        </details>
      </th>
      <td>
        {words.verdicts[verdict]}
        {voided !== 'no' && ` (${words.voided[voided]})`}
      </td>
      <td>
        {got}/{points}
      </td>
      <td>{answerText(question, answer)}</td>
      <td>{answerText(question, solution)}</td>
    </tr>
  );
}

/** The question as a text. */
function textOf(question: Marked): string {
  return 'form' in question
    ? question.text[language.value]
    : 'cards' in question
      ? `${question.cards.join(' ')} → ${question.objective}`
      : question.text;
}
