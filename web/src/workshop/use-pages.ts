// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';
import { useAnswer } from '../engine/use-answer';
import type { EngineError } from '../engine/outcome';
import type { Ask } from '../engine/questions';
import { restyle } from './kept';
import type { PagesAnswer, SheetPuzzle } from './questions';
import type { Sheet } from './sheet';

export function pagesQuestion(sheet: Sheet): Ask<'sheet/pages'> {
  const { codes, title, lang, paper, large, answers } = sheet;
  return { codes, title, lang, paper, large, answers: answers !== 'none' };
}

/** The pages of a sheet that has puzzles; the last ones stay while the next are laid out. */
export function usePages(sheet: Sheet): {
  laid: PagesAnswer | undefined;
  error: EngineError | undefined;
  retry: () => void;
} {
  const { outcome, retry } = useAnswer('sheet/pages', pagesQuestion(sheet));
  const [last, setLast] = useState<PagesAnswer>();
  if (outcome?.ok === true && outcome.value !== last) {
    setLast(outcome.value);
  }
  // Codes that were typed may be in small letters, or there twice.
  const proper = outcome?.ok === true ? [...new Set(outcome.value.puzzles.map(codeOf))] : undefined;
  useEffect(() => {
    if (proper !== undefined && proper.join() !== sheet.codes.join()) {
      restyle({ codes: proper });
    }
  });
  return {
    laid: outcome?.ok === true ? outcome.value : outcome === undefined ? last : undefined,
    error: outcome?.ok === false ? outcome.error : undefined,
    retry,
  };
}

function codeOf({ code }: SheetPuzzle): string {
  return code;
}
