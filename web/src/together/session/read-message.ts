// SPDX-License-Identifier: MIT
/** Reads what a server says by the schema of its messages, and takes nothing on trust. */
import schema from 'virtual:room-schema';
import { isRecord } from '../../storage/persisted';
import { fitting } from './fitting';
import type { RoomsServer } from './messages';
import { REASONS, type ProblemKind, type ServerMessage } from './protocol';

/** Gives nothing if the message is not as the protocol has it. */
export function readMessage(text: string): ServerMessage | undefined {
  const read = fitting(schema, withUsual(parsed(text))) as RoomsServer | undefined;
  switch (read?.say) {
    case 'room': {
      const { room, happened: event } = read;
      const happened = event?.kind === 'wrong' ? { ...event, problems: kindsOf(event) } : event;
      const seats = [room.host, room.caller, room.winner, event?.seat ?? null];
      return seats.every((seat) => isOf(room.players, seat)) ? { ...read, happened } : undefined;
    }
    case 'duel': {
      const { duel, happened: event } = read;
      const happened = event?.kind === 'wrong' ? { ...event, problems: kindsOf(event) } : event;
      const { players, piles, host, caller, winner, open, called } = duel;
      const taken = piles.flatMap((pile) => [pile.holder, pile.winner]);
      const seats = [host, caller, winner, event?.seat ?? null, ...taken];
      const isThere = [open, called].every((pile) => isOf(piles, pile && pile - 1));
      const isSeated = seats.every((seat) => isOf(players, seat));
      return isThere && isSeated ? { ...read, happened } : undefined;
    }
    default:
      return read as ServerMessage | undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Values that older servers leave out have their defaults, and a reason without words is a fault.
 */
function withUsual(message: unknown): unknown {
  if (!isRecord(message)) {
    return message;
  }
  const { class: room, reason } = message;
  switch (message['say']) {
    case 'class':
      return isRecord(room)
        ? { ...message, class: { puzzles: [], puzzle: null, ...room } }
        : message;
    case 'refused':
      return { ...message, reason: REASONS.find((one) => one === reason) ?? 'fault' };
    default:
      return message;
  }
}

/** Whether a place in a list is there, counted from 0; there need not be one. */
function isOf(list: readonly unknown[], place: number | null): boolean {
  return place === null || place < list.length;
}

/** The page has its own words only for the kinds of faults in a formula. */
function kindsOf({ problems }: { problems: readonly { kind: ProblemKind }[] }): ProblemKind[] {
  return problems.map(({ kind }) => kind);
}
