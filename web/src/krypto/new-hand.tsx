// SPDX-License-Identifier: MIT
import { useId, useState } from 'preact/hooks';
import { LEVELS, type Level } from '../days/daily';
import { ErrorNotice } from '../parts/notice';
import { addressOfView, goTo } from '../address/router';
import type { EngineError } from '../engine/outcome';
import { words } from '../i18n';
import { dealRandom } from './dealing';
import { DeckChoice } from './deck-choice';
import type { Game } from './game';
import { settingOf, type GameName, type Setting } from './games';
import { linkTo, parseHand, type Hand, type HandProblem } from './hand';
import { explainHand } from './hand-problem';
import { levelOfNextHand } from './settings';
import { settingOfOwn, wishesFor } from './wishes';
import { wordsOf } from './words-of';

/** Deals a hand of Krypto by chance and goes there. */
export function goToRandomHand(): Promise<EngineError | undefined> {
  return goToHand(settingOf('krypto'));
}

/** Deals another hand of the game and goes there. */
export function goToNextHand({ setting, hand }: Game): Promise<EngineError | undefined> {
  return goToHand(setting, hand);
}

/** Deals another hand of the game at a level and goes there. */
export function goToLevel({ setting, hand }: Game, level: Level): Promise<EngineError | undefined> {
  return goToHand(setting, hand, level);
}

async function goToHand(
  before: Setting,
  hand?: Hand,
  level: Level | undefined = levelOfNextHand.peek(),
): Promise<EngineError | undefined> {
  const wishes = wishesFor(before, hand);
  const dealt = await dealRandom(wishes, level);
  if (!dealt.ok) {
    return dealt.error;
  }
  const { game, rules, use } = wishes;
  goTo(linkTo(dealt.value, { game, rules, use }));
  return undefined;
}

interface DealHandProps {
  /** The game to deal; Krypto if it is left out. */
  setting?: Setting;
  /** The hand after which it is dealt. */
  hand?: Hand | undefined;
}

/** Deals a hand of the level that is chosen beside the button. */
export function DealHand({ setting = settingOf('krypto'), hand }: DealHandProps) {
  const { games } = words();
  const [error, setError] = useState<EngineError>();
  const dealHand = () => {
    void goToHand(setting, hand).then(setError);
  };
  return (
    <>
      <button type="button" class="button button-strong" onClick={dealHand}>
        {games[setting.game].deal}
      </button>
      <LevelChoice
        game={setting.game}
        level={levelOfNextHand.value}
        choose={(level) => {
          levelOfNextHand.value = level;
        }}
      />
      {error && <ErrorNotice error={error} retry={dealHand} />}
    </>
  );
}

export function NewHand({ setting, hand }: { setting: Setting; hand?: Hand }) {
  const { game } = setting;
  const { krypto, games } = wordsOf(game);
  return (
    <section class="panel">
      <h2>{krypto.newHand}</h2>
      <div class="new-hand">
        {game !== 'own' && (
          <a class="button" href={addressOfView(game)}>
            {games[game].ofToday}
          </a>
        )}
        <DealHand setting={setting} hand={hand} />
        <DeckChoice game={game} />
      </div>
      <OwnHand game={game} />
    </section>
  );
}

interface LevelChoiceProps {
  game: GameName;
  /** Any, if it is left out. */
  level: Level | undefined;
  choose: (level: Level | undefined) => void;
}

export function LevelChoice({ game, level: chosenLevel, choose }: LevelChoiceProps) {
  const { krypto } = wordsOf(game);
  return (
    <select
      class="select"
      aria-label={krypto.levelOfNextHand}
      value={chosenLevel ?? ''}
      onChange={(event) => {
        const chosen = Number(event.currentTarget.value);
        choose(LEVELS.find((level) => level === chosen));
      }}
    >
      <option value="">{krypto.anyLevel}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {krypto.levelNames[level]}
        </option>
      ))}
    </select>
  );
}

/** Makes a hand that a player types: of any game, by its cards. */
export function OwnHand({ game }: { game: GameName }) {
  const { app } = words();
  const { krypto, games } = wordsOf(game);
  const id = useId();
  const [problem, setProblem] = useState<HandProblem>();
  const submit = (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const input = form.elements.namedItem('hand') as HTMLInputElement;
    const isAny = (form.elements.namedItem('any') as HTMLInputElement).checked;
    const read = parseHand(input.value, 'own');
    if (read.ok) {
      setProblem(undefined);
      form.reset();
      goTo(linkTo(read.value, settingOfOwn(read.value, isAny ? 'any' : 'all', game)));
    } else {
      setProblem(read.problem);
      input.focus();
    }
  };
  return (
    <form class="field" onSubmit={submit} noValidate>
      <label for={`${id}-hand`}>{app.labelled(krypto.ownHand, games.ownHelp)}</label>
      <div class="with-button">
        <input
          id={`${id}-hand`}
          name="hand"
          class="input"
          type="text"
          autocomplete="off"
          maxLength={100}
          placeholder={games[game].example}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
        />
        <button type="submit" class="button">
          {krypto.play}
        </button>
      </div>
      <label class="switch">
        <input type="checkbox" name="any" />
        {games.ownAny}
      </label>
      <p id={`${id}-problem`} role="alert" class="wrong">
        {problem && explainHand(problem, game)}
      </p>
    </form>
  );
}
