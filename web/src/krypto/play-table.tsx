// SPDX-License-Identifier: MIT
import { useContext, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { EASY_LEVEL } from '../diary/dailies';
import { levelOfDay } from '../days/daily';
import { dateOf, dayNumber, today } from '../days/day';
import { useFocusOnArrival } from '../address/scroll';
import { engine } from '../engine';
import { listedDays } from '../engine/listed-days';
import { useAnswer } from '../engine/use-answer';
import { formatDate, words } from '../i18n';
import { announce } from '../parts/announcer';
import { Raised } from '../parts/raised';
import { Cards, Goal } from './cards';
import { GameClock, useClock } from './clock';
import { Difficulty } from './difficulty';
import { useDiary } from './use-diary';
import { FormulaForm } from './formula-form';
import { Game, isEnded } from './game';
import type { GameName, Setting } from './games';
import type { Hand } from './hand';
import { HowTo } from './how-to';
import { isInVain, MessageLine } from './message-line';
import { goToNextHand, NewHand } from './new-hand';
import type { OfDay } from './of-day';
import { OperationsRow } from './operations-row';
import { PartOfPage } from './part-of-page';
import { Play } from './play';
import { Ready } from './ready';
import { HandResult, outcomeOf } from './hand-result';
import { RulesPicker } from './rules-picker';
import { Solutions } from './solutions';
import { clockOf } from './settings';
import { Tools } from './tools';
import { useKeys } from './use-keys';
import { wordsOf } from './words-of';
import { Worksheet } from './worksheet';

interface PlayTableProps {
  hand: Hand;
  setting: Setting;
  /** The day whose hand it is, if it is one. */
  day: string | undefined;
  /** Whether it is the easy hand of that day. */
  isEasy?: boolean;
}

/**
 * A hand and everything one can do with it. Where the time is short, it begins when the player is
 * ready. Another hand needs another `key`.
 */
export function PlayTable({ hand, setting, day, isEasy = false }: PlayTableProps) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says when the hand changes
  const play = useMemo(() => new Play(new Game(hand, setting), engine, true), []);
  const ofDay = useMemo(() => ({ day, isEasy }), [day, isEasy]);
  const { game } = play;
  const [isReady, setReady] = useState(
    () => game.row.seconds === undefined || game.isBegun || !clockOf(setting.game).peek(),
  );
  return isReady ? (
    <OpenTable play={play} ofDay={ofDay} />
  ) : (
    <Ready title={titleOf(setting.game, ofDay)} game={game} begin={() => setReady(true)} />
  );
}

function OpenTable({ play, ofDay }: { play: Play; ofDay: OfDay }) {
  const { krypto } = wordsOf(play.game.setting.game);
  const { day, isEasy } = ofDay;
  const { game } = play;
  const { hand, setting } = game;
  useLayoutEffect(() => game.keep(), [game]);
  const isPart = useContext(PartOfPage);
  useClock(game, isPart);
  const keys = useMemo(
    () => ({
      h: () => {
        if (!isEnded(play.game)) {
          void play.hint();
        }
      },
      n: () => void goToNextHand(play.game),
    }),
    [play],
  );
  const isOver = isEnded(game);
  useKeys(play, keys, !isOver);
  useFocusOnArrival(isPart ? undefined : '.felt', '.krypto .felt > *', game.address);
  const { outcome } = useAnswer('krypto/grade', {
    ...hand,
    rules: setting.rules,
    use: setting.use,
  });
  const graded = outcome?.ok ? outcome.value : undefined;
  useEffect(() => {
    if (graded !== undefined) {
      void play.prepareSolutions().then(() => {
        if (isInVain(play)) {
          announce(wordsOf(play.game.setting.game).krypto.handWithoutSolution);
        }
      });
    }
  }, [play, graded]);
  // A day keeps the level for which its hand was made; those of an organiser are of any level.
  const grade =
    graded?.solvable && day !== undefined && (isEasy || listedDays === undefined)
      ? { ...graded, level: isEasy ? EASY_LEVEL : levelOfDay(dayNumber(day)) }
      : graded;
  const level = grade?.solvable ? grade.level : undefined;
  useDiary(game, ofDay, level);
  return (
    <div class="krypto">
      <header class="krypto-head" hidden={isPart}>
        {isPast(ofDay) ? (
          <h1>
            {words().games[setting.game].ofADay}{' '}
            <span class="krypto-day">
              <Raised text={dayText(ofDay.day)} />
            </span>
          </h1>
        ) : (
          <>
            <h1>{titleOf(setting.game, ofDay)}</h1>
            {day !== undefined && (
              <p class="krypto-day">
                <Raised text={dayText(day)} />
              </p>
            )}
          </>
        )}
        <div class="krypto-facts">
          {outcome?.ok !== false && <Difficulty grade={grade} />}
          <GameClock game={game} />
        </div>
      </header>
      <section
        class="felt"
        data-ended={isOver ? outcomeOf(game) : undefined}
        aria-label={krypto.table}
        tabIndex={-1}
      >
        <Goal objective={hand.objective} cards={hand.cards.length} setting={setting} />
        <Cards play={play} />
        <MessageLine play={play} />
        <OperationsRow play={play} />
        <Tools play={play} />
        <HandResult play={play} ofDay={ofDay} level={level} />
      </section>
      <div class="krypto-side">
        <Solutions play={play} />
        {!isPart && <Beside play={play} day={day} />}
      </div>
    </div>
  );
}

function titleOf(game: GameName, { day, isEasy }: OfDay): string {
  const { one, ofToday, ofADay } = words().games[game];
  if (isEasy) {
    return words().days.easy.krypto;
  }
  return day === undefined ? one : day === today.value ? ofToday : `${ofADay} ${dayText(day)}`;
}

/** Whether it is the hand of an earlier day, which its title names. */
function isPast(ofDay: OfDay): ofDay is OfDay & { day: string } {
  return ofDay.day !== undefined && ofDay.day !== today.value && !ofDay.isEasy;
}

export function dayText(day: string): string {
  return formatDate(dateOf(day), { dateStyle: 'long' });
}

/** The parts beside the table, where it has a page of its own. */
function Beside({ play, day }: { play: Play; day: string | undefined }) {
  const { krypto } = words();
  const { game } = play;
  const { hand, setting } = game;
  return (
    <>
      <HowTo setting={setting} cards={hand.cards.length} />
      <Worksheet game={game} />
      <FormulaForm
        label={krypto.formula}
        action={krypto.formulaCheck}
        check={(text) => {
          const problem = play.typeFormula(text);
          if (problem === undefined) {
            // It may ask whether this is the answer.
            document.querySelector('.felt .message')?.scrollIntoView({ block: 'nearest' });
          }
          return problem;
        }}
        // The clock alone makes no formula right.
        situation={game.table.value}
        game={setting.game}
      />
      {game.row.hasRules && <RulesPicker game={game} day={day} />}
      <NewHand setting={setting} hand={hand} />
    </>
  );
}
