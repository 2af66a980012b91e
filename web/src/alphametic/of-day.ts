// SPDX-License-Identifier: MIT
/** The alphametic of each day: a sum of common words, of the level of the day, in each language. */
import { levelOfDay } from '../days/daily';
import { dayNumber, isDay } from '../days/day';
import { engine } from '../engine';
import type { EngineClient } from '../engine/client';
import type { Outcome } from '../engine/outcome';
import { LANGUAGES, type Language } from '../i18n';
import { make, seedsOf } from '../letters/laying';
import { mergeLists } from '../storage/merging';
import { persisted, readEach } from '../storage/persisted';
import { oneOf, only, readText, recordOf } from '../storage/readers';

interface DaySum {
  readonly day: string;
  readonly language: Language;
  /** Such as `SEND + MORE = MONEY`. */
  readonly text: string;
}

/** The number of sums that are remembered; making one again may take a second. */
const REMEMBERED = 60;

const readDaySum = recordOf<DaySum>({
  day: only(readText, isDay),
  language: oneOf(LANGUAGES),
  text: only(readText, (text) => text !== ''),
});

/** The sums that were made, the last one last. */
const made = persisted<readonly DaySum[]>({
  name: 'alphametic.days',
  version: 1,
  fallback: [],
  read: (kept) => readEach(kept, readDaySum),
  merge: mergeLists<DaySum>({
    keyOf: ({ day, language }) => `${day} ${language}`,
    join: (_before, older) => older,
    latestAt: 'end',
    most: REMEMBERED,
  }),
});

/** The text of the alphametic of a day, if it has been made already. */
export function sumOfDay(day: string, language: Language): string | undefined {
  return made.value.find((one) => one.day === day && one.language === language)?.text;
}

/** Makes the alphametic of a day if it is not there yet, and returns its text. */
export async function makeSumOfDay(
  day: string,
  language: Language,
  signal?: AbortSignal,
  client: Pick<EngineClient, 'ask'> = engine,
): Promise<Outcome<string>> {
  const known = sumOfDay(day, language);
  if (known !== undefined) {
    return { ok: true, value: known };
  }
  const wishes = { kind: 'sum', lang: language, difficulty: levelOfDay(dayNumber(day)) } as const;
  const outcome = await make(
    (seed) => client.ask('alphametic/generate', { seed, ...wishes }, signal),
    seedsOf(day),
  );
  if (!outcome.ok) {
    return outcome;
  }
  const text = outcome.value.puzzles[0]?.puzzle ?? '';
  if (sumOfDay(day, language) === undefined) {
    made.value = [...made.peek().slice(-(REMEMBERED - 1)), { day, language, text }];
  }
  return { ok: true, value: text };
}
