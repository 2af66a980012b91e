// SPDX-License-Identifier: MIT
/** Hands that are looked up, of each game. */
import type { Rules } from '../engine/questions';
import { GAMES, type Setting } from '../krypto/games';
import { parseHand, type Hand, type Read } from '../krypto/hand';

/** The games to look up; `own` stands for Krypto and all others. */
export const LOOKED_UP = ['own', '24', 'countdown'] as const;
export type LookedUp = (typeof LOOKED_UP)[number];

/** Reads a hand; four cards alone are a hand of 24. */
export function readHand(text: string, game: LookedUp): Read<Hand> {
  const isOfCards = /^[^:∶=→]*$/.test(text) && text.trim().split(/[\s,;]+/).length === 4;
  return parseHand(game === '24' && isOfCards ? `${text} : 24` : text, game);
}

/** Returns how a game is played under the rules that the maps are seen under. */
export function settingUnder(rules: Rules, game: LookedUp): Setting {
  const row = GAMES[game];
  return { game, rules: row.hasRules ? rules : row.rules, use: row.use };
}
