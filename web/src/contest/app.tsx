// SPDX-License-Identifier: MIT
import { words as pageWords } from '../i18n';
import type { Contest } from './contest';
import { EnterView } from './enter-view';
import { ContestFrame } from './frame';
import { Notices } from './notices';
import { Refusal } from './refusal';
import { ResultView } from './result-view';
import { ChoiceView, WelcomeView } from './welcome-view';
import { contestWords } from './words';
import { WritingView } from './writing-view';

export function App({ contest }: { contest: Contest }) {
  return (
    <ContestFrame title={contestWords().title} speak={(chosen) => contest.speak(chosen)}>
      <Scene contest={contest} />
      <Notices contest={contest} />
    </ContestFrame>
  );
}

function Scene({ contest }: { contest: Contest }) {
  const words = contestWords();
  const scene = contest.scene.value;
  switch (scene.kind) {
    case 'loading':
      return <p role="status">{pageWords().app.loading}</p>;
    case 'code':
      return <EnterView contest={contest} kept={scene.kept} />;
    case 'choice':
      return <ChoiceView contest={contest} me={scene.me} />;
    case 'welcome':
      return <WelcomeView contest={contest} me={scene.me} chosen={scene.contest} />;
    case 'moved':
      return (
        <section class="contest-card">
          <h1>{words.moved.title}</h1>
          <p>{words.moved.text}</p>
          <Refusal contest={contest} />
          <p class="contest-buttons">
            <button type="button" class="button" onClick={() => contest.leave()}>
              {words.moved.notHere}
            </button>
            <button
              type="button"
              class="button button-strong"
              onClick={() => void contest.start(scene.contest, true)}
            >
              {words.moved.here}
            </button>
          </p>
        </section>
      );
    case 'other_window':
      return (
        <section class="contest-card">
          <h1>{words.otherWindow.title}</h1>
          <p>{words.otherWindow.text}</p>
          <button
            type="button"
            class="button button-strong"
            onClick={() => void contest.writeHere()}
          >
            {words.otherWindow.here}
          </button>
        </section>
      );
    case 'writing': {
      const writing = contest.writing.value;
      return writing === undefined ? null : <WritingView contest={contest} writing={writing} />;
    }
    case 'result':
      return <ResultView contest={contest} result={scene.result} />;
  }
}
