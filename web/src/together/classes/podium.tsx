// SPDX-License-Identifier: MIT
import { Raised } from '../../parts/raised';
import { classWords } from '../parts/words';
import type { Standing } from '../session/protocol';
import './podium.css';

const STEPS = [1, 2, 3];
/** How many names fit on a step; the list below has all. */
const SHOWN = 3;

export interface Step {
  readonly rank: number;
  readonly names: readonly string[];
  readonly total: number;
}

/** The best three places, those with a player who has points; players of a place share a step. */
export function stepsOf(standings: readonly Standing[]): Step[] {
  return STEPS.flatMap((rank) => {
    const here = standings.filter((one) => one.rank === rank && one.total > 0);
    const [first] = here;
    return first === undefined
      ? []
      : [{ rank, names: here.map(({ name }) => name), total: first.total }];
  });
}

/** Whether the podium says all: no player with points is missing on its steps. */
export function isAllOnPodium(standings: readonly Standing[]): boolean {
  const named = stepsOf(standings).flatMap(({ names }) => names.slice(0, SHOWN));
  return named.length === standings.filter(({ total }) => total > 0).length;
}

/** The best of a class on three steps, the first in the middle. */
export function Podium({ standings }: { standings: readonly Standing[] }) {
  const words = classWords();
  const steps = stepsOf(standings);
  return steps.length === 0 ? null : (
    <ol class="podium" aria-label={words.podium}>
      {steps.map(({ rank, names, total }) => (
        <li key={rank} data-rank={rank}>
          <span class="podium-names">
            {names.slice(0, SHOWN).map((name, index) => (
              <bdi key={index}>{name}</bdi>
            ))}
            {names.length > SHOWN && <span>{words.andMore(names.length - SHOWN)}</span>}
          </span>
          <span class="podium-step">
            <strong>
              <Raised text={words.ordinal(rank)} />
            </strong>
            <span>{words.points(total)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
