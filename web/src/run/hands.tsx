// SPDX-License-Identifier: MIT
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { useFocusOnArrival } from '../address/scroll';
import { words } from '../i18n';
import { Cards, Goal } from '../krypto/cards';
import { place } from '../address/router';
import { allBestRuns } from '../diary/runs';
import { DAILY_GAMES, type DailyGame } from '../engine/kinds';
import { engine } from '../engine';
import { mapped } from '../engine/outcome';
import type { SolveAnswer } from '../engine/questions';
import { prettyFormula } from '../krypto/expression';
import { dealRandom } from '../krypto/dealing';
import { DeckChoice } from '../krypto/deck-choice';
import { Game } from '../krypto/game';
import { GAMES, settingOf, type Setting } from '../krypto/games';
import { handText, linkTo, parseHand, type Hand } from '../krypto/hand';
import { HowTo } from '../krypto/how-to';
import { MessageLine } from '../krypto/message-line';
import { LevelChoice } from '../krypto/new-hand';
import { equationText, fromEngine, handName, numberText } from '../krypto/notation';
import { OperationsRow } from '../krypto/operations-row';
import { Play } from '../krypto/play';
import { hasPlayedGame, NEW_GAME, readGame } from '../krypto/saved-games';
import { chooseLevelOfRuns, levelOfRuns } from '../krypto/settings';
import { wishesFor } from '../krypto/wishes';
import { useKeys } from '../krypto/use-keys';
import { wordsOf } from '../krypto/words-of';
import { Race, type Course, type RunPuzzleProps } from './race';
import { StopRun } from './stop-run';
import { runWords } from './words';

interface DealtHand {
  readonly game: DailyGame;
  readonly hand: Hand;
}

function courseOf(game: DailyGame): Course<DealtHand> {
  return {
    kind: game,
    name: () => String(levelOfRuns.value ?? 0),
    make: async () => {
      const dealt = await dealRandom(wishesFor(settingOf(game)), levelOfRuns.peek());
      return dealt.ok ? { ok: true, value: { game, hand: dealt.value } } : dealt;
    },
    Choices: () => (
      <>
        <LevelChoice game={game} level={levelOfRuns.value} choose={chooseLevelOfRuns} />
        {game !== 'krypto' && <DeckChoice game={game} />}
      </>
    ),
    Rules: () => <Rules game={game} />,
    PuzzleView: RunHand,
    write: ({ hand }) => handText(hand),
    read: (kept) => {
      const read = parseHand(typeof kept === 'string' ? kept : '', game);
      return read.ok ? { game, hand: read.value } : undefined;
    },
    link: ({ hand }) => ({
      address: linkTo(hand, { ...settingOf(game), ...rulesAndUse(game) }),
      name: handName(hand),
    }),
    solve: async ({ hand }) => {
      const asked = { ...hand, ...rulesAndUse(game), limit: 1 };
      return mapped(await engine.ask('krypto/solve', asked), (answer) =>
        solutionText(answer, game),
      );
    },
  };
}

/** One solution; where there is none, the nearest number that can be reached. */
function solutionText({ solutions, nearest, objective }: SolveAnswer, game: DailyGame): string {
  const [found] = solutions ?? [];
  const made = [
    ...(found === undefined ? [] : [{ expression: found, value: objective }]),
    ...[nearest?.below, nearest?.above].flatMap((one) => (one == null ? [] : [one])),
  ][0];
  return made === undefined
    ? wordsOf(game).krypto.handWithoutSolution
    : equationText(prettyFormula(made.expression), numberText(fromEngine(made.value)));
}

function rulesAndUse(game: DailyGame): Pick<Setting, 'rules' | 'use'> {
  const { rules, use } = wishesFor(settingOf(game));
  return { rules, use };
}

function Rules({ game }: { game: DailyGame }) {
  const [isNew] = useState(
    () => !hasPlayedGame(game) && Object.keys(allBestRuns()[game]).length === 0,
  );
  const setting = { ...settingOf(game), ...rulesAndUse(game) };
  return <HowTo setting={setting} cards={GAMES[game].mostCards} isChallenge isOpen={isNew} />;
}

const COURSES = new Map(DAILY_GAMES.map((game) => [game, courseOf(game)]));

/** How many hands in five minutes, of the game that the address names. */
export function HandRun() {
  const game = DAILY_GAMES.find((one) => one === place.value.view) ?? 'krypto';
  const course = COURSES.get(game);
  return course && <Race key={game} course={course} />;
}

function RunHand({
  puzzle: { game, hand },
  begun,
  keep,
  skip,
  solved,
  stop,
}: RunPuzzleProps<DealtHand>) {
  const { krypto } = words();
  const play = useMemo(() => {
    const kept = readGame(begun) ?? NEW_GAME;
    return new Play(new Game(hand, { game, ...rulesAndUse(game) }, kept, true));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another hand has another key
  }, []);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another hand has another key
  const keys = useMemo(() => ({ n: skip }), []);
  useKeys(play, keys);
  useFocusOnArrival('.run .felt', '.run-state, .felt', hand.cards.join(' '));
  const { state } = play.game;
  useLayoutEffect(() => {
    if (state.moves.length > 0 && !state.solved) {
      keep(state);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `keep` is new each time
  }, [state]);
  const isSolved = play.game.isSolvedNow.value;
  useLayoutEffect(() => {
    if (isSolved) {
      solved();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a hand is solved once
  }, [isSolved]);
  return (
    <section class="felt" aria-label={wordsOf(game).krypto.table} tabIndex={-1}>
      <Goal
        objective={hand.objective}
        cards={hand.cards.length}
        setting={play.game.setting}
        isExact
      />
      <Cards play={play} />
      <MessageLine play={play} />
      <OperationsRow play={play} />
      <div class="finished-buttons">
        <button type="button" class="felt-button" onClick={() => play.undo()}>
          {krypto.undo}
        </button>
        <button type="button" class="felt-button" aria-keyshortcuts="N" onClick={skip}>
          {runWords().skip}
        </button>
        <StopRun class="felt-button" stop={stop} />
      </div>
    </section>
  );
}
