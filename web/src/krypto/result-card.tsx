// SPDX-License-Identifier: MIT
import { useEffect, useMemo, useState } from 'preact/hooks';
import { today } from '../days/day';
import { diary, streakBy } from '../diary/diary';
import type { SolveAnswer } from '../engine/questions';
import { formatNumber, words } from '../i18n';
import { NumberFace } from './number-face';
import { pointsFor } from './answer-text';
import { fromEngine, numberText } from './notation';
import type { Play } from './play';
import { distanceBetween, lessThan, rational, type Rational } from './rational';
import { rankOf } from './rank';
import { showsClock } from './settings';
import { clockText } from '../parts/clock';
import { madeCard } from './table';

/** How a hand was solved: the made card meets the objective, and what there is to say about it. */
export function ResultCard({ play, day }: { play: Play; day: string | undefined }) {
  const { krypto, home, games } = words();
  const { game } = play;
  const { hand, state, setting } = game;
  const solutions = useSolutions(play);
  const { answer, distance } = game;
  const made = madeCard(game.table.value, hand, setting.use);
  const shown = answer ?? made?.value;
  const isNear = !state.solved && distance !== undefined;
  const days = streakBy(diary.value, day ?? null, today.value, setting.game);
  const count = solutions?.count ?? 0;
  const rank = useMemo(
    () =>
      made &&
      solutions?.solutions &&
      rankOf(made.made, solutions.solutions, hand, { ...setting, isNearestCounted: false }),
    [made, solutions, hand, setting],
  );
  const points = pointsFor(setting.game, distance ?? rational(0));
  const facts = [
    // The line above says how near a near answer is.
    !isNear && game.row.points.length > 0 && games.points(points),
    isNear && solutions !== undefined && bestText(solutions, hand.objective),
    showsClock.value && krypto.time(clockText(state.seconds)),
    krypto.hintCount(state.hints),
    days > 0 && home.streak(days),
    !isNear && count > 0 && krypto.solutionRank(rank, count, formatNumber(count)),
  ].filter((fact) => fact !== false);
  return (
    <div class="result">
      {shown && (
        <p class="result-meeting" aria-hidden="true">
          <span class="small-card">
            <NumberFace value={shown} />
          </span>
          <span class="small-objective">{hand.objective}</span>
        </p>
      )}
      <ul class="result-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

/** Says how near one could have come. */
function bestText({ solvable, nearest }: SolveAnswer, objective: number): string | false {
  const { games } = words();
  if (solvable) {
    return games.objectivePossible;
  }
  const far = (value: Rational) => distanceBetween(value, rational(objective));
  const [best] = [nearest?.below, nearest?.above]
    .flatMap((one) => (one == null ? [] : [fromEngine(one.value)]))
    .sort((a, b) => (lessThan(far(a), far(b)) ? -1 : 1));
  return best !== undefined && games.best(numberText(best), numberText(far(best)));
}

/** They have been looked for since the hand was dealt. */
function useSolutions(play: Play): SolveAnswer | undefined {
  const [answer, setAnswer] = useState<SolveAnswer>();
  useEffect(() => {
    void play.prepareSolutions().then((outcome) => {
      if (outcome.ok) {
        setAnswer(outcome.value);
      }
    });
  }, [play]);
  return answer;
}
