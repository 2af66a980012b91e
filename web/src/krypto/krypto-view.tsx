import { useEffect, useState } from 'preact/hooks';
import { today } from '../app/day';
import { NewDay } from '../app/new-day';
import { ErrorNotice, Notice } from '../app/notice';
import { place } from '../app/router';
import { words } from '../i18n';
import { RULES_OF_THE_DAY } from './dealing';
import { parseLink, sameHand, type HandProblem } from './hand';
import './felt.css';
import './krypto.css';
import { NewHand } from './new-hand';
import { PlayTable } from './play-table';
import { dealToday, handOfToday, isUnderWay, todayError } from './today';

export function KryptoView() {
  const day = today.value;
  useEffect(() => {
    void dealToday();
  }, [day]);
  const { parts, query } = place.value;
  const latest = handOfToday();
  const [shown, setShown] = useState(latest);
  const isDaily = parts.length === 0;
  useEffect(() => {
    setShown((before) =>
      isDaily && before !== undefined && isUnderWay(before) ? before : (latest ?? before),
    );
  }, [latest, isDaily]);
  if (isDaily) {
    return shown === undefined ? (
      <Waiting />
    ) : (
      <>
        {latest !== undefined && latest !== shown && (
          <NewDay
            label={words().krypto.today}
            take={() => {
              setShown(latest);
            }}
          />
        )}
        <PlayTable key={shown.day} hand={shown.hand} rules={RULES_OF_THE_DAY} day={shown.day} />
      </>
    );
  }
  const read = parseLink(parts, query.get('rules'));
  if (!read.ok) {
    return <BrokenLink problem={read.problem} />;
  }
  const { hand, rules } = read.value;
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

function Waiting() {
  const { krypto, app } = words();
  const error = todayError.value;
  return (
    <>
      <h1>{krypto.handOfTheDay}</h1>
      {error === undefined ? (
        <p class="waiting">{app.loading}</p>
      ) : (
        <ErrorNotice error={error} retry={() => void dealToday()} />
      )}
    </>
  );
}

function BrokenLink({ problem }: { problem: HandProblem }) {
  const { krypto } = words();
  return (
    <>
      <h1>{krypto.aHand}</h1>
      <Notice role="alert">
        <p>
          {krypto.brokenLink} {krypto.handProblem(problem)} {krypto.brokenLinkHelp}
        </p>
      </Notice>
      <NewHand />
    </>
  );
}
