// SPDX-License-Identifier: MIT
/** The messages of page and server about rooms, as far as the page uses them. */
import type {
  DuelKind,
  PlainKind,
  ProblemKind,
  Reason as AnyReason,
  RoomsClient,
  RoomsServer,
} from './messages';

export {
  CARD_GAME as CARD_GAMES,
  CLASS_KIND as CLASS_KINDS,
  CLASS_PHASE as CLASS_PHASES,
  DUEL_KIND as DUEL_KINDS,
  END_REASON as END_REASONS,
  PHASE as PHASES,
  PLAIN_KIND as PLAIN_KINDS,
  PROBLEM_KIND as PROBLEM_KINDS,
  PROGRESS,
  RACE_PUZZLE as RACE_PUZZLES,
  UNSOLVED,
} from './messages';
export type {
  CardGame,
  CardMove,
  ClassRoom,
  ClassRow,
  ClassSettings,
  Duelist,
  DuelPile,
  DuelRoom,
  DuelSettings,
  EndReason,
  Phase,
  Player,
  ProblemKind,
  Progress,
  RacePuzzle,
  RecordLine,
  Room,
  RoomSettings,
  Standing,
  Unsolved,
} from './messages';

type Told<Say extends RoomsServer['say']> = Extract<RoomsServer, { say: Say }>;
type Event = NonNullable<Told<'room'>['happened']>;
type EventOf<Kind extends Event['kind']> = Omit<Extract<Event, { kind: Kind }>, 'at'>;

/** An event without its time, and of what is wrong with a formula only the kinds. */
export type Happened =
  | EventOf<PlainKind>
  | EventOf<'right'>
  | EventOf<'near'>
  | (Omit<EventOf<'wrong'>, 'problems'> & { problems: readonly ProblemKind[] });

type DuelEvent = NonNullable<Told<'duel'>['happened']>;
type DuelEventOf<Kind extends DuelEvent['kind']> = Omit<Extract<DuelEvent, { kind: Kind }>, 'at'>;

/** The same of a game for two. */
export type DuelHappened =
  | DuelEventOf<DuelKind>
  | DuelEventOf<'right'>
  | (Omit<DuelEventOf<'wrong'>, 'problems'> & { problems: readonly ProblemKind[] });

/** The event of a class, as far as this client may know. */
export type ClassHappened = NonNullable<Told<'class'>['happened']>;

/** The reasons for refusals of the server; the reader takes any other reason as a fault. */
export const REASONS = [
  'over',
  'other_game',
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
  'no_such_player',
  'no_such_pile',
  'held',
  'hands_full',
  'hands_empty',
  'open',
  'not_away',
  'no_record',
  'no_such_room',
  'bad_token',
  'not_host',
  'unfit_task',
  'unsolvable_task',
  'ambiguous_task',
  'hard_task',
  'other_hand',
  'too_fast',
  'locked',
  'removed',
  'busy',
  'fault',
] as const satisfies readonly AnyReason[];
export type Reason = (typeof REASONS)[number];

export type ServerMessage =
  | Told<
      | 'seat'
      | 'host'
      | 'class'
      | 'progress'
      | 'record'
      | 'shown'
      | 'present'
      | 'found'
      | 'end'
      | 'pong'
    >
  | (Omit<Told<'duel'>, 'happened'> & { happened: DuelHappened | null })
  | (Omit<Told<'room'>, 'happened'> & { happened: Happened | null })
  | (Pick<Told<'refused'>, 'say' | 'do'> & { reason: Reason });

/** A room that one looks at. */
export type Found = Told<'found'>;

export type ClientMessage = RoomsClient;

/** The first message of a client. */
export type Greeting = Extract<
  ClientMessage,
  { do: 'open' | 'open_class' | 'open_duel' | 'join' | 'watch' | 'return' }
>;
/** An action of a player. The number of the deal says to which hand it belongs. */
export type Act = Exclude<ClientMessage, Greeting | { do: 'ping' | 'show' }>;
