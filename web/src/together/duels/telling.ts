// SPDX-License-Identifier: MIT
/** Says in words what has happened in a game for two. */
import type { DuelRoom } from '../session/protocol';
import type { DuelTold } from '../session/session';
import { formulaText, whyWrong } from '../parts/formula-text';
import { duelWords, roomWords } from '../parts/words';

/** All of it, with the end of the game if that is what it led to. */
export function tellDuel(told: DuelTold): string {
  const said = [tellDuelHappening(told)];
  const { happened, duel } = told;
  if (duel.phase === 'over' && happened.kind !== 'left') {
    said.push(tellDuelEnd(duel));
  } else if (duel.phase === 'between') {
    said.push(duelWords().roundOver);
  }
  return said.join(' ');
}

/** Says who has won: the winner, whose seat is `mine`, in person. */
export function tellDuelEnd({ players, winner }: DuelRoom, mine?: number): string {
  const words = duelWords();
  const player = players[winner ?? NaN];
  if (player === undefined) {
    return words.even;
  }
  const other = players[1 - (winner ?? 0)];
  const isByLeaving = other?.left === true && other.total >= player.total;
  if (winner === mine) {
    return isByLeaving ? words.youWinByLeaving : words.youWin(player.total);
  }
  return isByLeaving ? words.winsByLeaving(player.name) : words.wins(player.name, player.total);
}

/** Returns the name of the round, also of the next one. */
export function nameOfRound({ round, additional, settings }: DuelRoom): string {
  const words = duelWords();
  return additional ? words.roundToBreak(round) : words.roundOf(round, settings.rounds);
}

/** The same without the end; a hand that the player with the seat `mine` has won, in person. */
export function tellDuelHappening({ happened, duel }: DuelTold, mine?: number): string {
  const words = duelWords();
  const room = roomWords();
  const name = duel.players[happened.seat]?.name ?? '';
  switch (happened.kind) {
    case 'joined':
      return room.joined(name);
    case 'left':
      return room.left(name);
    case 'dealt':
      return words.laid(duel.round);
    case 'round':
      return words.roundBegins(duel.round);
    case 'picked':
      return words.picked(name, happened.pile ?? 0);
    case 'put_back':
      return words.wasPutBack(name);
    case 'called':
      return room.called(name);
    case 'passed':
      return words.otherGaveUp(name);
    case 'rematch':
      return room.newGame;
    case 'right': {
      const text = formulaText(happened.formula, duel.hand?.objective);
      return happened.seat === mine ? words.youWinHand(text) : words.right(name, text);
    }
    case 'wrong': {
      const why = whyWrong(happened, duel.hand, duel.settings);
      const said = room.wrong(name, formulaText(happened.formula), why);
      return `${said} ${afterError(happened.points)}`;
    }
    case 'silent':
      return `${room.silent(name)} ${afterError(happened.points)}`;
  }
}

function afterError(points: number): string {
  const words = duelWords();
  return points < 0 ? words.penaltyPaid : words.backFaceDown;
}
