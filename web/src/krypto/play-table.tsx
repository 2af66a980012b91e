// SPDX-License-Identifier: MIT
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { levelOfDay } from '../days/daily';
import { dateOf, dayNumber, today } from '../days/day';
import { useFocusOnArrival } from '../address/scroll';
import { useAnswer } from '../engine/use-answer';
import { announce } from '../parts/announcer';
import { locale, words } from '../i18n';
import { answerTexts } from './answer-text';
import { Cards, Goal } from './cards';
import { GameClock, useClock } from './clock';
import { Difficulty } from './difficulty';
import { useDiary } from './use-diary';
import { Finished } from './finished';
import { FormulaForm } from './formula-form';
import { Game } from './game';
import type { GameName, Setting } from './games';
import type { Hand } from './hand';
import { HowTo } from './how-to';
import { MessageLine } from './message-line';
import { goToNextHand, NewHand } from './new-hand';
import { spokenNumber } from './notation';
import { OperationsRow } from './operations-row';
import { PartOfPage } from './part-of-page';
import { Play } from './play';
import { Ready } from './ready';
import { RulesPicker } from './rules-picker';
import { Solutions } from './solutions';
import { showsClock } from './settings';
import { Tools } from './tools';
import { useKeys } from './use-keys';
import { Worksheet } from './worksheet';

interface PlayTableProps {
  hand: Hand;
  setting: Setting;
  /** The day whose hand it is, if it is one. */
  day: string | undefined;
}

/**
 * A hand and everything one can do with it. Where the time is short, it begins when the player is
 * ready. Another hand needs another `key`.
 */
export function PlayTable({ hand, setting, day }: PlayTableProps) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says when the hand changes
  const play = useMemo(() => new Play(new Game(hand, setting)), []);
  const { game } = play;
  const [isReady, setReady] = useState(
    () => game.row.seconds === undefined || game.isBegun || !showsClock.peek(),
  );
  return isReady ? (
    <OpenTable play={play} day={day} />
  ) : (
    <Ready title={titleOf(setting.game, day)} game={game} begin={() => setReady(true)} />
  );
}

function OpenTable({ play, day }: { play: Play; day: string | undefined }) {
  const { krypto } = words();
  const { game } = play;
  const { hand, setting } = game;
  useEffect(() => game.keep(), [game]);
  const isPart = useContext(PartOfPage);
  useClock(game, isPart);
  const keys = useMemo(
    () => ({
      '?': () => {
        if (!play.game.isSolvedNow.peek()) {
          void play.hint();
        }
      },
      n: () => void goToNextHand(play.game),
    }),
    [play],
  );
  useKeys(play, keys);
  useFocusOnArrival(isPart ? undefined : '.felt', '.krypto .felt > *', game.address);
  const { outcome } = useAnswer('krypto/grade', {
    ...hand,
    rules: setting.rules,
    use: setting.use,
  });
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
  useAnnouncedAnswer(game);
  return (
    <div class="krypto">
      <header class="krypto-head" hidden={isPart}>
        <h1>{titleOf(setting.game, day)}</h1>
        {day !== undefined && <p class="krypto-day">{dayText(day)}</p>}
        <div class="krypto-facts">
          {outcome?.ok !== false && <Difficulty grade={grade} />}
          <GameClock game={game} />
        </div>
      </header>
      <section class="felt" aria-label={krypto.table} tabIndex={-1}>
        <Goal objective={hand.objective} cards={hand.cards.length} setting={setting} />
        <Cards play={play} />
        <MessageLine play={play} />
        {game.isSolvedNow.value || game.answer !== undefined ? (
          <Finished play={play} day={day} level={level} />
        ) : (
          <OperationsRow play={play} />
        )}
        <Tools play={play} />
      </section>
      <div class="krypto-side">
        <Solutions play={play} />
        {!isPart && <Beside play={play} day={day} />}
      </div>
    </div>
  );
}

/** Says aloud what an answer is worth, also one that was taken when the time was up. */
function useAnnouncedAnswer(game: Game): void {
  const [wasRunning] = useState(game.isRunning);
  const { answer } = game.state;
  useEffect(() => {
    const { answer: value, distance } = game;
    if (wasRunning && answer !== null && value !== undefined && distance !== undefined) {
      const said = answerTexts(game.setting.game, value, distance, spokenNumber, words());
      announce(`${said.answer}. ${said.points}`);
    }
  }, [game, wasRunning, answer]);
}

function titleOf(game: GameName, day: string | undefined): string {
  const { one, ofToday, ofADay } = words().games[game];
  return day === undefined ? one : day === today.value ? ofToday : ofADay;
}

function dayText(day: string): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'long' }).format(dateOf(day));
}

/** What a page of its own has beside the table. */
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
        check={(text) => play.typeFormula(text)}
      />
      {game.row.hasRules && <RulesPicker game={game} day={day} />}
      <NewHand setting={setting} hand={hand} />
    </>
  );
}
