// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import { dayNumber } from '../days/day';
import { games as sums } from '../alphametic/kept';
import { gameOfDay } from '../calcrostic/kept';
import {
  addressOfDay,
  addressOfEasy,
  EASY_LEVEL,
  easyOf,
  levelOfDaily,
  type EasyKind,
} from '../diary/dailies';
import { diary, entryOfDay, type Entry } from '../diary/diary';
import { puzzlesOf, type DayPuzzle } from '../engine/kinds';
import { words } from '../i18n';
import { Stars } from '../krypto/difficulty';
import { clockText } from '../i18n/base/text';
import { handOf, isUnderWay } from '../krypto/today';
import { Covered, isGame, Miniature, saidSum, SmallSum, useSumOfDay } from './miniature';

/** The puzzles of a day besides the hand that lies on the table: one of each kind, and easy ones. */
export function DayPuzzles({ day }: { day: string }) {
  return (
    <ul class="day-puzzles">
      {puzzlesOf(day)
        .filter((kind) => kind !== 'krypto')
        .map((kind) => (
          <li key={kind}>
            <PuzzleLink kind={kind} day={day} />
          </li>
        ))}
      {easyOf(day).map((kind) => (
        <li key={`easy ${kind}`}>
          <EasyLink kind={kind} day={day} />
        </li>
      ))}
    </ul>
  );
}

/** The way to a puzzle of a day. */
export function PuzzleLink({ kind, day }: { kind: DayPuzzle; day: string }) {
  return kind === 'alphametic' ? (
    <SumLink day={day} />
  ) : (
    <LinkTo kind={kind} day={day}>
      {kind !== 'krypto' && <Miniature kind={kind} day={day} />}
    </LinkTo>
  );
}

/** The way to the alphametic of a day, which is drawn and said as soon as it is known. */
function SumLink({ day }: { day: string }) {
  const text = useSumOfDay(day);
  return (
    <LinkTo kind="alphametic" day={day} puzzle={saidSum(text)}>
      <SmallSum text={text} />
    </LinkTo>
  );
}

interface LinkToProps extends Pick<TileProps, 'puzzle' | 'children'> {
  kind: DayPuzzle;
  day: string;
}

function LinkTo({ kind, day, puzzle, children }: LinkToProps) {
  const { home } = words();
  return (
    <Tile
      kind={kind}
      address={addressOfDay(kind, day)}
      name={home.kinds[kind]}
      says={home.says[kind]}
      level={levelOfDaily(kind, day)}
      entry={entryOfDay(diary.value, day, kind)}
      isBegun={isBegun(kind, day)}
      puzzle={puzzle}
    >
      {children}
    </Tile>
  );
}

function EasyLink({ kind, day }: { kind: EasyKind; day: string }) {
  const { home, days } = words();
  return (
    <Tile
      kind={kind}
      address={addressOfEasy(kind, day)}
      name={days.easy[kind]}
      says={home.says[kind]}
      level={EASY_LEVEL}
      entry={entryOfDay(diary.value, day, kind, true)}
      isBegun={kind === 'calcrostic' && (gameOfDay(dayNumber(day), kind, true)?.done ?? 0) > 0}
    >
      <Covered kind={kind} />
    </Tile>
  );
}

function isBegun(kind: DayPuzzle, day: string): boolean {
  if (kind === 'alphametic') {
    const begun = sums.value.find((game) => game.day === day);
    return begun !== undefined && !begun.ended && begun.done > 0;
  }
  if (isGame(kind)) {
    const dealt = handOf(day, kind);
    return dealt !== undefined && isUnderWay(dealt);
  }
  return (gameOfDay(dayNumber(day), kind)?.done ?? 0) > 0;
}

interface TileProps {
  kind: DayPuzzle;
  address: string;
  name: string;
  says: string;
  /** Nothing if it is not known yet. */
  level: number | undefined;
  /** How it ended, if it has. */
  entry: Entry | undefined;
  isBegun: boolean;
  /** The puzzle as it is read out, if it is. */
  puzzle?: string | undefined;
  /** The puzzle, drawn small. */
  children: ComponentChildren;
}

/** The way to a puzzle, with how far the player has come with it. */
function Tile({ kind, address, name, says, level, entry, isBegun, puzzle, children }: TileProps) {
  const { home, krypto } = words();
  const state = entry?.outcome ?? (isBegun ? 'under_way' : 'new');
  const seconds = entry?.outcome === 'solved' ? entry.seconds : null;
  return (
    <a class="day-puzzle" href={address} data-state={state}>
      {children}
      <span class="day-puzzle-name">{name}</span> <span class="day-puzzle-says">{says}</span>{' '}
      {puzzle !== undefined && <span class="visually-hidden">{puzzle}</span>}{' '}
      <span class="day-puzzle-level">
        {level !== undefined && (
          <>
            <Stars level={level} />
            <span class="visually-hidden">{krypto.difficulty(level)}</span>
          </>
        )}
      </span>
      <span class="day-puzzle-state">
        {seconds === null ? home.state(state, kind) : home.solvedIn(clockText(seconds), kind)}
      </span>
    </a>
  );
}
