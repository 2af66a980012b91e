// SPDX-License-Identifier: MIT
import { useEffect, useMemo, useState } from 'preact/hooks';
import { today } from '../days/day';
import { diary, streakBy } from '../diary/diary';
import type { SolveAnswer } from '../engine/questions';
import { formatNumber, words } from '../i18n';
import { NumberFace } from './number-face';
import type { Play } from './play';
import { rankOf } from './rank';
import { showsClock } from './settings';
import { clockText } from '../parts/clock';
import { lastCard } from './table';

/** How a hand was solved: the made card meets the objective, and what there is to say about it. */
export function ResultCard({ play, day }: { play: Play; day: string | undefined }) {
  const { krypto, home } = words();
  const { game } = play;
  const { hand, state } = game;
  const solutions = useSolutions(play);
  const made = lastCard(game.table.value);
  const days = streakBy(diary.value, day ?? null, today.value);
  const count = solutions?.count ?? 0;
  const rank = useMemo(
    () => made && solutions?.solutions && rankOf(made.made, solutions.solutions, hand, game.rules),
    [made, solutions, hand, game],
  );
  const facts = [
    showsClock.value && krypto.time(clockText(state.seconds)),
    krypto.hintCount(state.hints),
    days > 0 && home.streak(days),
    count > 0 && krypto.solutionRank(rank, count, formatNumber(count)),
  ].filter((fact) => fact !== false);
  return (
    <div class="result">
      {made && (
        <p class="result-meeting" aria-hidden="true">
          <span class="small-card">
            <NumberFace value={made.value} />
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
