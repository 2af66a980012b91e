// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';
import { hasPuzzles, isDay, today } from '../days/day';
import { NewDay } from '../parts/new-day';
import { ErrorNotice, Notice } from '../parts/notice';
import { Raised } from '../parts/raised';
import { place, replaceAddress } from '../address/router';
import { words } from '../i18n';
import type { DailyGame } from '../engine/kinds';
import type { Outcome } from '../engine/outcome';
import { dealEasy } from './dealing';
import { Guide } from './guide';
import { settingOf, type GameName } from './games';
import { linkTo, parseLink, type Hand } from './hand';
import { explainHand } from './hand-problem';
import './felt.css';
import './krypto.css';
import { NewHand, OwnHand } from './new-hand';
import { dayText, PlayTable } from './play-table';
import { hasPlayed } from './saved-games';
import { knowsGuide } from './settings';
import { dayError, dayOf, dealDay, handOf, handOfToday, isUnderWay } from './today';
import { wordsOf } from './words-of';

/** The view of a game: the hand of today or of a day, or a hand that a link leads to. */
export function KryptoView() {
  return <GameView game="krypto" />;
}

export function View24() {
  return <GameView game="24" />;
}

export function CountdownView() {
  return <GameView game="countdown" />;
}

function GameView({ game }: { game: DailyGame }) {
  const { parts } = place.value;
  const [first] = parts;
  if (first === 'learn' && parts.length === 1 && game === 'krypto') {
    return <Guide />;
  }
  if (first === 'own' && parts.length === 1 && game === 'krypto') {
    return <OwnView />;
  }
  if (first !== undefined && isDay(first) && parts[1] === 'easy' && game === 'krypto') {
    return <EasyHand key={first} day={first} />;
  }
  if (first !== undefined && isDay(first)) {
    return <HandOfDay key={first} day={first} game={game} />;
  }
  if (first !== undefined) {
    return <LinkedHand view={game} />;
  }
  return <Today key={game} game={game} />;
}

/** Today’s hand; on the first visit, the guided one before it. */
function Today({ game }: { game: DailyGame }) {
  const day = today.value;
  useEffect(() => {
    void dealDay(day, game);
  }, [day, game]);
  const latest = handOfToday(game);
  const [shown, setShown] = useState(latest);
  const [isNew] = useState(() => game === 'krypto' && !hasPlayed());
  useEffect(
    () =>
      setShown((before) =>
        before !== undefined && isUnderWay(before) ? before : (latest ?? before),
      ),
    [latest],
  );
  if (isNew && !knowsGuide.value) {
    return <Guide />;
  }
  if (shown === undefined) {
    return <Waiting day={day} game={game} />;
  }
  return (
    <>
      {latest !== undefined && latest !== shown && (
        <NewDay label={words().games[game].ofToday} take={() => setShown(latest)} />
      )}
      <PlayTable key={shown.day} hand={shown.hand} setting={settingOf(game)} day={shown.day} />
    </>
  );
}

interface DayProps {
  day: string;
  game: DailyGame;
}

/** Shows the hand of an earlier day. */
function HandOfDay({ day, game }: DayProps) {
  const canBePlayed = hasPuzzles(day);
  useEffect(() => {
    if (canBePlayed) {
      void dealDay(day, game);
    }
  }, [day, game, canBePlayed]);
  const dealt = canBePlayed ? handOf(day, game) : undefined;
  if (!canBePlayed) {
    return <BrokenLink text={words().app.noSuchDay} game={game} />;
  }
  return dealt === undefined ? (
    <Waiting day={day} game={game} />
  ) : (
    <PlayTable hand={dealt.hand} setting={settingOf(game)} day={day} />
  );
}

/** Shows the easy hand of a day. */
function EasyHand({ day }: { day: string }) {
  const canBePlayed = hasPuzzles(day);
  const [dealt, setDealt] = useState<Outcome<Hand>>();
  const deal = () => {
    void dealEasy(day).then(setDealt);
  };
  useEffect(() => {
    if (canBePlayed) {
      void dealEasy(day).then(setDealt);
    }
  }, [day, canBePlayed]);
  if (!canBePlayed) {
    return <BrokenLink text={words().app.noSuchDay} game="krypto" />;
  }
  return dealt?.ok === true ? (
    <PlayTable hand={dealt.value} setting={settingOf('krypto')} day={day} isEasy />
  ) : (
    <>
      <h1>{words().days.easy.krypto}</h1>
      {dealt === undefined ? (
        <p class="waiting">{words().app.loading}</p>
      ) : (
        <ErrorNotice error={dealt.error} retry={deal} />
      )}
    </>
  );
}

function LinkedHand({ view }: { view: DailyGame }) {
  const { parts, query } = place.value;
  const read = parseLink(parts, query, view);
  const game = read.ok ? read.value.setting.game : view;
  const daily = game === 'own' ? undefined : game;
  const named = query.get('day') ?? '';
  const day = hasPuzzles(named) ? named : today.value;
  useEffect(() => {
    if (daily !== undefined) {
      void dealDay(day, daily);
    }
  }, [day, daily]);
  const address = read.ok ? linkTo(read.value.hand, read.value.setting) : undefined;
  useEffect(() => {
    // A link to any hand may lead to one of another game, which has its own place.
    if (address !== undefined && daily !== undefined && daily !== view) {
      replaceAddress(address);
    }
  }, [address, daily, view]);
  if (!read.ok || address === undefined) {
    return <BrokenLink text={read.ok ? '' : explainHand(read.problem, view)} game={view} />;
  }
  const { hand, setting } = read.value;
  const ofDay =
    daily && linkTo(hand, settingOf(daily)) === address ? dayOf(hand, daily) : undefined;
  return <PlayTable key={address} hand={hand} setting={setting} day={ofDay} />;
}

function Waiting({ day, game }: DayProps) {
  const { games, app } = words();
  const error = dayError.value;
  return (
    <>
      <h1>
        <Raised
          text={day === today.value ? games[game].ofToday : `${games[game].ofADay} ${dayText(day)}`}
        />
      </h1>
      {error === undefined ? (
        <p class="waiting">{app.loading}</p>
      ) : (
        <ErrorNotice error={error} retry={() => void dealDay(day, game)} />
      )}
    </>
  );
}

/** Where one makes a hand of one's own. */
function OwnView() {
  return (
    <>
      <h1>{words().games.own.one}</h1>
      <OwnHand game="own" />
    </>
  );
}

function BrokenLink({ text, game }: { text: string; game: GameName }) {
  const { krypto, games } = wordsOf(game);
  return (
    <>
      <h1>{games[game].one}</h1>
      <Notice role="alert">
        <p>
          {krypto.brokenLink} {text} {krypto.brokenLinkHelp}
        </p>
      </Notice>
      <NewHand setting={settingOf(game)} />
    </>
  );
}
