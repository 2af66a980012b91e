// SPDX-License-Identifier: MIT
/**
 * Makes one of the values that two windows keep under one name. `before` is what a window knew
 * before it changed something; it tells what each of the two has changed since.
 */

/** Returns both in one. Where they contradict each other, the newer one counts. */
export type Merge<Value> = (before: Value, older: Value, newer: Value) => Value;

/** Returns both versions of one thing in one; `before` is unknown if the thing is new. */
export type Join<One> = (before: One | undefined, older: One, newer: One) => One;

/** Whether two values are kept in the same words. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Returns the newer value, unless only the older one differs from what was there before. */
export function latest<One>(before: One | undefined, older: One, newer: One): One {
  return before !== undefined && isSame(before, newer) ? older : newer;
}

/** Merges objects field by field. */
export function mergeFields<Value extends object>(
  before: Value,
  older: Value,
  newer: Value,
): Value {
  const merged = { ...older, ...newer };
  for (const key of Object.keys(merged) as (keyof Value)[]) {
    merged[key] = latest(before[key], older[key], newer[key]);
  }
  return merged;
}

interface ListRules<One> {
  readonly keyOf: (one: One) => string;
  readonly join: Join<One>;
  /** Where the latest one stands. */
  readonly latestAt: 'start' | 'end';
  /** Beyond so many the oldest are forgotten. */
  readonly most: number;
  /** Whether a person removes single members: one that a window lacks, though it knew it, goes. */
  readonly removes?: boolean;
}

/**
 * Merges lists by the keys of their members. Nothing is lost but what a person removed, all of a
 * list that was emptied, and the oldest of too many.
 */
export function mergeLists<One>(rules: ListRules<One>): Merge<readonly One[]> {
  const fromLatest = (list: readonly One[]) =>
    rules.latestAt === 'start' ? list : [...list].reverse();
  return (before, older, newer) =>
    fromLatest(mergeFromLatest(rules, fromLatest(before), fromLatest(older), fromLatest(newer)));
}

/** The same for lists that have the latest first. */
function mergeFromLatest<One>(
  { keyOf, join, most, removes = false }: ListRules<One>,
  before: readonly One[],
  older: readonly One[],
  newer: readonly One[],
): One[] {
  const byKey = (list: readonly One[]) => new Map(list.map((one) => [keyOf(one), one]));
  const [known, theirs, ours] = [byKey(before), byKey(older), byKey(newer)];
  const isNews = (one: One) => !isSame(one, known.get(keyOf(one)));
  if (older.length === 0 || newer.length === 0) {
    return [...newer, ...older].filter(isNews).slice(0, most);
  }
  const here = removes ? newer.filter((one) => theirs.has(keyOf(one)) || isNews(one)) : newer;
  const both = here.map((one) => {
    const key = keyOf(one);
    const other = theirs.get(key);
    return other === undefined || isSame(other, one) ? one : join(known.get(key), other, one);
  });
  const missing = older.filter((one) => !ours.has(keyOf(one)));
  // The news stand behind the very latest; the rest was forgotten, unless there is room.
  return [
    ...both.slice(0, 1),
    ...missing.filter(isNews),
    ...both.slice(1),
    ...missing.filter((one) => !removes && !isNews(one)),
  ].slice(0, most);
}

/** Merges objects whose keys are names of things, such as addresses; the latest comes last. */
export function mergeRecords<One>(
  rules: Omit<ListRules<readonly [string, One]>, 'keyOf' | 'join' | 'latestAt'> & {
    readonly join: Join<One>;
  },
): Merge<Readonly<Record<string, One>>> {
  const merge = mergeLists<readonly [string, One]>({
    ...rules,
    keyOf: ([key]) => key,
    join: (before, [, older], [key, newer]) => [key, rules.join(before?.[1], older, newer)],
    latestAt: 'end',
  });
  return (before, older, newer) =>
    Object.fromEntries(merge(Object.entries(before), Object.entries(older), Object.entries(newer)));
}
