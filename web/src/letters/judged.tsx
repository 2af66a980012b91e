// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { ErrorNotice, Notice } from '../parts/notice';
import { words } from '../i18n';
import type { Judgement } from './desk';

interface Props {
  judgement: Judgement;
  code: string | undefined;
  /** Asks once more. */
  judge: () => void;
  chooseNew: () => void;
}

/** Warns of puzzles without exactly one answer; those with several can be played all the same. */
export function Judged({ judgement, code, judge, chooseNew }: Props) {
  const { letters } = words();
  const [accepted, setAccepted] = useState<string>();
  if (judgement.kind === 'failed') {
    return <ErrorNotice error={judgement.error} retry={judge} />;
  }
  if (judgement.kind === 'asking' || judgement.kind === 'one' || accepted === code) {
    return null;
  }
  return (
    <Notice role="alert">
      <p>{letters.judgement[judgement.kind]}</p>
      <p class="note-choices">
        {judgement.kind !== 'none' && (
          <button type="button" class="button" onClick={() => setAccepted(code)}>
            {letters.judgement.playAnyway}
          </button>
        )}
        <button type="button" class="button" onClick={chooseNew}>
          {letters.actions.newPuzzle}
        </button>
      </p>
    </Notice>
  );
}
