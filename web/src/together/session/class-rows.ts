// SPDX-License-Identifier: MIT
/** The rows of the players of a class. */
import type { ClassRoom, ClassRow } from './protocol';

/** Returns the class with a player's new row; the places of the others follow from the points. */
export function withRow(room: ClassRoom, row: ClassRow | null): ClassRoom {
  if (row === null) {
    return room;
  }
  const players = room.players?.map((one) => (one.seat === row.seat ? row : one)) ?? null;
  return {
    ...room,
    players: players && placed(players),
    me: room.me?.seat === row.seat ? row : room.me,
  };
}

/** Returns the rows with the places that follow from their points, which ties share. */
export function placed(players: readonly ClassRow[]): ClassRow[] {
  const totals = players.filter(({ removed }) => !removed).map(({ total }) => total);
  return players.map((one) => ({
    ...one,
    rank: 1 + totals.filter((total) => total > one.total).length,
  }));
}
