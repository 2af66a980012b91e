// SPDX-License-Identifier: MIT
import { AskFirst } from '../parts/question';
import { runWords } from './words';

/** Ends a run before its time, after a question. */
export function StopRun({ stop, class: look }: { stop: () => void; class: string }) {
  const text = runWords();
  return (
    <AskFirst
      class={look}
      words={{ act: text.stop, question: text.stopQuestion, yes: text.stop, no: text.goOn }}
      act={stop}
    />
  );
}
