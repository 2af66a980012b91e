// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';
import { ErrorNotice } from '../parts/notice';
import { engine } from '../engine';
import type { Outcome } from '../engine/outcome';
import { KeyLists } from './keys';
import { aboutWords } from './words';

export function AboutView() {
  const about = aboutWords();
  return (
    <article class="prose">
      <h1>{about.title}</h1>
      {about.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2>{about.games}</h2>
      <ul>
        {about.gamesAre.map(([game, says]) => (
          <li key={game}>
            <strong>{game}</strong> <span>{says}</span>
          </li>
        ))}
      </ul>
      <KeyLists heading="h2" />
      <EngineVersion />
    </article>
  );
}

function EngineVersion() {
  const [outcome, setOutcome] = useState<Outcome<{ version: string }>>();
  const ask = () => {
    void engine.ask('version', {}).then(setOutcome);
  };
  useEffect(ask, []);
  if (outcome === undefined) {
    return null;
  }
  return outcome.ok ? (
    <p class="small">{aboutWords().engineVersion(outcome.value.version)}</p>
  ) : (
    <ErrorNotice error={outcome.error} retry={ask} />
  );
}
