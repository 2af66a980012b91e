// SPDX-License-Identifier: MIT
import { DAILY_GAMES, type Daily, type DailyGame, type DayPuzzle } from '../engine/kinds';
import { useAnswer } from '../engine/use-answer';
import { GAMES } from '../krypto/games';
import type { Hand } from '../krypto/hand';
import { savedGame } from '../krypto/saved-games';
import { handOf, linkToDay } from '../krypto/today';

interface Props {
  kind: Daily;
  day: string;
}

/** The puzzle of a day, drawn small. */
export function Miniature({ kind, day }: Props) {
  return isGame(kind) ? <DealtHand kind={kind} day={day} /> : <DealtGrid kind={kind} day={day} />;
}

/** One that is not shown before it is played: cards face down, or empty cells. */
export function Covered({ kind }: { kind: 'krypto' | 'calcrostic' | 'alphametic' }) {
  return kind === 'krypto' ? (
    <SmallHand count={GAMES.krypto.mostCards} hand={undefined} />
  ) : (
    <SmallGrid text={COVERED[kind]} />
  );
}

/** Points where numbers stand. */
const COVERED = {
  calcrostic: '. + . = .\n+ . × . −\n. − . = .\n= . = . =\n. × . = .',
  alphametic: '. + . = .',
};

export function isGame(kind: DayPuzzle): kind is DailyGame {
  return DAILY_GAMES.some((game) => game === kind);
}

/** Where the time is short, it begins when the cards are seen; then they may be seen here, too. */
function DealtHand({ kind, day }: { kind: DailyGame; day: string }) {
  const { mostCards, seconds } = GAMES[kind];
  const dealt = handOf(day, kind);
  const isSeen =
    seconds === undefined || (dealt !== undefined && savedGame(linkToDay(dealt)).seconds > 0);
  const hand = isSeen ? dealt?.hand : undefined;
  return <SmallHand count={mostCards} hand={hand} />;
}

/** The cards and the objective. */
function SmallHand({ count, hand }: { count: number; hand: Hand | undefined }) {
  return (
    <span class="miniature" data-kind="hand" aria-hidden="true">
      <span class="miniature-cards">
        {Array.from({ length: count }, (_, place) => (
          <span key={place} class="miniature-card" data-down={hand === undefined}>
            {hand?.cards[place] ?? ''}
          </span>
        ))}
      </span>
      <span class="miniature-objective">{hand?.objective ?? '?'}</span>
    </span>
  );
}

function DealtGrid({ kind, day }: Props) {
  const { outcome } = useAnswer('today', { date: day, kind });
  const [puzzle] = outcome?.ok ? outcome.value.puzzles : [];
  return <SmallGrid text={puzzle !== undefined && 'puzzle' in puzzle ? puzzle.puzzle : ''} />;
}

/** A grid as the engine writes it: numbers and signs, with blanks or points where there is none. */
function SmallGrid({ text }: { text: string }) {
  const lines = text.trimEnd().split('\n');
  const starts = startsOf(lines[0] ?? '');
  return (
    <span class="miniature" data-kind="grid" aria-hidden="true">
      <span class="miniature-grid" style={{ '--columns': starts.length }}>
        {lines.flatMap((line, row) =>
          starts.map((start, column) => {
            const [cell = ''] = line.slice(start).split(' ');
            return (
              <span key={`${row} ${column}`} data-number={row % 2 === 0 && column % 2 === 0}>
                {cell === '.' ? '' : cell}
              </span>
            );
          }),
        )}
      </span>
    </span>
  );
}

/** Where the columns of a text begin. */
function startsOf(line: string): number[] {
  return [...line.matchAll(/\S+/g)].map(({ index }) => index);
}
