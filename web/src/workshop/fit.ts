// SPDX-License-Identifier: MIT
/**
 * Makes as many puzzles as fill whole pages, or take a given time. Lays them out to see how many
 * fit, since puzzles differ in size.
 */
import type { EngineClient } from '../engine/client';
import type { Outcome } from '../engine/outcome';
import { countOf, makePuzzles, totalOf, type Counts, type Order } from './order';
import { minutesOf, minutesOfAll, ON_A_PAGE } from './presets';
import type { SheetPuzzle } from './questions';
import { SHEET_KINDS, type SheetKind } from '../engine/kinds';
import { LATEST_GRADING, MOST_PUZZLES, type Sheet } from './sheet';
import { pagesQuestions } from './versions';

export interface Fitted {
  readonly codes: readonly string[];
  /** The pages of each version, without answers. */
  readonly pages: number;
  readonly minutes: number;
  /** The wished kinds for which there was no room. */
  readonly missing: readonly SheetKind[];
}

/** The puzzles of an order, in their order on the sheet. */
export async function makeFitted(
  client: EngineClient,
  order: Order,
  sheet: Sheet,
): Promise<Outcome<Fitted>> {
  const { length } = order;
  if (length.by === 'count') {
    const made = await makePuzzles(client, order, sheet.lang);
    return made.ok ? fittedOf(client, order, sheet, made.value) : made;
  }
  return length.by === 'pages'
    ? fillPages(client, order, sheet, length.amount)
    : fillTime(client, order, sheet, length.amount);
}

async function fittedOf(
  client: EngineClient,
  order: Order,
  sheet: Sheet,
  puzzles: readonly SheetPuzzle[],
): Promise<Outcome<Fitted>> {
  const pages = await pagesOf(client, sheet, puzzles);
  return pages.ok
    ? {
        ok: true,
        value: {
          codes: puzzles.map(({ code }) => code),
          pages: pages.value,
          minutes: minutesOfAll(puzzles, order.age),
          missing: missingIn(puzzles, order),
        },
      }
    : pages;
}

function missingIn(puzzles: readonly SheetPuzzle[], { length, kinds }: Order): SheetKind[] {
  return length.by === 'count'
    ? []
    : kinds.filter((kind) => !puzzles.some((puzzle) => puzzle.kind === kind));
}

/** The pages of the version that has the most: neighbours should have equally many. */
async function pagesOf(
  client: EngineClient,
  sheet: Sheet,
  puzzles: readonly SheetPuzzle[],
  limit = Infinity,
): Promise<Outcome<number>> {
  const codes = puzzles.map(({ code }) => code);
  let most = 0;
  // A new sheet has versions of the latest grading.
  for (const question of pagesQuestions({ ...sheet, codes, grading: LATEST_GRADING })) {
    const laid = await client.ask('sheet/pages', { ...question, answers: false });
    if (!laid.ok) {
      return laid;
    }
    most = Math.max(most, laid.value.pages.length);
    if (most > limit) {
      break;
    }
  }
  return { ok: true, value: most };
}

/** Makes `each` puzzles of each wished kind, or as many as a sheet may have. */
async function makeSupply(
  client: EngineClient,
  order: Order,
  sheet: Sheet,
  each: number,
): Promise<Outcome<SheetPuzzle[]>> {
  const most = Math.floor(MOST_PUZZLES / order.kinds.length);
  const counts = countOf(order.kinds, Math.max(1, Math.min(each, most)));
  return makePuzzles(client, { ...order, counts }, sheet.lang);
}

/** Picks some of a supply: the given number of each kind, from its easiest to its hardest. */
export function pick(supply: readonly SheetPuzzle[], counts: Counts): SheetPuzzle[] {
  return SHEET_KINDS.flatMap((kind) => {
    const all = supply.filter((puzzle) => puzzle.kind === kind);
    const count = Math.min(counts[kind], all.length);
    return Array.from(
      { length: count },
      (_, i) => all[Math.floor(((2 * i + 1) * all.length) / (2 * count))],
    ).filter((puzzle) => puzzle !== undefined);
  });
}

type Fits = (puzzles: readonly SheetPuzzle[]) => Promise<Outcome<boolean>>;

/** Returns the most of a supply that fit: equally many of each kind, and then single ones. */
async function mostThatFit(
  order: Order,
  supply: readonly SheetPuzzle[],
  fits: Fits,
): Promise<Outcome<SheetPuzzle[]>> {
  const evenly = (each: number) => countOf(order.kinds, each);
  let least = 0;
  let most = Math.ceil(supply.length / order.kinds.length);
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const fitting = await fits(pick(supply, evenly(middle)));
    if (!fitting.ok) {
      return fitting;
    }
    if (fitting.value) {
      least = middle;
    } else {
      most = middle - 1;
    }
  }
  let counts = evenly(least);
  let open = order.kinds;
  while (open.length > 0) {
    for (const kind of open) {
      const more = { ...counts, [kind]: counts[kind] + 1 };
      const isMore = pick(supply, more).length > pick(supply, counts).length;
      const fitting = isMore
        ? await fits(pick(supply, more))
        : ({ ok: true, value: false } as const);
      if (!fitting.ok) {
        return fitting;
      }
      if (fitting.value) {
        counts = more;
      } else {
        open = open.filter((one) => one !== kind);
      }
    }
  }
  // One puzzle there is always, if it takes a page more.
  const [first] = supply;
  const picked = pick(supply, counts);
  return { ok: true, value: picked.length === 0 && first !== undefined ? [first] : picked };
}

async function fillPages(
  client: EngineClient,
  order: Order,
  sheet: Sheet,
  pages: number,
): Promise<Outcome<Fitted>> {
  const shares = order.kinds.reduce((sum, kind) => sum + 1 / ON_A_PAGE[kind], 0);
  const supply = await makeSupply(client, order, sheet, Math.ceil(pages / shares) + 3);
  if (!supply.ok) {
    return supply;
  }
  const picked = await mostThatFit(order, supply.value, async (puzzles) => {
    const needed = await pagesOf(client, sheet, puzzles, pages);
    return needed.ok ? { ok: true, value: needed.value <= pages } : needed;
  });
  return picked.ok ? fittedOf(client, order, sheet, picked.value) : picked;
}

/** Fills about the given minutes: a part of a page, or the number of whole pages that comes nearest. */
async function fillTime(
  client: EngineClient,
  order: Order,
  sheet: Sheet,
  minutes: number,
): Promise<Outcome<Fitted>> {
  const level = Math.round((order.easiest + order.hardest) / 2);
  const round = order.kinds.reduce((sum, kind) => sum + minutesOf(kind, level, order.age), 0);
  const supply = await makeSupply(client, order, sheet, Math.ceil((1.5 * minutes) / round) + 1);
  if (!supply.ok) {
    return supply;
  }
  const picked = await mostThatFit(order, supply.value, (puzzles) =>
    Promise.resolve({ ok: true, value: minutesOfAll(puzzles, order.age) <= minutes }),
  );
  const timed = picked.ok ? await fittedOf(client, order, sheet, picked.value) : picked;
  if (!timed.ok || timed.value.pages === 1) {
    return timed;
  }
  let nearest: Outcome<Fitted> = timed;
  let distance = Infinity;
  for (const pages of [timed.value.pages - 1, timed.value.pages]) {
    const filled = await fillPages(client, order, sheet, pages);
    if (!filled.ok) {
      return filled;
    }
    if (Math.abs(filled.value.minutes - minutes) < distance) {
      distance = Math.abs(filled.value.minutes - minutes);
      nearest = filled;
    }
  }
  return nearest;
}

/** Whether an order asks for anything at all, and for no more than a sheet has. */
export function objectionTo({ length, kinds, counts }: Order): 'none' | 'too_many' | undefined {
  const total = length.by === 'count' ? totalOf(counts) : kinds.length;
  return total === 0 ? 'none' : total > MOST_PUZZLES ? 'too_many' : undefined;
}
