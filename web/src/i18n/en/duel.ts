// SPDX-License-Identifier: MIT
import { plural } from './grammar';
export const duel = {
  // At the door
  open: 'Open a game for two',
  openHelp:
    'Eleven hands lie face down, with one target for all. Each picks one up, solves it or puts it back. Whoever wins more hands wins.',
  openIt: 'Open the game',
  rounds: 'Rounds',
  penalty: 'A false “Krypto!” costs a hand',
  pauseSeconds: 'Seconds between rounds',

  // Before the first round
  title: (code: string) => `Game ${code}`,
  invite: 'Send this code or link to the other player; others can watch:',
  shareText: (code: string, link: string) => `A game of Krypto for two: ${code}\n${link}`,
  needsTwo: 'The game begins when the other player is here.',
  begin: 'Deal',
  waitForHost: (name: string) => `Wait for ${name} to deal.`,
  settingsAre: (rounds: number, explainSeconds: number, penalty: boolean) => [
    `${plural(rounds, 'round', 'rounds')}; a tie is broken by a round for 0 and one for 100`,
    `${explainSeconds}\u00a0s to explain`,
    penalty
      ? 'A false “Krypto!” costs a hand'
      : 'After a false “Krypto!” the hand goes back face down',
  ],
  rules: [
    'All hands of a round have the same target: a card left over from the deck. In a long game, the last rounds are for 0 and then for 100.',
    'Nobody but its holder sees a hand.',
    'Whoever calls “Krypto!” shows the hand and explains; meanwhile the other waits. A right answer wins the hand.',
    'Put a hand back whenever you like, and take another one.',
    'The last hand lies open for both. The round ends when it is won, or when both give up.',
  ],
  rulesTitle: 'How it goes',

  // The table
  roundOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  roundToBreak: (round: number) => `Round ${round}, to break the tie`,
  next: (round: string) => `Next: ${round.charAt(0).toLowerCase()}${round.slice(1)}`,
  hands: 'Hands on the table',
  pile: (pile: number) => `Hand ${pile}`,
  faceDown: 'face down',
  yours: 'yours',
  heldBy: (name: string) => `${name} has it`,
  wonBy: (name: string) => `won by ${name}`,
  openForBoth: 'open for both',
  called: 'called',
  pickOne: 'Pick up a hand.',
  solveOrPutBack: (pile: number) => `Hand ${pile} is yours: find a way to the target, then call.`,
  lastOpen: 'The last hand lies open for both. Whoever sees a way first calls.',
  watching: 'You see which hands the players have, but not their cards.',
  putBack: 'Put it back',
  giveUp: 'Give up on this round',
  giveUpQuestion: 'Give up this round? You are back in when a hand is won.',
  giveUpYes: 'Give it up',
  giveUpNo: 'Play on',
  gaveUp:
    'You have given up this round. It ends when the other player gives up too. When a hand is won, you are back in.',
  otherGaveUp: (name: string) => `${name} gives up this round.`,
  roundOver: 'The round is over.',
  nextSoon: 'The next round begins in a moment.',
  nextNow: 'Begin the next round',
  rematch: 'Play again',
  otherLeft: 'The other player has left. Somebody else can take the seat.',
  even: 'The game is a draw.',
  wins: (name: string, hands: number) => `${name} wins with ${plural(hands, 'hand', 'hands')}.`,
  winsByLeaving: (name: string) => `${name} wins: the other player has left.`,
  youWin: (hands: number) => `You win, with ${plural(hands, 'hand', 'hands')}!`,
  youWinByLeaving: 'You win: the other player has left.',
  away: (name: string) => `${name} is not connected. After a minute you can take the game.`,
  claim: 'Take the game',

  // The pad
  padRound: (round: number) => `Round ${round}`,

  // What has happened
  laid: (round: number) => `Round ${round} begins: the cards are laid.`,
  roundBegins: (round: number) => `Round ${round} begins.`,
  picked: (name: string, pile: number) => `${name} picks up hand ${pile}.`,
  wasPutBack: (name: string) => `${name} puts the hand back.`,
  youWinHand: (formula: string) => `You win the hand! ${formula}`,
  right: (name: string, formula: string) => `${name}: ${formula} is right and wins the hand.`,
  penaltyPaid: 'That costs a hand.',
  backFaceDown: 'The hand goes back face down.',

  leaveQuestion: 'Leave for good? The other player wins the game then.',
};

export type DuelWords = typeof duel;
