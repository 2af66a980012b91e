// SPDX-License-Identifier: MIT
import { ContestFrame } from '../contest/frame';
import { contestWords } from '../contest/words';
import { language } from '../i18n';
import { Notice } from '../parts/notice';
import { CompareView } from './compare-view';
import { LevelView } from './level-view';
import type { Practice } from './practice';
import { practiceWords } from './words';

/** The questions of a contest, to be played again; nothing is there without their file. */
export function App({ practice }: { practice: Practice | undefined }) {
  const words = practiceWords();
  return (
    <ContestFrame
      title={words.title}
      speak={(chosen) => {
        language.value = chosen;
      }}
    >
      {practice === undefined ? (
        <Notice role="alert">
          <p>{words.missing}</p>
        </Notice>
      ) : (
        <Scene practice={practice} />
      )}
    </ContestFrame>
  );
}

function Scene({ practice }: { practice: Practice }) {
  const level = practice.level.value;
  if (level === undefined) {
    return <Levels practice={practice} />;
  }
  return practice.isComparing.value ? (
    <CompareView practice={practice} level={level} />
  ) : (
    <LevelView practice={practice} level={level} />
  );
}

function Levels({ practice }: { practice: Practice }) {
  const words = practiceWords();
  const { title, levels } = practice.edition;
  return (
    <section class="contest-card">
      <h1>{title[language.value]}</h1>
      <p>{words.about}</p>
      <h2>{words.chooseLevel}</h2>
      <ul class="practice-levels">
        {levels.map((level) => (
          <li key={level.level}>
            <button type="button" class="button" onClick={() => void practice.choose(level)}>
              {level.title[language.value]}
            </button>{' '}
            <span class="small">
              {words.size(level.questions.length)}, {contestWords().points(level.most)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
