// SPDX-License-Identifier: MIT
import { useCallback, useEffect, useState } from 'preact/hooks';
import { engine } from '.';
import type { EngineClient } from './client';
import type { Outcome } from './outcome';
import type { Answer, Ask, Path } from './questions';

export interface Asked<P extends Path> {
  /** Nothing while the engine works. */
  outcome: Outcome<Answer<P>> | undefined;
  retry: () => void;
}

/** Asks the engine while a component is shown, and again when the question changes. */
export function useAnswer<P extends Path>(
  path: P,
  body: Ask<P>,
  client: EngineClient = engine,
): Asked<P> {
  const question = JSON.stringify(body);
  const [answered, setAnswered] = useState<{ question: string; outcome: Outcome<Answer<P>> }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void client.ask(path, JSON.parse(question) as Ask<P>).then((outcome) => {
      if (isWanted) {
        setAnswered({ question, outcome });
      }
    });
    return () => {
      isWanted = false;
    };
  }, [client, path, question, attempt]);
  const retry = useCallback(() => {
    setAnswered(undefined);
    setAttempt((n) => n + 1);
  }, []);
  return { outcome: answered?.question === question ? answered.outcome : undefined, retry };
}
