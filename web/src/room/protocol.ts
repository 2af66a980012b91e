/** What page and server tell each other about rooms. */
import type { Rules } from '../engine/questions';
import type { Hand } from '../krypto/hand';
import type { Deck } from '../krypto/settings';

export const UNSOLVED = ['again', 'empty'] as const;
/** What becomes of a hand that nobody solves: one is dealt for the same box, or it stays empty. */
export type Unsolved = (typeof UNSOLVED)[number];

export interface RoomSettings {
  readonly rules: Rules;
  readonly deck: Deck;
  readonly hands: number;
  readonly hand_seconds: number;
  readonly explain_seconds: number;
  readonly unsolved: Unsolved;
  readonly solvable_only: boolean;
  readonly pause_seconds: number;
  /** Whether the code is too long to be guessed. */
  readonly private: boolean;
}

export const PHASES = ['gathering', 'playing', 'explaining', 'between', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface Player {
  readonly name: string;
  /** One a hand that is over; without a score it is null. */
  readonly boxes: readonly (number | null)[];
  readonly total: number;
  readonly left: boolean;
  /** May call in this hand. */
  readonly plays: boolean;
  readonly passed: boolean;
}

export interface Room {
  readonly code: string;
  readonly settings: RoomSettings;
  readonly phase: Phase;
  /** By seat. */
  readonly players: readonly Player[];
  readonly host: number | null;
  /** The box that is played for, from 1. */
  readonly box: number;
  /** Whether the hand is played to break a tie. */
  readonly additional: boolean;
  /** How many hands were dealt. */
  readonly deal: number;
  /** The hand on the table, or the last that was. */
  readonly hand: Hand | null;
  readonly caller: number | null;
  readonly left_ms: number | null;
  readonly winner: number | null;
  /** Told when the hand is over. */
  readonly solution: string | null;
  readonly solvable: boolean | null;
  /** Whether the room outlives the server. */
  readonly kept: boolean;
}

export const PROBLEM_KINDS = [
  'missing_card',
  'extra_card',
  'division_by_zero',
  'wrong_value',
  'forbidden_result',
  'wrong_step',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export const PLAIN_KINDS = [
  'joined',
  'dealt',
  'called',
  'silent',
  'passed',
  'unsolved',
  'left',
] as const;

export type Happened = { readonly seat: number; readonly points: number } & (
  | { readonly kind: (typeof PLAIN_KINDS)[number] }
  | { readonly kind: 'right'; readonly formula: string }
  | { readonly kind: 'wrong'; readonly formula: string; readonly problems: readonly ProblemKind[] }
);

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
] as const;
export type Reason = (typeof REASONS)[number];

export type Greeting =
  | { do: 'open'; name: string; settings: RoomSettings }
  | { do: 'join'; code: string; name: string }
  | { do: 'watch'; code: string }
  | { do: 'return'; code: string; token: string };

/** What a player does. The number of the deal says to which hand it belongs. */
export type Act =
  | { do: 'deal' }
  | { do: 'call' | 'pass'; deal: number }
  | { do: 'answer'; deal: number; formula: string }
  | { do: 'leave' };

export type ClientMessage = Greeting | Act | { do: 'ping' };

export const END_REASONS = ['replaced', 'stopping', 'too_fast', 'slow', 'busy', 'fault'] as const;

export type ServerMessage =
  | { say: 'seat'; code: string; seat: number; token: string }
  | { say: 'room'; seq: number; happened: Happened | null; room: Room }
  | { say: 'present'; present: boolean[]; watching: number }
  | { say: 'refused'; do: string; reason: Reason }
  | { say: 'end'; reason: (typeof END_REASONS)[number] }
  | { say: 'pong' };
