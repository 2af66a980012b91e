// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { QuestionMap, type Place } from '../contest/question-map';
import { contestWords } from '../contest/words';
import { language } from '../i18n';
import { Notice } from '../parts/notice';
import type { PracticeLevel } from './edition';
import type { Practice } from './practice';
import { PracticeQuestionView } from './question-view';
import { practiceWords } from './words';

interface Props {
  practice: Practice;
  level: PracticeLevel;
}

/** The questions of a level, one at a time. */
export function LevelView({ practice, level }: Props) {
  const words = contestWords();
  const at = practice.at.value;
  const { questions } = level;
  const question = questions[at];
  return (
    <>
      <div class="contest-bar">
        <p>
          {practice.edition.title[language.value]} · {level.title[language.value]}
        </p>
        <p>{words.result.points(practice.points.value, level.most)}</p>
      </div>
      <QuestionMap places={placesOf(practice, level)} at={at} go={(index) => practice.go(index)} />
      {question !== undefined && (
        <PracticeQuestionView
          key={question.q}
          practice={practice}
          question={question}
          count={questions.length}
        />
      )}
      <div class="contest-buttons contest-steps">
        <button
          type="button"
          class="button"
          aria-disabled={at === 0}
          onClick={() => practice.go(Math.max(0, at - 1))}
        >
          {words.previous}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={at === questions.length - 1}
          onClick={() => practice.go(Math.min(questions.length - 1, at + 1))}
        >
          {words.next}
        </button>
        <button type="button" class="button contest-hand-in" onClick={() => practice.compare()}>
          {practiceWords().compare.button}
        </button>
      </div>
      <LevelButtons practice={practice} />
    </>
  );
}

function placesOf(practice: Practice, { questions }: PracticeLevel): Place[] {
  const words = contestWords();
  const { result } = words;
  return questions.map(({ q, number }) => {
    const { state, answer, checked } = practice.tried(q);
    if (checked !== '') {
      return { number, progress: checked, said: [result.verdicts[checked]] };
    }
    const progress = answer !== '' ? 'answered' : state !== '' ? 'begun' : 'blank';
    return { number, progress, said: [words.progress[progress]] };
  });
}

/** Ways out of the level; starting again asks first. */
function LevelButtons({ practice }: { practice: Practice }) {
  const { again, otherLevel } = practiceWords();
  const [isAsking, setAsking] = useState(false);
  return isAsking ? (
    <Notice role="alert">
      <p>{again.question}</p>
      <p class="contest-buttons">
        <button
          type="button"
          class="button"
          onClick={() => {
            setAsking(false);
            void practice.startAgain();
          }}
        >
          {again.yes}
        </button>
        <button type="button" class="button button-strong" onClick={() => setAsking(false)}>
          {again.no}
        </button>
      </p>
    </Notice>
  ) : (
    <p class="contest-buttons">
      {practice.edition.levels.length > 1 && (
        <button type="button" class="button button-quiet" onClick={() => practice.leave()}>
          {otherLevel}
        </button>
      )}
      <button type="button" class="button button-quiet" onClick={() => setAsking(true)}>
        {again.button}
      </button>
    </p>
  );
}
