// SPDX-License-Identifier: MIT
/** Made by `npm run generate`: see build-tools/api-types.ts. */

/**
 * One text message of the WebSocket
 */
export type RoomsServer =
  | {
      /**
       * What is told
       */
      say: 'seat';
      /**
       * The code of the room
       */
      code: string;
      /**
       * From 0, by the order of joining
       */
      seat: number;
      /**
       * To come back with
       */
      token: string;
    }
  | {
      /**
       * What is told
       */
      say: 'room';
      /**
       * How many events there were; one more with each message that tells of one
       */
      seq: number;
      /**
       * The last event; null when the client has come
       */
      happened:
        | null
        | {
            kind: PlainKind;
            /**
             * Whose it is; 0 if nobody's
             */
            seat: number;
            /**
             * What the seat got by it
             */
            points: number;
            /**
             * When, in milliseconds of the table's clock
             */
            at: number;
          }
        | {
            /**
             * What has happened
             */
            kind: 'right';
            /**
             * Whose it is; 0 if nobody's
             */
            seat: number;
            /**
             * What the seat got by it
             */
            points: number;
            /**
             * As the player wrote it
             */
            formula: string;
            /**
             * When, in milliseconds of the table's clock
             */
            at: number;
          }
        | {
            /**
             * What has happened
             */
            kind: 'wrong';
            /**
             * Whose it is; 0 if nobody's
             */
            seat: number;
            /**
             * What the seat got by it
             */
            points: number;
            /**
             * As the player wrote it
             */
            formula: string;
            /**
             * All that is wrong
             *
             * Items: One thing that is wrong
             */
            problems: {
              kind: ProblemKind;
              /**
               * The same for a person
               */
              message: string;
            }[];
            /**
             * When, in milliseconds of the table's clock
             */
            at: number;
          };
      room: Room;
    }
  | {
      /**
       * What is told
       */
      say: 'present';
      /**
       * By seat
       *
       * Items: Whether the player is there
       */
      present: boolean[];
      /**
       * How many look on
       */
      watching: number;
    }
  | {
      /**
       * What is told
       */
      say: 'refused';
      /**
       * What was asked for; empty if that could not be read
       */
      do: string;
      reason: Reason;
      /**
       * Why, for a person
       */
      message: string;
      /**
       * After how many milliseconds it may be tried again, if that is known
       */
      wait_ms?: number;
    }
  | {
      /**
       * What is told
       */
      say: 'end';
      reason: EndReason;
    }
  | {
      /**
       * What is told
       */
      say: 'pong';
    };
/**
 * What has happened
 */
export type PlainKind = 'joined' | 'dealt' | 'called' | 'silent' | 'passed' | 'unsolved' | 'left';
/**
 * What it is
 */
export type ProblemKind =
  | 'missing_card'
  | 'extra_card'
  | 'division_by_zero'
  | 'wrong_value'
  | 'forbidden_result'
  | 'wrong_step';
/**
 * Which intermediate results are allowed: any, integers, integers of 0 or more, or of 1 or more
 */
export type Rules = 'house' | 'integer' | 'international' | 'positive';
/**
 * What becomes of a hand that nobody solves: another is dealt for its box, or the box stays empty
 */
export type Unsolved = 'again' | 'empty';
/**
 * What goes on
 */
export type Phase = 'gathering' | 'playing' | 'explaining' | 'between' | 'over';
/**
 * Why, for programs
 */
export type Reason =
  | 'earlier'
  | 'over'
  | 'begun'
  | 'full'
  | 'bad_name'
  | 'name_taken'
  | 'no_such_player'
  | 'has_left'
  | 'too_few'
  | 'in_play'
  | 'nothing_dealt'
  | 'being_explained'
  | 'not_playing'
  | 'not_caller'
  | 'unreadable'
  | 'too_late'
  | 'too_early'
  | 'passed'
  | 'bad_message'
  | 'no_such_room'
  | 'bad_token'
  | 'not_host'
  | 'other_hand'
  | 'too_fast'
  | 'not_seated'
  | 'busy'
  | 'fault';
/**
 * Why
 */
export type EndReason = 'replaced' | 'stopping' | 'too_fast' | 'slow' | 'busy' | 'fault';
/**
 * One text message of the WebSocket, at most 4096 bytes
 */
export type RoomsClient =
  | {
      /**
       * What is to be done
       */
      do: 'open';
      /**
       * The name of the player, up to 24 characters (grapheme clusters) and 192 bytes
       */
      name: string;
      /**
       * What is agreed on; what is left out is as in the International Rules
       */
      settings?: {
        rules?: Rules;
        /**
         * From how many cards hands are dealt
         */
        deck?: '56' | '52';
        /**
         * How many hands are a game
         */
        hands?: number;
        /**
         * The time for a hand
         */
        hand_seconds?: number;
        /**
         * The time to explain after a call
         */
        explain_seconds?: number;
        /**
         * What becomes of a hand that nobody solves: another is dealt for its box, or the box stays empty
         */
        unsolved?: 'again' | 'empty';
        /**
         * Whether only hands with a solution are dealt
         */
        solvable_only?: boolean;
        /**
         * The time between two hands
         */
        pause_seconds?: number;
        /**
         * Whether the code has twelve characters instead of six, so that it cannot be guessed
         */
        private?: boolean;
      };
    }
  | {
      /**
       * What is to be done
       */
      do: 'join';
      /**
       * The code of the room, in capitals or not
       */
      code: string;
      /**
       * The name of the player, up to 24 characters (grapheme clusters) and 192 bytes
       */
      name: string;
    }
  | {
      /**
       * What is to be done
       */
      do: 'watch';
      /**
       * The code of the room, in capitals or not
       */
      code: string;
    }
  | {
      /**
       * What is to be done
       */
      do: 'return';
      /**
       * The code of the room, in capitals or not
       */
      code: string;
      /**
       * What the server gave with the seat
       */
      token: string;
    }
  | {
      /**
       * What is to be done
       */
      do: 'deal';
    }
  | {
      /**
       * What is to be done
       */
      do: 'call';
      /**
       * The number of the deal that is meant, from 1
       */
      deal: number;
    }
  | {
      /**
       * What is to be done
       */
      do: 'answer';
      /**
       * The number of the deal that is meant, from 1
       */
      deal: number;
      /**
       * The solution, as a formula or as steps with =
       */
      formula: string;
    }
  | {
      /**
       * What is to be done
       */
      do: 'pass';
      /**
       * The number of the deal that is meant, from 1
       */
      deal: number;
    }
  | {
      /**
       * What is to be done
       */
      do: 'leave';
    }
  | {
      /**
       * What is to be done
       */
      do: 'ping';
    };

export interface Rooms {
  server: RoomsServer;
  client: RoomsClient;
}
/**
 * The room as it is now
 */
export interface Room {
  /**
   * The code of the room
   */
  code: string;
  settings: RoomSettings;
  phase: Phase;
  /**
   * By seat
   */
  players: Player[];
  /**
   * The seat of the host, null if all have left
   */
  host: number | null;
  /**
   * The hand that is played for, from 1
   */
  box: number;
  /**
   * Whether it is played to break a tie
   */
  additional: boolean;
  /**
   * How many hands were dealt
   */
  deal: number;
  /**
   * The hand on the table, or the last that was; null before the first
   */
  hand: {
    /**
     * Five cards
     *
     * Items: A card
     */
    cards: number[];
    /**
     * The card to be reached
     */
    objective: number;
  } | null;
  /**
   * The seat of who explains
   */
  caller: number | null;
  /**
   * Milliseconds until the hand, the time to explain or the pause is over
   */
  left_ms: number | null;
  /**
   * The seat of who has won
   */
  winner: number | null;
  /**
   * An easiest solution of the hand; null while it is played, or if it has none
   */
  solution: string | null;
  /**
   * Whether the hand has a solution; null while it is played
   */
  solvable: boolean | null;
  /**
   * Whether the room outlives the server; false if it is in memory alone, because the file was never there or is lost
   */
  kept: boolean;
}
/**
 * What is agreed on
 */
export interface RoomSettings {
  rules: Rules;
  /**
   * From how many cards hands are dealt
   */
  deck: '56' | '52';
  /**
   * How many hands are a game
   */
  hands: number;
  /**
   * The time for a hand
   */
  hand_seconds: number;
  /**
   * The time to explain after a call
   */
  explain_seconds: number;
  unsolved: Unsolved;
  /**
   * Whether only hands with a solution are dealt
   */
  solvable_only: boolean;
  /**
   * The time between two hands
   */
  pause_seconds: number;
  /**
   * Whether the code has twelve characters instead of six, so that it cannot be guessed
   */
  private: boolean;
}
/**
 * A player
 */
export interface Player {
  /**
   * To be shown
   */
  name: string;
  /**
   * The score pad: one box for each hand begun
   *
   * Items: The score, null if there is none
   */
  boxes: (number | null)[];
  /**
   * The sum of the boxes
   */
  total: number;
  /**
   * Whether the player has left for good
   */
  left: boolean;
  /**
   * Whether the player may call in this hand
   */
  plays: boolean;
  /**
   * Whether the player has given this hand up
   */
  passed: boolean;
}

export const PLAIN_KIND = [
  'joined',
  'dealt',
  'called',
  'silent',
  'passed',
  'unsolved',
  'left',
] as const;
export const PROBLEM_KIND = [
  'missing_card',
  'extra_card',
  'division_by_zero',
  'wrong_value',
  'forbidden_result',
  'wrong_step',
] as const;
export const RULES = ['house', 'integer', 'international', 'positive'] as const;
export const UNSOLVED = ['again', 'empty'] as const;
export const PHASE = ['gathering', 'playing', 'explaining', 'between', 'over'] as const;
export const REASON = [
  'earlier',
  'over',
  'begun',
  'full',
  'bad_name',
  'name_taken',
  'no_such_player',
  'has_left',
  'too_few',
  'in_play',
  'nothing_dealt',
  'being_explained',
  'not_playing',
  'not_caller',
  'unreadable',
  'too_late',
  'too_early',
  'passed',
  'bad_message',
  'no_such_room',
  'bad_token',
  'not_host',
  'other_hand',
  'too_fast',
  'not_seated',
  'busy',
  'fault',
] as const;
export const END_REASON = ['replaced', 'stopping', 'too_fast', 'slow', 'busy', 'fault'] as const;
