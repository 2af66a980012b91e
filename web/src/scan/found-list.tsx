// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../parts/announcer';
import { withPrintedSigns } from './found';
import type { Shown } from './scanning';
import { StillPuzzle } from './still-puzzle';
import { scanWords } from './words';

interface FoundListProps {
  puzzles: readonly Shown[];
  /** How many places were not read, which is said too. */
  unread: number;
}

export function FoundList({ puzzles, unread }: FoundListProps) {
  const words = scanWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { length } = puzzles;
  useLayoutEffect(() => {
    const now = scanWords();
    const found = length === 0 ? now.nothing : now.found(length);
    announce(unread === 0 ? found : `${found} ${now.unread(unread)}`);
    // The control that had the focus is gone.
    heading.current?.focus();
  }, [puzzles, length, unread]);
  return (
    <section class="scan-found">
      <h2 ref={heading} tabIndex={-1}>
        {length === 0 ? words.nothing : words.found(length)}
      </h2>
      {length === 0 ? (
        <p>{words.nothingHelp}</p>
      ) : (
        <ol class="scan-list">
          {puzzles.map((one, index) => (
            <Puzzle key={index} one={one} number={index + 1} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Puzzle({ one, number }: { one: Shown; number: number }) {
  const words = scanWords();
  const { kind, text, certain, doubts, code, opening } = one;
  const open = words.open[kind];
  return (
    <li class="scan-puzzle">
      <h3>{words.names[kind](number)}</h3>
      <StillPuzzle kind={kind} text={text} />
      <p class="scan-says">
        {certain ? (
          <span class="scan-certain">{words.certain}</span>
        ) : (
          <span class="scan-doubtful">{words.notCertain}</span>
        )}
        {code !== undefined && <span class="small">{words.code(code)}</span>}
      </p>
      {doubts.length > 0 && (
        <ul class="small scan-doubts" lang="en">
          {doubts.map((doubt) => (
            <li key={doubt}>{shownDoubt(doubt)}</li>
          ))}
        </ul>
      )}
      {opening.ok ? (
        <a
          class={certain ? 'button button-strong' : 'button'}
          href={opening.address}
          aria-label={words.openWhich(open, number)}
        >
          {open}
        </a>
      ) : (
        <p class="small">{words.notToOpen[opening.why]}</p>
      )}
    </li>
  );
}

/** A doubt with its signs as they are printed: `line 2, place 1: may be + or ÷`. */
function shownDoubt(doubt: string): string {
  const shown = doubt
    .split(' ')
    .map((word) => (/^[-*/],?$/.test(word) ? withPrintedSigns(word) : word));
  return shown.join(' ');
}
