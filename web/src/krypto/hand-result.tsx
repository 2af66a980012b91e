// SPDX-License-Identifier: MIT
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { easierThan, harderThan, LEVELS, type Level } from '../days/daily';
import { today } from '../days/day';
import { addressOfEasy } from '../diary/dailies';
import { diary, streakBy } from '../diary/diary';
import type { SolveAnswer } from '../engine/questions';
import { formatNumber, words } from '../i18n';
import { celebrateAt } from '../result/celebration';
import { ResultSheet, type Ending, type Way } from '../result/result-sheet';
import { linkToPlace, shareText } from '../result/share-text';
import { answerTexts, distanceText, pointsFor } from './answer-text';
import { prettyFormula, writeExpression } from './expression';
import { isEnded, type Game } from './game';
import { goToLevel, goToNextHand } from './new-hand';
import { equationText, fromEngine, handName, numberText } from './notation';
import type { OfDay } from './of-day';
import type { Play } from './play';
import { rankOf } from './rank';
import { distanceBetween, lessThan, rational, toText, type Rational } from './rational';
import { clockOf } from './settings';
import { madeCard } from './table';
import { wordsOf } from './words-of';

export function outcomeOf({ state, answer, isSolvedNow }: Game): Ending['outcome'] {
  if (state.solved) {
    return 'solved';
  }
  return isSolvedNow.value || answer === undefined ? 'given_up' : 'near';
}

interface HandResultProps {
  play: Play;
  ofDay: OfDay;
  level: number | undefined;
}

/** The result of a hand, once it has ended. */
export function HandResult(props: HandResultProps) {
  const { game } = props.play;
  const isOver = isEnded(game);
  const wasOpen = useRef(false);
  useEffect(() => {
    wasOpen.current ||= !isOver;
  }, [isOver]);
  return isOver ? <Sheet {...props} isFresh={wasOpen.current} /> : null;
}

function Sheet({ play, ofDay, level, isFresh }: HandResultProps & { isFresh: boolean }) {
  const { result } = words();
  const { game } = play;
  const { games } = words();
  const { hand, setting, state } = game;
  const outcome = outcomeOf(game);
  const solutions = useSolutions(play);
  useCelebration(game, isFresh && outcome === 'solved');
  const { day, isEasy } = ofDay;
  const ending: Ending = {
    outcome,
    ...endOf(game),
    kind: setting.game,
    day: day ?? null,
    isEasy,
    seconds: clockOf(setting.game).value ? state.seconds : undefined,
    helps: { hints: state.hints, letters: 0 },
    facts: useFacts(game, solutions),
  };
  const others = waysOn(game, level);
  const more: Way[] = [
    // Once they are listed, they are in sight.
    ...((solutions?.count ?? 0) > 1 && play.solutions.value === undefined
      ? [{ name: result.seeSolutions, go: () => void play.showSolutions() }]
      : []),
    { name: result.again, go: () => game.playAgain() },
  ];
  const isShared = state.solved || game.answer !== undefined;
  return (
    <ResultSheet
      ending={ending}
      isFresh={isFresh}
      share={isShared ? () => textFor(game, ofDay, level) : undefined}
      others={others}
      more={more}
    />
  );

  function endOf({ answer, distance }: Game): Pick<Ending, 'title' | 'found'> {
    const made = madeCard(game.table.value, hand, setting.use);
    if (made !== undefined) {
      const found = equationText(writeExpression(made.made), numberText(rational(hand.objective)));
      return { title: games[setting.game].solved, found };
    }
    if (state.solved) {
      return { title: games[setting.game].solved };
    }
    if (answer === undefined || distance === undefined) {
      const easiest = solutions?.solutions?.[0];
      return {
        title: wordsOf(setting.game).krypto.gaveUp,
        ...(easiest !== undefined && {
          found: equationText(prettyFormula(easiest), numberText(rational(hand.objective))),
        }),
      };
    }
    const said = answerTexts(setting.game, answer, distance, numberText, words());
    return { title: said.points, found: said.answer };
  }
}

/** Whether the hand ended without a point: given up, or with an answer that is too far away. */
function isLost(game: Game): boolean {
  const { distance, setting } = game;
  switch (outcomeOf(game)) {
    case 'solved':
      return false;
    case 'near':
      return distance === undefined || pointsFor(setting.game, distance) === 0;
    default:
      return true;
  }
}

/** Other hands: a harder one after success; an easier one or one as hard after a hand that was lost. */
function waysOn(game: Game, level: number | undefined): Way[] {
  const { result } = words();
  const { krypto } = wordsOf(game.setting.game);
  const another = { name: krypto.newHand, go: () => void goToNextHand(game) };
  const at = (name: string, wanted: Level | undefined): Way[] =>
    wanted === undefined ? [] : [{ name, go: () => void goToLevel(game, wanted) }];
  if (!isLost(game)) {
    return [...at(result.harder, harderThan(level)), another];
  }
  const same = at(
    result.asHard,
    LEVELS.find((one) => one === level),
  );
  return [...at(result.easier, easierThan(level)), ...(same.length > 0 ? same : [another])];
}

/** Points, the number of solutions, or how near one could have come. */
function useFacts(game: Game, solutions: SolveAnswer | undefined): string[] {
  const { krypto, games } = words();
  const { hand, setting, state, distance, isSolvedNow } = game;
  const made = madeCard(game.table.value, hand, setting.use);
  const rank = useMemo(
    () =>
      made &&
      solutions?.solutions &&
      rankOf(made.made, solutions.solutions, hand, { ...setting, isNearestCounted: false }),
    [made, solutions, hand, setting],
  );
  if (!state.solved && distance !== undefined) {
    // The title has the points.
    return solutions === undefined ? [] : bestTexts(solutions, hand.objective);
  }
  const count = solutions?.count ?? 0;
  if (!isSolvedNow.value && solutions?.solvable === false) {
    return bestTexts(solutions, hand.objective);
  }
  return [
    ...(state.solved && game.row.points.length > 0
      ? [games.points(pointsFor(setting.game, rational(0)))]
      : []),
    ...(count > 0 ? [krypto.solutionRank(rank === 1, count, formatNumber(count))] : []),
  ];
}

/** Says how near one could have come. */
function bestTexts({ solvable, nearest }: SolveAnswer, objective: number): string[] {
  const { games } = words();
  if (solvable) {
    return [games.objectivePossible];
  }
  const far = (value: Rational) => distanceBetween(value, rational(objective));
  const [best] = [nearest?.below, nearest?.above]
    .flatMap((one) => (one == null ? [] : [fromEngine(one.value)]))
    .sort((a, b) => (lessThan(far(a), far(b)) ? -1 : 1));
  return best === undefined ? [] : [games.best(numberText(best), numberText(far(best)))];
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

/** The card that was made flies onto the target. */
function useCelebration({ hand }: Game, isWanted: boolean): void {
  useEffect(() => {
    const target = document.querySelector('.felt .objective');
    if (isWanted && target !== null) {
      const cards = [...document.querySelectorAll('.felt .card')];
      const isMet = (card: Element) => card.textContent === String(hand.objective);
      celebrateAt(target, cards.find(isMet) ?? cards.at(-1));
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a hand is solved once
  }, []);
}

function textFor(game: Game, { day, isEasy }: OfDay, level: number | undefined): string {
  const { games } = words();
  const { hand, setting, state, answer, distance, address } = game;
  const near = state.solved || answer === undefined ? undefined : distance;
  const scores = [
    ...(near === undefined ? [] : [distanceText(near, toText, words())]),
    ...(game.row.points.length > 0
      ? [games.points(pointsFor(setting.game, near ?? rational(0)))]
      : []),
  ];
  const ofDay = day === undefined ? '' : `${address.includes('?') ? '&' : '?'}day=${day}`;
  const link = isEasy && day !== undefined ? addressOfEasy('krypto', day) : `${address}${ofDay}`;
  return shareText(
    {
      game: games[setting.game].name,
      ...(day === undefined ? { which: handName(hand) } : { day }),
      level,
      went: {
        seconds: clockOf(setting.game).value ? state.seconds : undefined,
        helps: { hints: state.hints, letters: 0 },
        days: streakBy(diary.value, day ?? null, today.value),
        scores,
      },
      link: linkToPlace(link),
    },
    words(),
  );
}
