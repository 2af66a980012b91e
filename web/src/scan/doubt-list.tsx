// SPDX-License-Identifier: MIT
import type { Correction } from './correction';
import { doubtText } from './doubt-words';
import type { Span } from './doubts';
import { scanWords } from './words';

interface Props {
  id: string;
  correction: Correction;
  /** Shows a part of the text in its field; nothing where there is no field. */
  select?: (span: Span) => void;
}

/** The doubts about a reading; a doubt about a place leads there. */
export function DoubtList({ id, correction, select }: Props) {
  const words = scanWords();
  return (
    <ul id={id} class="scan-doubts">
      {correction.doubts.map(({ doubt, span, isSettled }, index) => {
        const said = doubtText(doubt) ?? <span lang="en">{doubt.sentence}</span>;
        return (
          <li key={index} data-settled={isSettled}>
            {span === undefined || select === undefined ? (
              said
            ) : (
              <button type="button" class="scan-doubt" onClick={() => select(span)}>
                {said}
              </button>
            )}
            {isSettled && <span class="visually-hidden"> ({words.doubts.changed})</span>}
          </li>
        );
      })}
    </ul>
  );
}
