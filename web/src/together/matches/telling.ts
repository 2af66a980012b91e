// SPDX-License-Identifier: MIT
/** Says in words what has happened in a room. */
import { formulaText, whyWrong } from '../parts/formula-text';
import type { Happened, Room } from '../session/protocol';
import type { Told } from '../session/session';
import { isNearestCounted } from '../session/wishes';
import { nearWords, roomWords } from '../parts/words';

/** All of it, with the end of the match if that is what it led to. */
export function tell(told: Told): string {
  const { room } = told;
  return room.phase === 'over' ? `${tellHappening(told)} ${tellEnd(room)}` : tellHappening(told);
}

/** The same without the end; what the player with the seat `mine` has won, in person. */
export function tellHappening({ happened, room, again }: Told, mine?: number): string {
  const said = [sentenceOn(happened, room, again, mine), consequence(happened, room, again)];
  return said.filter((one) => one !== '').join(' ');
}

/** Says who has won: the winner, whose seat is `mine`, in person. */
export function tellEnd(room: Room, mine?: number): string {
  const words = roomWords(room);
  const { players, winner } = room;
  const player = players[winner ?? NaN];
  if (player !== undefined && winner === mine) {
    return words.youWin(player.total);
  }
  return player === undefined ? words.noWinner : words.wins(player.name, player.total);
}

/** Returns for how many hands in a row points were won, since they double each time. */
export function timesInARow(points: number): number {
  return Math.round(Math.log2(Math.max(points, 1))) + 1;
}

function sentenceOn(happened: Happened, room: Room, again: boolean, mine?: number): string {
  const words = roomWords(room);
  const near = nearWords();
  const name = room.players[happened.seat]?.name ?? '';
  switch (happened.kind) {
    case 'joined':
      return words.joined(name);
    case 'dealt':
      return room.additional
        ? words.dealtAdditional(room.box)
        : again
          ? words.dealtAgain(room.box)
          : words.dealt(room.box);
    case 'called':
      return words.called(name);
    case 'right': {
      const { formula, points } = happened;
      if (isNearestCounted(room.settings)) {
        return [near.right(formulaText(formula, room.hand?.objective)), ...tellAnswers(room)].join(
          ' ',
        );
      }
      const text = formulaText(formula, room.hand?.objective);
      return happened.seat === mine
        ? words.youAreRight(text, points, timesInARow(points))
        : words.right(name, text, points, timesInARow(points));
    }
    case 'near':
      return near.near(formulaText(happened.formula), happened.distance);
    case 'declared':
      return near.declared(name);
    case 'closed':
      return [near.timeIsOver, ...tellAnswers(room)].join(' ');
    case 'wrong':
      if (isNearestCounted(room.settings)) {
        return near.wrong(
          formulaText(happened.formula),
          whyWrong(happened, room.hand, room.settings),
        );
      }
      return words.wrong(
        name,
        formulaText(happened.formula),
        whyWrong(happened, room.hand, room.settings),
      );
    case 'silent':
      return words.silent(name);
    case 'passed':
      return words.handPassed(name);
    case 'unsolved':
      return words.nobody;
    case 'left':
      return words.left(name);
    case 'rematch':
      return words.newGame;
  }
}

/** Says what each player had and scored, once a hand is over in which the nearest counts. */
export function tellAnswers(room: Room): string[] {
  const words = nearWords();
  if (room.phase !== 'between' && room.phase !== 'over') {
    return [];
  }
  return room.players.flatMap(({ name, formula, distance, boxes }) =>
    formula == null || distance == null
      ? []
      : [words.answerOf(name, formulaText(formula), distance, boxes.at(-1) ?? 0)],
  );
}

function consequence({ kind, points }: Happened, room: Room, again: boolean): string {
  const words = roomWords(room);
  if (isNearestCounted(room.settings)) {
    return kind === 'passed' ? tellAnswers(room).join(' ') : '';
  }
  const isHandOver = room.phase === 'between' || room.phase === 'over';
  const whatNext = !isHandOver ? '' : again ? words.replayed : words.emptyBox;
  switch (kind) {
    case 'wrong':
    case 'silent':
      return again && isHandOver ? `${words.penalty} ${words.replayed}` : words.penalty;
    case 'unsolved':
      return whatNext;
    case 'passed':
      return isHandOver ? `${words.nobody} ${whatNext}` : '';
    case 'left': // in the midst of explaining
      return points < 0 ? words.penalty : '';
    default:
      return '';
  }
}
