// SPDX-License-Identifier: MIT
import { DAILY_GAMES, type Daily, type DailyGame } from '../engine/kinds';
import { useAnswer } from '../engine/use-answer';
import { GAMES } from '../krypto/games';
import { handOf } from '../krypto/today';

interface Props {
  kind: Daily;
  day: string;
}

/** The puzzle of a day, drawn small. */
export function Miniature({ kind, day }: Props) {
  return (
    <span class="miniature" data-kind={isGame(kind) ? 'hand' : 'grid'} aria-hidden="true">
      {isGame(kind) ? <Hand kind={kind} day={day} /> : <Grid kind={kind} day={day} />}
    </span>
  );
}

export function isGame(kind: Daily): kind is DailyGame {
  return DAILY_GAMES.some((game) => game === kind);
}

/** The cards and the objective. Where the time is short, it begins when they are seen. */
function Hand({ kind, day }: { kind: DailyGame; day: string }) {
  const { mostCards, seconds } = GAMES[kind];
  const hand = seconds === undefined ? handOf(day, kind)?.hand : undefined;
  return (
    <>
      <span class="miniature-cards">
        {Array.from({ length: mostCards }, (_, place) => (
          <span key={place} class="miniature-card" data-down={hand === undefined}>
            {hand?.cards[place] ?? ''}
          </span>
        ))}
      </span>
      <span class="miniature-objective">{hand?.objective ?? '?'}</span>
    </>
  );
}

/** A grid as the engine writes it: numbers and signs, with blanks or points where there is none. */
function Grid({ kind, day }: Props) {
  const { outcome } = useAnswer('today', { date: day, kind });
  const [puzzle] = outcome?.ok ? outcome.value.puzzles : [];
  const text = puzzle !== undefined && 'puzzle' in puzzle ? puzzle.puzzle : '';
  const lines = text.trimEnd().split('\n');
  const starts = startsOf(lines[0] ?? '');
  return (
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
  );
}

/** Where the columns of a text begin. */
function startsOf(line: string): number[] {
  return [...line.matchAll(/\S+/g)].map(({ index }) => index);
}
