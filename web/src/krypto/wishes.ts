// SPDX-License-Identifier: MIT
/** The player's choices for the next hand. */
import type { DealWishes } from './dealing';
import { settingOf, type GameName, type Setting, type Use } from './games';
import { gameOf, isOf, type Hand } from './hand';
import { deck, deckOf24, largeNumbers, rulesOfNextHand } from './settings';

/** The largest card that one's own game deals at least up to. */
const USUAL_LARGEST = 10;

/** The wishes for a hand that follows one of this game. */
export function wishesFor({ game, rules, use }: Setting, hand?: Hand): DealWishes {
  const row = settingOf(game);
  switch (game) {
    case 'krypto':
      return { ...row, rules: rulesOfNextHand.peek(), deck: deck.peek() };
    case '24':
      return { ...row, rules, up_to: deckOf24.peek() };
    case 'countdown': {
      const large = largeNumbers.peek();
      return { ...row, ...(large !== 'any' && { large: Number(large) }) };
    }
    case 'own':
      return {
        game,
        rules,
        use,
        ...(hand && {
          cards: hand.cards.length,
          objective: hand.objective,
          up_to: Math.max(USUAL_LARGEST, ...hand.cards),
        }),
      };
  }
}

/** How a hand is played that the player has typed at the table of a game. */
export function settingOfOwn(hand: Hand, use: Use, at: GameName): Setting {
  if (at === 'countdown' && isOf(at, hand)) {
    return settingOf(at);
  }
  const game = gameOf(hand, use);
  return { game, rules: game === '24' ? settingOf(game).rules : rulesOfNextHand.peek(), use };
}
