// SPDX-License-Identifier: MIT
import { useCallback, useEffect, useState } from 'preact/hooks';
import { engine } from '../engine';
import type { EngineClient } from '../engine/client';
import type { EngineError, Outcome } from '../engine/outcome';
import type { Ask } from '../engine/questions';
import { correctCodes } from './kept';
import type { PagesAnswer, SheetPuzzle } from './questions';
import type { Sheet } from './sheet';
import { pagesQuestions } from './versions';

/** The pages of each version of a sheet, and its puzzles as they are in the first. */
export interface Laid {
  readonly puzzles: readonly SheetPuzzle[];
  readonly versions: readonly PagesAnswer[];
}

/** Asks for all of them; the first refusal is the answer. */
export async function layOut(
  client: EngineClient,
  questions: readonly Ask<'sheet/pages'>[],
): Promise<Outcome<Laid>> {
  const versions: PagesAnswer[] = [];
  for (const question of questions) {
    const laid = await client.ask('sheet/pages', question);
    if (!laid.ok) {
      return laid;
    }
    versions.push(laid.value);
  }
  return { ok: true, value: { puzzles: versions[0]?.puzzles ?? [], versions } };
}

/** The pages of a sheet that has puzzles; the last ones stay while the next are laid out. */
export function usePages(sheet: Sheet): {
  laid: Laid | undefined;
  error: EngineError | undefined;
  retry: () => void;
} {
  const questions = JSON.stringify(pagesQuestions(sheet));
  const [answered, setAnswered] = useState<{ questions: string; outcome: Outcome<Laid> }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void layOut(engine, JSON.parse(questions) as Ask<'sheet/pages'>[]).then((outcome) => {
      if (isWanted) {
        setAnswered({ questions, outcome });
      }
    });
    return () => {
      isWanted = false;
    };
  }, [questions, attempt]);
  const outcome = answered?.outcome;
  const isNew = answered?.questions === questions;
  // Codes that were typed may be in small letters, or there twice.
  const proper = isNew && outcome?.ok === true ? codesOf(outcome.value) : undefined;
  useEffect(() => {
    if (proper !== undefined && proper.join() !== sheet.codes.join()) {
      correctCodes(proper);
    }
  });
  return {
    laid: outcome?.ok === true ? outcome.value : undefined,
    error: isNew && outcome?.ok === false ? outcome.error : undefined,
    retry: useCallback(() => {
      setAnswered(undefined);
      setAttempt((n) => n + 1);
    }, []),
  };
}

function codesOf({ puzzles }: Laid): string[] {
  return [...new Set(puzzles.map(({ code }) => code))];
}
