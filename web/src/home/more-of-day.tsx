// SPDX-License-Identifier: MIT
import { gameOfDay } from '../calcrostic/kept';
import { levelOfDay } from '../days/daily';
import { dayNumber } from '../days/day';
import { addressOfDay, addressOfEasy, EASY_LEVEL, easyOf, type EasyKind } from '../diary/dailies';
import { diary, entryOfDay, type Entry } from '../diary/diary';
import { puzzlesOf } from '../engine/kinds';
import { words } from '../i18n';
import { Stars } from '../krypto/difficulty';
import { clockText } from '../parts/clock';
import './more-of-day.css';

/** Says which days are easy. */
export function LevelsOfWeek() {
  return <p class="small levels-of-week">{words().days.levels}</p>;
}

/** The puzzles of a day besides those of each kind: easy ones, and an alphametic. */
export function MoreOfDay({ day }: { day: string }) {
  const { days } = words();
  const easy = easyOf(day);
  const hasAlphametic = puzzlesOf(day).includes('alphametic');
  if (easy.length === 0 && !hasAlphametic) {
    return null;
  }
  return (
    <ul class="more-of-day" aria-label={days.more}>
      {easy.map((kind) => (
        <Tile
          key={kind}
          address={addressOfEasy(kind, day)}
          name={days.easy[kind]}
          level={EASY_LEVEL}
          entry={entryOfDay(diary.value, day, kind, true)}
          isBegun={isEasyBegun(kind, day)}
        />
      ))}
      {hasAlphametic && (
        <Tile
          address={addressOfDay('alphametic', day)}
          name={days.alphametic}
          level={levelOfDay(dayNumber(day))}
          entry={entryOfDay(diary.value, day, 'alphametic')}
          isBegun={false}
        />
      )}
    </ul>
  );
}

function isEasyBegun(kind: EasyKind, day: string): boolean {
  return kind === 'calcrostic' && (gameOfDay(dayNumber(day), kind, true)?.done ?? 0) > 0;
}

interface TileProps {
  address: string;
  name: string;
  level: number;
  entry: Entry | undefined;
  isBegun: boolean;
}

function Tile({ address, name, level, entry, isBegun }: TileProps) {
  const { home, krypto } = words();
  const state = entry?.outcome ?? (isBegun ? 'under_way' : 'new');
  const seconds = entry?.outcome === 'solved' ? entry.seconds : null;
  return (
    <li>
      <a class="more-of-day-puzzle" href={address} data-state={state}>
        <span class="more-of-day-name">{name}</span>
        <span>
          <Stars level={level} />
          <span class="visually-hidden">{krypto.difficulty(level)}</span>
        </span>
        <span class="more-of-day-state">
          {seconds === null ? home.states[state] : home.solvedIn(clockText(seconds))}
        </span>
      </a>
    </li>
  );
}
