// SPDX-License-Identifier: MIT
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ErrorNotice } from '../parts/notice';
import type { SolveAnswer } from '../engine/questions';
import { formatNumber, words } from '../i18n';
import { mayMove } from '../result/celebration';
import { prettyFormula } from './expression';
import { differentOf, foldsOf, type Fold } from './folding';
import { equationText, fromEngine, numberText } from './notation';
import { SOLUTIONS_LISTED, type Play } from './play';
import type { GameName } from './games';
import { distanceBetween } from './rational';
import { WayOfSolution } from './way-of-solution';
import { wordsOf } from './words-of';

const PAGE = 20;
/** How many ways are listed at first, which differ by more than their order. */
const FEW = 5;

/** All distinct solutions, the easiest first, once they have been asked for. */
export function Solutions({ play }: { play: Play }) {
  const outcome = play.solutions.value;
  if (outcome === undefined) {
    return null;
  }
  if (!outcome.ok) {
    return <ErrorNotice error={outcome.error} retry={() => void play.showSolutions()} />;
  }
  return (
    <SolutionList
      answer={outcome.value}
      game={play.game.setting.game}
      readings={play.readings.value}
    />
  );
}

interface SolutionListProps {
  answer: SolveAnswer;
  game: GameName;
  /** How often the player wanted to read them. */
  readings?: number;
}

/**
 * The solutions, one a line: at first a few that are really different, and all of them once they are
 * asked for. The lines are numbered, and those that fold others away are ways.
 */
export function SolutionList({ answer, game, readings = 0 }: SolutionListProps) {
  const { krypto, games } = wordsOf(game);
  const heading = useRef<HTMLHeadingElement>(null);
  const [start, setStart] = useState(0);
  const [isWhole, setWhole] = useState(false);
  useLayoutEffect(() => {
    setStart(0);
    setWhole(false);
  }, [answer]);
  useLayoutEffect(() => {
    if (readings > 0) {
      heading.current?.focus({ preventScroll: true });
    }
    heading.current?.scrollIntoView({
      block: 'nearest',
      behavior: mayMove() ? 'smooth' : 'instant',
    });
  }, [answer, readings]);
  useLayoutEffect(() => {
    if (isWhole) {
      heading.current?.focus();
    }
  }, [isWhole]);
  const solutions = answer.solutions ?? [];
  const count = answer.count ?? solutions.length;
  const folds = useMemo(() => foldsOf(answer.solutions ?? []), [answer]);
  const different = useMemo(() => differentOf(folds, answer.solutions ?? []), [answer, folds]);
  const few = different.slice(0, FEW);
  const isShort = few.length < folds.length && !isWhole;
  const end = Math.min(start + PAGE, folds.length);
  const isFolded = folds.length < solutions.length;
  const range = isFolded ? krypto.waysRange : krypto.solutionsRange;
  const isCut = count > solutions.length && count > SOLUTIONS_LISTED;
  const title = isShort
    ? krypto.differentWays(few.length, different.length)
    : isFolded && !isCut
      ? krypto.waysOf(folds.length, formatNumber(folds.length), formatNumber(count))
      : krypto.solutionsOf(count, formatNumber(count));
  return (
    <section class="panel solutions">
      <h2 ref={heading} tabIndex={-1}>
        {count === 0 ? krypto.handWithoutSolution : title}
      </h2>
      {count === 0 && (
        <ul class="solution-list">
          {[answer.nearest?.below, answer.nearest?.above].map((one) => {
            if (one == null) {
              return null;
            }
            const value = fromEngine(one.value);
            const far = distanceBetween(value, fromEngine(answer.objective));
            const formula = equationText(prettyFormula(one.expression), numberText(value));
            return (
              <li key={formula}>
                <span>{games.nearestPossible(formula, numberText(far))}</span>
                <WayOfSolution formula={one.expression} />
              </li>
            );
          })}
        </ul>
      )}
      <ol class="solution-list" start={start + 1}>
        {(isShort ? few : folds.slice(start, end)).map((fold) => (
          <FoldedSolutions key={fold.places[0]} fold={fold} solutions={solutions} />
        ))}
      </ol>
      {isShort && (
        <button type="button" class="button" onClick={() => setWhole(true)}>
          {krypto.everySolution(formatNumber(count))}
        </button>
      )}
      {folds.length > PAGE && !isShort && (
        <div class="pager">
          <button
            type="button"
            class="button"
            disabled={start === 0}
            onClick={() => setStart(start - PAGE)}
          >
            {krypto.earlier}
          </button>
          <span class="small" role="status">
            {range(start + 1, end, formatNumber(folds.length))}
          </span>
          <button
            type="button"
            class="button"
            disabled={end === folds.length}
            onClick={() => setStart(end)}
          >
            {krypto.later}
          </button>
        </div>
      )}
      {isCut && !isShort && (
        <p class="small">{krypto.solutionsCut(formatNumber(SOLUTIONS_LISTED))}</p>
      )}
    </section>
  );
}

/** The easiest of solutions that differ by nothing that matters, above the others. */
function FoldedSolutions({ fold, solutions }: { fold: Fold; solutions: readonly string[] }) {
  const { krypto } = words();
  const [first = 0, ...others] = fold.places;
  const easiest = solutions[first] ?? '';
  return (
    <li>
      <span>{equationText(prettyFormula(easiest))}</span>
      <WayOfSolution formula={easiest} />
      {others.length > 0 && (
        <details>
          <summary>{krypto.folded(others.length, fold.hasOnes, fold.hasZeros)}</summary>
          <ul class="solution-list">
            {others.map((place) => (
              <li key={place}>{equationText(prettyFormula(solutions[place] ?? ''))}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
