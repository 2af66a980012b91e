import { useEffect } from 'preact/hooks';
import { ErrorNotice, Notice } from '../app/notice';
import { place } from '../app/router';
import { words } from '../i18n';
import { RULES_OF_THE_DAY } from './dealing';
import { parseLink, sameHand, type HandProblem } from './hand';
import './felt.css';
import './krypto.css';
import { NewHand } from './new-hand';
import { PlayTable } from './play-table';
import { handOfToday, lookAtCalendar, todayError } from './today';

export function KryptoView() {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) {
        void lookAtCalendar();
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const { parts, query } = place.value;
  const today = handOfToday();
  if (parts.length === 0) {
    return today === undefined ? (
      <Waiting />
    ) : (
      <PlayTable key={today.day} hand={today.hand} rules={RULES_OF_THE_DAY} day={today.day} />
    );
  }
  const read = parseLink(parts, query.get('rules'));
  if (!read.ok) {
    return <BrokenLink problem={read.problem} />;
  }
  const { hand, rules } = read.value;
  const isToday = today && rules === RULES_OF_THE_DAY && sameHand(hand, today.hand);
  return (
    <PlayTable
      key={parts.join('/') + rules}
      hand={hand}
      rules={rules}
      day={isToday ? today.day : undefined}
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
        <ErrorNotice error={error} retry={() => void lookAtCalendar()} />
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
