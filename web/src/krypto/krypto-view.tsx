// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';
import { hasPuzzles, isDay, today } from '../days/day';
import { NewDay } from '../parts/new-day';
import { ErrorNotice, Notice } from '../parts/notice';
import { place } from '../address/router';
import { words } from '../i18n';
import { RULES_OF_THE_DAY } from './dealing';
import { Guide } from './guide';
import { parseLink, sameHand } from './hand';
import './felt.css';
import './krypto.css';
import { NewHand } from './new-hand';
import { PlayTable } from './play-table';
import { hasPlayed } from './saved-games';
import { knowsGuide } from './settings';
import { dayError, dealDay, handOf, handOfToday, isUnderWay } from './today';

export function KryptoView() {
  const { parts } = place.value;
  const [first] = parts;
  if (first === 'learn' && parts.length === 1) {
    return <Guide />;
  }
  if (first !== undefined && isDay(first)) {
    return <HandOfDay key={first} day={first} />;
  }
  if (first !== undefined) {
    return <LinkedHand />;
  }
  return <Today />;
}

/** Today’s hand; on the first visit, the guided one before it. */
function Today() {
  const day = today.value;
  useEffect(() => {
    void dealDay(day);
  }, [day]);
  const latest = handOfToday();
  const [shown, setShown] = useState(latest);
  const [isNew] = useState(() => !hasPlayed());
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
    return <Waiting day={day} />;
  }
  return (
    <>
      {latest !== undefined && latest !== shown && (
        <NewDay label={words().krypto.today} take={() => setShown(latest)} />
      )}
      <PlayTable key={shown.day} hand={shown.hand} rules={RULES_OF_THE_DAY} day={shown.day} />
    </>
  );
}

/** Shows the hand of an earlier day. */
function HandOfDay({ day }: { day: string }) {
  const canBePlayed = hasPuzzles(day);
  useEffect(() => {
    if (canBePlayed) {
      void dealDay(day);
    }
  }, [day, canBePlayed]);
  const dealt = canBePlayed ? handOf(day) : undefined;
  if (!canBePlayed) {
    return <BrokenLink text={words().app.noSuchDay} />;
  }
  return dealt === undefined ? (
    <Waiting day={day} />
  ) : (
    <PlayTable hand={dealt.hand} rules={RULES_OF_THE_DAY} day={day} />
  );
}

function LinkedHand() {
  const { parts, query } = place.value;
  const day = today.value;
  useEffect(() => {
    void dealDay(day);
  }, [day]);
  const read = parseLink(parts, query.get('rules'));
  if (!read.ok) {
    return <BrokenLink text={words().krypto.handProblem(read.problem)} />;
  }
  const { hand, rules } = read.value;
  const latest = handOfToday();
  const isToday = latest && rules === RULES_OF_THE_DAY && sameHand(hand, latest.hand);
  return (
    <PlayTable
      key={parts.join('/') + rules}
      hand={hand}
      rules={rules}
      day={isToday ? latest.day : undefined}
    />
  );
}

function Waiting({ day }: { day: string }) {
  const { krypto, app } = words();
  const error = dayError.value;
  return (
    <>
      <h1>{day === today.value ? krypto.handOfTheDay : krypto.handOfADay}</h1>
      {error === undefined ? (
        <p class="waiting">{app.loading}</p>
      ) : (
        <ErrorNotice error={error} retry={() => void dealDay(day)} />
      )}
    </>
  );
}

function BrokenLink({ text }: { text: string }) {
  const { krypto } = words();
  return (
    <>
      <h1>{krypto.aHand}</h1>
      <Notice role="alert">
        <p>
          {krypto.brokenLink} {text} {krypto.brokenLinkHelp}
        </p>
      </Notice>
      <NewHand />
    </>
  );
}
