// SPDX-License-Identifier: MIT
/** All answers of a class as a table: what each player tried on each hand, when, and for what. */
import type { ReplayWords } from '../../i18n/en/replay';
import { handText } from '../../krypto/hand';
import { listOf, only, readNumber, readText } from '../../storage/readers';
import { isRecord } from '../../storage/persisted';
import { asNumber, asText, csvText, type Separator } from '../parts/csv';
import type { RecordLine } from '../session/protocol';

interface Row {
  readonly hand: number;
  readonly task: string;
  player: string;
  readonly seconds: number;
  readonly formula: string;
  readonly kind: 'right' | 'wrong' | 'passed';
  readonly points: number;
}

const readCards = only(listOf(readNumber), (cards) => cards.length > 0);

/** Returns the lines of the record that are tries; players have the names that they had last. */
export function answersCsv(
  record: readonly RecordLine[],
  separator: Separator,
  { answers: words }: ReplayWords,
): string {
  const rows: Row[] = [];
  let [hand, since, task] = [0, 0, ''];
  for (const { line, kind, points } of record) {
    const read: unknown = JSON.parse(line);
    if (!isRecord(read)) {
      continue;
    }
    const at = readNumber(read['at']) ?? 0;
    const player = readText(read['player']) ?? '';
    if (kind === 'dealt') {
      hand += 1;
      since = at;
      const cards = readCards(read['cards']);
      task =
        cards === undefined
          ? (readText(read['puzzle']) ?? '')
          : handText({ cards, objective: readNumber(read['objective']) ?? 0 });
    } else if (kind === 'renamed') {
      for (const row of rows.filter((one) => one.player === player)) {
        row.player = readText(read['to']) ?? player;
      }
    } else if (kind === 'right' || kind === 'wrong' || kind === 'passed') {
      const formula = readText(read['formula']) ?? '';
      rows.push({ hand, task, player, seconds: (at - since) / 1000, formula, kind, points });
    }
  }
  const lines = rows.map((row) => [
    row.hand,
    row.task,
    asText(row.player),
    asNumber(row.seconds, 1, separator),
    asText(row.formula),
    words.results[row.kind],
    row.points,
  ]);
  return csvText([words.head, ...lines], separator);
}
