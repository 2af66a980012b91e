// SPDX-License-Identifier: MIT
/** Finds puzzles for a desk, and asks how many answers they have and how hard they are. */
import { dayNumber } from '../days/day';
import type { Outcome } from '../engine/outcome';
import type { Desk, Judgement, Letters, OnDesk, Questions } from './desk';

/** Searches by this many seeds may find nothing before the page says so. */
const MOST_SEEDS = 10;

/** The seed of a try, the first of which is number 1. */
type Seeds = (tried: number) => number;

/** Seeds that no other visit has. */
const byChance: Seeds = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The seeds of a day such as 2026-11-25, the same for all. */
export function seedsOf(day: string): Seeds {
  return (tried) => tried * SEEDS_OF_DAYS + dayNumber(day);
}

/** More than there are days, as numbers. */
const SEEDS_OF_DAYS = 100_000_000;

/** Makes a puzzle by other seeds, until one gives a puzzle: rare levels need several searches. */
export async function make<Made>(
  search: (seed: number) => Promise<Outcome<Made>>,
  seeds = byChance,
): Promise<Outcome<Made>> {
  for (let tried = 1; ; ++tried) {
    const made = await search(seeds(tried));
    if (made.ok || made.error.kind !== 'too_much' || tried === MOST_SEEDS) {
      return made;
    }
  }
}

/** Finds something to lay; nothing if that fails, or if the player has gone elsewhere. */
export async function find<Found>(
  desk: Desk<OnDesk>,
  ask: (signal: AbortSignal) => Promise<Outcome<Found>>,
  retry: () => void,
): Promise<Found | undefined> {
  const { arrivals } = desk;
  desk.search.abort();
  const search = new AbortController();
  desk.search = search;
  const cancel = () => search.abort();
  desk.situation.value = { kind: 'laying', cancel };
  const found = await ask(search.signal);
  if (arrivals !== desk.arrivals) {
    return undefined;
  }
  if (found.ok) {
    return found.value;
  }
  if (found.error.kind === 'cancelled') {
    desk.situation.value = { kind: 'choosing' };
    return undefined;
  }
  desk.situation.value = { kind: 'failed', error: found.error, retry };
  return undefined;
}

/** Asks how many answers the puzzle on the desk has, and how hard it is. */
export async function judge(desk: Desk<OnDesk>): Promise<void> {
  const { arrivals, judgement, level } = desk;
  const laid = desk.laid.peek();
  if (laid === undefined) {
    return;
  }
  judgement.value = { kind: 'asking' };
  const solved = judgementOf(await laid.questions.solve(2));
  const judged = solved.kind === 'beyond' ? await judgeByReasoning(laid.questions) : solved;
  if (arrivals !== desk.arrivals) {
    return;
  }
  judgement.value = judged;
  const { kind } = judged;
  if ((kind === 'one' || kind === 'beyond') && laid.hasReasons) {
    const graded = await laid.questions.grade();
    if (arrivals === desk.arrivals && graded.ok) {
      level.value = graded.value;
    }
  }
}

/** Reasoning ends at a second answer, where listing the first answers in order would take too long. */
async function judgeByReasoning({ hint }: Questions): Promise<Judgement> {
  const hinted = await hint({ given: {}, ruled_out: {} });
  switch (hinted.ok && hinted.value.outcome) {
    case 'no_answer':
      return { kind: 'none' };
    case 'several_answers':
      return { kind: 'several' };
    default:
      return { kind: 'beyond' };
  }
}

function judgementOf(solved: Outcome<Letters[]>): Judgement {
  if (!solved.ok) {
    const { error } = solved;
    return error.kind === 'too_much' ? { kind: 'beyond' } : { kind: 'failed', error };
  }
  const [first, second] = solved.value;
  if (first === undefined) {
    return { kind: 'none' };
  }
  return second === undefined ? { kind: 'one', answer: first } : { kind: 'several' };
}
