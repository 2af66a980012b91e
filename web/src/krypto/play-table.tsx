// SPDX-License-Identifier: MIT
import { useEffect, useMemo } from 'preact/hooks';
import { levelOfDay } from '../days/daily';
import { dateOf, dayNumber, today } from '../days/day';
import { useFocusOnArrival } from '../address/scroll';
import type { Rules } from '../engine/questions';
import { useAnswer } from '../engine/use-answer';
import { locale, words } from '../i18n';
import { Cards, Goal } from './cards';
import { GameClock, useClock } from './clock';
import { Difficulty } from './difficulty';
import { useDiary } from './use-diary';
import { Finished } from './finished';
import { FormulaForm } from './formula-form';
import { Game } from './game';
import type { Hand } from './hand';
import { HowTo } from './how-to';
import { MessageLine } from './message-line';
import { goToRandomHand, NewHand } from './new-hand';
import { OperationsRow } from './operations-row';
import { Play } from './play';
import { RulesPicker } from './rules-picker';
import { Solutions } from './solutions';
import { Tools } from './tools';
import { useKeys } from './use-keys';
import { Worksheet } from './worksheet';

interface PlayTableProps {
  hand: Hand;
  rules: Rules;
  /** The day whose hand it is, if it is one. */
  day: string | undefined;
}

/** A hand and everything one can do with it. Another hand needs another `key`. */
export function PlayTable({ hand, rules, day }: PlayTableProps) {
  const { krypto } = words();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says when the hand changes
  const play = useMemo(() => new Play(new Game(hand, rules)), []);
  const { game } = play;
  useEffect(() => game.keep(), [game]);
  useClock(game);
  const keys = useMemo(
    () => ({
      '?': () => {
        if (!play.game.isSolvedNow.peek()) {
          void play.hint();
        }
      },
      n: () => void goToRandomHand(),
    }),
    [play],
  );
  useKeys(play, keys);
  useFocusOnArrival('.felt', '.krypto .felt > *', game.address);
  const { outcome } = useAnswer('krypto/grade', { ...hand, rules });
  const graded = outcome?.ok ? outcome.value : undefined;
  useEffect(() => {
    if (graded !== undefined) {
      void play.prepareSolutions();
    }
  }, [play, graded]);
  // A day keeps the level for which its hand was chosen.
  const grade =
    graded?.solvable && day !== undefined
      ? { ...graded, level: levelOfDay(dayNumber(day)) }
      : graded;
  const level = grade?.solvable ? grade.level : undefined;
  useDiary(game, day, level);
  return (
    <div class="krypto">
      <header class="krypto-head">
        <h1>{titleOf(day)}</h1>
        {day !== undefined && <p class="krypto-day">{dayText(day)}</p>}
        <div class="krypto-facts">
          <Difficulty grade={grade} />
          <GameClock game={game} />
        </div>
      </header>
      <section class="felt" aria-label={krypto.table} tabIndex={-1}>
        <Goal objective={hand.objective} />
        <Cards play={play} />
        <MessageLine play={play} />
        {game.isSolvedNow.value ? (
          <Finished play={play} day={day} level={level} />
        ) : (
          <OperationsRow play={play} />
        )}
        <Tools play={play} />
      </section>
      <div class="krypto-side">
        <Solutions play={play} />
        <HowTo />
        <Worksheet game={game} />
        <FormulaForm
          label={krypto.formula}
          action={krypto.formulaCheck}
          check={(text) => play.typeFormula(text)}
        />
        <RulesPicker game={game} day={day} />
        <NewHand />
      </div>
    </div>
  );
}

function titleOf(day: string | undefined): string {
  const { krypto } = words();
  return day === undefined
    ? krypto.aHand
    : day === today.value
      ? krypto.handOfTheDay
      : krypto.handOfADay;
}

function dayText(day: string): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'long' }).format(dateOf(day));
}
