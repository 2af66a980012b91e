// SPDX-License-Identifier: MIT
import { duration, lasting } from '../base/text';
import { plural } from './grammar';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

const inARow = (times: number) => {
  const ordinal = ORDINALS[times - 1];
  return `${ordinal === undefined ? `number ${times}` : `the ${ordinal}`} in a row`;
};

const unsolved = {
  again: 'another hand',
  empty: 'nobody scores',
};

const reasons = {
  over: 'The game is over.',
  other_game: 'That does not belong to this game.',
  begun: 'The game has begun and takes no more players. You can watch it.',
  full: 'All seats are taken. You can watch.',
  bad_name: 'This name cannot be displayed. Use 1 to 24 characters.',
  name_taken: 'Somebody in this room has that name. Choose another one.',
  has_left: 'You have left this game.',
  too_few: 'There are too few players to begin.',
  in_play: 'A hand is being played.',
  nothing_dealt: 'No hand is open.',
  being_explained: 'Somebody was quicker.',
  not_playing: 'You are out of this hand.',
  not_caller: 'It is not your turn to explain.',
  unreadable: 'This formula cannot be read. Fix it, the clock is running.',
  too_late: 'Time is up.',
  passed: 'You have passed on this hand.',
  no_such_player: 'There is no such player.',
  no_such_pile: 'This hand is no longer on the table.',
  held: 'The other player has this hand.',
  hands_full: 'Put your hand back first.',
  hands_empty: 'Pick up a hand first.',
  open: 'The last hand lies open for both.',
  not_away: 'The other player may still come back. Wait a little longer.',
  no_record: 'This game was too long: its record was not kept.',
  no_such_room: 'No room has this code. Ask for it again: empty rooms are deleted after a while.',
  bad_token: 'Your seat in this room is no longer valid.',
  not_host: 'Only the host can do that.',
  unfit_task:
    'This class cannot play that. Compare it with what is printed; for another kind of puzzle choose “Play another game”.',
  unsolvable_task: 'This has no solution. Choose something else.',
  ambiguous_task: 'This puzzle has several answers. Choose one that has only one.',
  hard_task: 'This puzzle takes too long to solve here. Choose another one.',
  other_hand: 'That hand is over.',
  too_fast: 'Too many actions at once. Wait a moment.',
  locked: 'The host has closed this class to newcomers. Ask the host to open it.',
  removed: 'The host has removed you from this class.',
  busy: 'The server is too busy. Try again in a moment.',
  fault: 'The server could not do that. Try again.',
};

const problems = {
  missing_card: 'a card is not used',
  extra_card: 'a card is used that is not in the hand',
  division_by_zero: 'it divides by 0',
  wrong_value: 'the result is a different number',
  forbidden_result: 'a result breaks the rules',
  wrong_step: 'a step is miscalculated',
};

function because(
  kinds: readonly (keyof typeof problems)[],
  are: Readonly<Record<keyof typeof problems, string>>,
): string {
  return `Why: ${[...new Set(kinds)].map((kind) => are[kind]).join(', ')}.`;
}

export const room = {
  title: 'Play together',
  intro:
    'Play live, each on their own screen: a match of Krypto by the rules of international tournaments, a game for two, or a class in which everybody solves the same puzzles.',
  filesOnly:
    'Rooms need a server, but this page comes from a place that only serves files. Start reckon serve and open the address that it prints, or ask somebody who runs it.',
  unreachable: 'Rooms need a server, but none can be reached. Check the network, then try again.',
  noAnswer: 'The server did not answer. Check the network, then try again.',
  tryAgain: 'Try again',
  reasons,

  // The door
  join: 'Join a room',
  joinRoom: (code: string) => `Join room ${code}`,
  /** The room that one is invited to. */
  code: 'Room code',
  /** With a code of each length that the server gives out, but for private rooms. */
  codeExample: 'K7QX2M or K7QX2M9R',
  badCode:
    'A code has six letters and digits, such as K7QX2M. That of a class has eight, that of a private room twelve.',
  name: 'Your name',
  badName: 'Enter a name of 1 to 24 characters.',
  longName: 'This name is too long. Use at most 24 characters.',
  unseenInName: (sign: string) => `The name has ${sign}, which is not seen. Leave it out.`,
  /** The room to which one is invited. */
  found: {
    kinds: {
      match: (host: string | null) => (host === null ? 'match' : `${host}’s match`),
      class: () => 'class',
      duel: (host: string | null) => (host === null ? 'game for two' : `${host}’s game for two`),
    },
    players: (n: number) => plural(n, 'player', 'players'),
    begun: 'under way',
    over: 'over',
  },
  takeSeat: 'Take a seat',
  watch: 'Just watch',
  kept: 'Rooms you’re in',
  keptSeat: (code: string, name: string) => `Back to room ${code}, as ${name}`,
  forgetSeats: 'Forget my seats and my name',
  open: 'Open a match',
  openHelp:
    'Two or more players get the same hand. The first to find a way calls “Krypto!” and explains it.',
  openIt: 'Open the match',
  moreSettings: 'More settings',
  hands: 'Hands',
  handTime: 'Time per hand',
  explainSeconds: 'Seconds to explain',
  pauseSeconds: 'Seconds between hands',
  wholeNumber: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
  /** `1 minute 30 seconds`. */
  lasting: (seconds: number) => lasting(seconds, plural),
  ifUnsolved: 'If nobody solves a hand',
  unsolved,
  solvableOnly: 'Deal only hands that have a solution',
  privateRoom: (signs: number, usual: number) =>
    `Private room (a code of ${signs} characters instead of ${usual})`,
  entering: 'Joining…',
  backOut: 'Not now',

  // Before the first hand
  room: (code: string) => `Room ${code}`,
  codeIs: (signs: string) => `Room code: ${signs}`,
  invite: 'Anyone with this code or link can take a seat until the first hand is dealt:',
  share: 'Share the link',
  shareText: (code: string, link: string) => `A match of Krypto: room ${code}\n${link}`,
  copied: 'Copied. Paste it wherever you like.',
  copyByHand: 'Copy this text:',
  notReachable: 'Other devices cannot open this page yet. Start the server with',
  noNetwork: 'This machine is in no network at the moment.',
  reachableAt: (page: string) => `Then open ${page} here, and open the room there.`,
  settings: 'Settings',
  settingsAre: (settings: {
    hands: number;
    handSeconds: number;
    explainSeconds: number;
    unsolved: keyof typeof unsolved;
    solvableOnly: boolean;
  }) => [
    `${plural(settings.hands, 'hand', 'hands')} of ${duration(settings.handSeconds)}, ${duration(settings.explainSeconds)} to explain`,
    `If nobody solves a hand: ${unsolved[settings.unsolved]}`,
    settings.solvableOnly ? 'Every hand has a solution' : 'A hand may have no solution',
  ],
  begin: 'Deal the first hand',
  waitForHost: (name: string) => `Wait for ${name} to deal the first hand.`,
  aloneHelp: 'Send the link to somebody, or start alone.',

  // The table
  table: 'Card table',
  seated: 'At the table',
  host: 'host',
  you: 'you',
  away: 'away',
  hasLeft: 'left',
  watchers: (n: number) => plural(n, 'person watches', 'people watch'),
  youWatch: 'You are watching.',
  handOf: (hand: number, hands: number) => `Hand ${hand} of ${hands}`,
  additionalHand: (hand: number) => `Hand ${hand}, to break the tie`,
  next: (hand: string) => `Next: ${hand.charAt(0).toLowerCase()}${hand.slice(1)}`,
  clock: 'Time left',
  secondsLeft: (n: number) => plural(n, 'second left', 'seconds left'),
  call: 'Krypto!',
  callNow: 'That is the target: call now.',
  callHelp: 'The space bar calls too.',
  pass: 'Pass on this hand',
  passed: 'You have passed on this hand. If you find a way after all, call.',
  outOfHand: 'You are out of this hand.',
  findAWay: 'Find a way to the target, then call.',
  watchHand: 'Who finds a way first?',
  explainNow:
    'Explain: combine the cards here, or type the formula. Only your first answer counts.',
  explains: (name: string) => `${name} explains…`,
  yourFormula: 'Or type the formula',
  tell: 'Submit',
  dealNow: 'Deal now',
  nextHandSoon: 'The next hand will be dealt in a moment.',
  solution: (formula: string) => `A solution: ${formula}`,
  noSolution: 'This hand had no solution.',
  newRoom: 'Another room',
  rematch: 'Play again with the same people',
  hostBeginsAgain: (host: string) => `${host} can begin another game with the same people.`,
  newGame: 'Another game: all scores are 0.',

  // The pad
  pad: 'Score pad',
  player: 'Player',
  hand: (hand: number) => `Hand ${hand}`,
  total: 'Total',
  nowPlayed: 'played now',
  playedNext: 'next',
  minus: (n: number) => `minus ${n}`,
  noScore: 'no score',
  winner: 'winner',

  // What has happened
  history: 'So far',
  nothingYet: 'Nothing has happened yet.',
  codeAndLink: 'Code and link',
  earlierNotListed: 'Earlier events are not listed.',
  sinceYouCame:
    'What happens from now on is listed here; the score pad shows what happened before.',
  joined: (name: string) => `${name} takes a seat.`,
  left: (name: string) => `${name} has left.`,
  dealt: (hand: number) => `Hand ${hand} is dealt.`,
  dealtAgain: (hand: number) => `Hand ${hand} is dealt again, with new cards.`,
  dealtAdditional: (hand: number) => `Hand ${hand} is dealt, to break the tie.`,
  called: (name: string) => `${name} calls “Krypto!”`,
  youAreRight: (formula: string, points: number, times: number) =>
    `You win it! ${formula}: ${plural(points, 'point', 'points')}${times > 1 ? `, ${inARow(times)}` : ''}.`,
  right: (name: string, formula: string, points: number, times: number) =>
    `${name}: ${formula} is right: ${plural(points, 'point', 'points')}${times > 1 ? `, ${inARow(times)}` : ''}.`,
  wrong: (name: string, formula: string, why: string) => `${name}: ${formula} is wrong. ${why}`,
  because: (kinds: readonly (keyof typeof problems)[]) => because(kinds, problems),
  silent: (name: string) => `${name} did not explain it in time.`,
  penalty: 'Minus one point.',
  handPassed: (name: string) => `${name} passes.`,
  nobody: 'Nobody called.',
  replayed: 'This hand is played again, with new cards.',
  emptyBox: 'Nobody scores on this hand.',
  wins: (name: string, points: number) => `${name} wins with ${plural(points, 'point', 'points')}.`,
  youWin: (points: number) => `You win, with ${plural(points, 'point', 'points')}!`,
  noWinner: 'All players have left. Nobody wins.',

  // The line
  lineOpen: 'Connected',
  notKept: 'This room is not saved: if the server stops, the game is lost.',
  lineLost: 'Connection lost. Returning to the table…',
  replaced: 'Your seat is open in another window.',
  takeBack: 'Play here',
  leave: 'Leave',
  leaveQuestion: 'Leave for good? Your seat is given up, and you can no longer win.',
  leaveYes: 'Leave for good',
  leaveNo: 'Stay',
};

const countdown = {
  nobody: 'Nobody gave an answer.',
  reasons: {
    ...reasons,
    in_play: 'A round is being played.',
    nothing_dealt: 'No round is open.',
    not_playing: 'You are out of this round.',
    passed: 'You have passed on this round.',
    other_hand: 'That round is over.',
  },
  hands: 'Rounds',
  handTime: 'Time per round',
  pauseSeconds: 'Seconds between rounds',
  ifUnsolved: 'If nobody solves a round',
  solvableOnly: 'Draw only numbers that have a solution',
  invite: 'Anyone with this code or link can take a seat until the first numbers are drawn:',
  shareText: (code: string, link: string) => `A match of Countdown: room ${code}\n${link}`,
  settingsAre: (settings: { hands: number; handSeconds: number; solvableOnly: boolean }) => [
    `${plural(settings.hands, 'round', 'rounds')} of ${duration(settings.handSeconds)}`,
    settings.solvableOnly ? 'Every target can be reached' : 'A target may be out of reach',
  ],
  begin: 'Draw the first numbers',
  waitForHost: (name: string) => `Wait for ${name} to draw the first numbers.`,
  table: 'Table',
  handOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  additionalHand: (round: number) => `Round ${round}, to break the tie`,
  pass: 'Pass on this round',
  passed: 'You have passed on this round.',
  outOfHand: 'You are out of this round.',
  dealNow: 'Draw now',
  nextHandSoon: 'The next numbers will be drawn in a moment.',
  noSolution: 'This round had no solution.',
  hand: (round: number) => `Round ${round}`,
  dealt: (round: number) => `The numbers of round ${round} are drawn.`,
  dealtAgain: (round: number) => `New numbers are drawn for round ${round}.`,
  dealtAdditional: (round: number) => `The numbers of round ${round} are drawn, to break the tie.`,
  because: (kinds: readonly (keyof typeof problems)[]) =>
    because(kinds, {
      ...problems,
      missing_card: 'a number is not used',
      extra_card: 'a number is used that was not drawn',
    }),
  replayed: 'This round is played again, with new numbers.',
  emptyBox: 'Nobody scores on this round.',
};

/** The words that differ from game to game. */
export const roomOf = { countdown };

export type RoomWords = typeof room;
export type RoomWordsOf = typeof roomOf;
