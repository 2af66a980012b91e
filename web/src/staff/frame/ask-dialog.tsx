// SPDX-License-Identifier: MIT
import { Dialog } from '../../parts/dialog';
import type { Desk } from './desk';
import { staffWords } from './words';

/** Asks before an act that cannot be taken back. */
export function AskDialog({ desk }: { desk: Desk }) {
  const question = desk.question.value;
  return (
    <Dialog
      title={question?.title ?? ''}
      open={question !== undefined}
      cancel={() => desk.question.peek()?.answer(false)}
    >
      {question && (
        <>
          <p>{question.text}</p>
          <p class="contest-buttons">
            <button type="button" class="button" onClick={() => question.answer(false)}>
              {staffWords().ask.no}
            </button>
            <button
              type="button"
              class="button button-strong"
              onClick={() => question.answer(true)}
            >
              {question.yes}
            </button>
          </p>
        </>
      )}
    </Dialog>
  );
}
