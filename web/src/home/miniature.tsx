// SPDX-License-Identifier: MIT
import { useEffect } from 'preact/hooks';
import { games as sums } from '../alphametic/kept';
import { decodePuzzle } from '../alphametic/link';
import { makeSumOfDay, sumOfDay } from '../alphametic/of-day';
import { patientEngine } from '../engine';
import { DAILY_GAMES, type Daily, type DailyGame, type DayPuzzle } from '../engine/kinds';
import { useAnswer } from '../engine/use-answer';
import { language } from '../i18n';
import { GAMES } from '../krypto/games';
import type { Hand } from '../krypto/hand';
import { savedGame } from '../krypto/saved-games';
import { handOf, linkToDay } from '../krypto/today';
import { savesData } from '../offline/registration';
import { isOfWords, sumLines, widthOf } from './sum-lines';

interface Props {
  kind: Daily;
  day: string;
}

/** The puzzle of a day, drawn small. */
export function Miniature({ kind, day }: Props) {
  return isGame(kind) ? <DealtHand kind={kind} day={day} /> : <DealtGrid kind={kind} day={day} />;
}

/** One that is not shown before it is played: cards face down, or empty cells. */
export function Covered({ kind }: { kind: 'krypto' | 'calcrostic' }) {
  return kind === 'krypto' ? (
    <SmallHand count={GAMES.krypto.mostCards} hand={undefined} />
  ) : (
    <SmallGrid text={COVERED_GRID} />
  );
}

/** Points where numbers stand. */
const COVERED_GRID = '. + . = .\n+ . × . −\n. − . = .\n= . = . =\n. × . = .';

/** Points where letters stand, until the words of a day are known. */
const COVERED_SUM = '.... + .... = .....';

/** The text of the alphametic of a day, once it is known; it is made after what is played at once. */
export function useSumOfDay(day: string): string | undefined {
  const begun = sums.value.find((game) => game.day === day);
  const text = begun === undefined ? sumOfDay(day, language.value) : decodePuzzle(begun.code).text;
  const isWanted = text === undefined && handOf(day, 'krypto') !== undefined && !savesData();
  const lang = language.value;
  useEffect(() => {
    const making = new AbortController();
    if (isWanted) {
      void makeSumOfDay(day, lang, making.signal, patientEngine);
    }
    return () => making.abort();
  }, [isWanted, day, lang]);
  return text;
}

/** How a sum is said; nothing if it has more than words. */
export function saidSum(text: string | undefined): string | undefined {
  return text !== undefined && isOfWords(text)
    ? text.replace(/\s*([+=−×])\s*/g, ' $1 ')
    : undefined;
}

/** An alphametic, number below number; boxes stand for unknown digits. */
export function SmallSum({ text = COVERED_SUM }: { text: string | undefined }) {
  const lines = sumLines(text);
  return (
    <span class="miniature" data-kind="grid" aria-hidden="true">
      <span class="miniature-sum" style={{ '--columns': widthOf(lines) }}>
        {lines.map(({ sign, number, isResult }, line) => (
          <span key={line} class="miniature-line" data-result={isResult}>
            <span class="miniature-sign">{sign}</span>
            <span class="miniature-number">
              {Array.from(number, (symbol, place) =>
                symbol === '.' ? <span key={place} class="miniature-unknown" /> : symbol,
              )}
            </span>
          </span>
        ))}
      </span>
    </span>
  );
}

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
