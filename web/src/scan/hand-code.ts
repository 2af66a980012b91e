// SPDX-License-Identifier: MIT
import { CODE_LETTERS, GAME_NAMES } from '../engine/kinds';
import { RULE_SETS, type Rules } from '../engine/questions';
import { settingOf, type Setting } from '../krypto/games';
import { gameOf, isOf, type Hand } from '../krypto/hand';

/** The value of a sign in a code is its place among these. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The sign behind the K of a hand is its number of cards, and so many for each step in rules. */
const CARDS = 8;

/**
 * Returns how the hand of a code is played; without a code, by its cards and, for Krypto, by the
 * rules of its sheet.
 */
export function settingOfCode(code: string, hand: Hand, ofSheet: Rules = 'house'): Setting {
  const game = GAME_NAMES.find(
    (name) => name !== 'krypto' && CODE_LETTERS[name] === code.charAt(0),
  );
  if (code === '' && isOf('countdown', hand)) {
    return settingOf('countdown');
  }
  if (game === undefined) {
    const setting = settingOf(gameOf(hand));
    const rules = code === '' && setting.game === 'krypto' ? ofSheet : rulesOfHand(code);
    return { ...setting, rules };
  }
  // Twice the place of the rules, and 1 more if any cards may be used.
  const sign = SIGNS.indexOf(code.charAt(1));
  const rules = RULE_SETS[Math.floor(sign / 2)];
  return rules === undefined
    ? settingOf(game)
    : { game, rules, use: sign % 2 === 1 ? 'any' : 'all' };
}

/** Returns the rules for the hand of a code: those of the house for `K5762-9E8G0`. */
export function rulesOfHand(code: string): Rules {
  return RULE_SETS[Math.floor(SIGNS.indexOf(code.charAt(1)) / CARDS)] ?? 'house';
}

/** The rules in which the hands of Krypto on a sheet agree that have codes; nothing if they differ. */
export function rulesOfSheet(codes: readonly string[]): Rules | undefined {
  const rules = new Set(codes.filter((code) => code.startsWith('K')).map(rulesOfHand));
  return rules.size === 1 ? [...rules][0] : undefined;
}
