// SPDX-License-Identifier: MIT
/** What page and server tell each other about rooms, as far as the page makes use of it. */
import type {
  PlainKind,
  ProblemKind,
  Reason as AnyReason,
  RoomsClient,
  RoomsServer,
} from './messages';

export {
  END_REASON as END_REASONS,
  PHASE as PHASES,
  PLAIN_KIND as PLAIN_KINDS,
  PROBLEM_KIND as PROBLEM_KINDS,
  UNSOLVED,
} from './messages';
export type { Phase, Player, ProblemKind, Room, RoomSettings, Unsolved } from './messages';

type Told<Say extends RoomsServer['say']> = Extract<RoomsServer, { say: Say }>;
type Event = NonNullable<Told<'room'>['happened']>;
type EventOf<Kind extends Event['kind']> = Omit<Extract<Event, { kind: Kind }>, 'at'>;

/** An event without its time, and of what is wrong with a formula only the kinds. */
export type Happened =
  | EventOf<PlainKind>
  | EventOf<'right'>
  | (Omit<EventOf<'wrong'>, 'problems'> & { problems: readonly ProblemKind[] });

/** Why the server refuses something; the reader takes one that the page does not know as a fault. */
export const REASONS = [
  'over',
  'begun',
  'full',
  'bad_name',
  'name_taken',
  'has_left',
  'too_few',
  'in_play',
  'nothing_dealt',
  'being_explained',
  'not_playing',
  'not_caller',
  'unreadable',
  'too_late',
  'passed',
  'no_such_room',
  'bad_token',
  'not_host',
  'other_hand',
  'too_fast',
  'busy',
  'fault',
] as const satisfies readonly AnyReason[];
export type Reason = (typeof REASONS)[number];

export type ServerMessage =
  | Told<'seat' | 'present' | 'end' | 'pong'>
  | (Omit<Told<'room'>, 'happened'> & { happened: Happened | null })
  | (Pick<Told<'refused'>, 'say' | 'do'> & { reason: Reason });

export type ClientMessage = RoomsClient;

/** What a client begins with. */
export type Greeting = Extract<ClientMessage, { do: 'open' | 'join' | 'watch' | 'return' }>;
/** What a player does. The number of the deal says to which hand it belongs. */
export type Act = Exclude<ClientMessage, Greeting | { do: 'ping' }>;
