// SPDX-License-Identifier: MIT
/** Made by `npm run generate`: see build-tools/api-types.ts. */

/**
 * One text message of the WebSocket
 *
 * This interface was referenced by `Rooms`'s JSON-Schema
 * via the `definition` "rooms-server".
 */
export type RoomsServer =
  | {
      /**
       * The message
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
       * The message
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
             * The points of the seat for it
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
             * The points of the seat for it
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
            kind: 'near';
            /**
             * Whose it is; 0 if nobody's
             */
            seat: number;
            /**
             * The points of the seat for it
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
            /**
             * How far the value is from the objective
             */
            distance: number;
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
             * The points of the seat for it
             */
            points: number;
            /**
             * As the player wrote it
             */
            formula: string;
            /**
             * All that is wrong
             *
             * Items: One mistake
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
       * The message
       */
      say: 'host';
      /**
       * The code of the room
       */
      code: string;
      /**
       * To come back with
       */
      token: string;
    }
  | {
      /**
       * The message
       */
      say: 'class';
      /**
       * How many events there were
       */
      seq: number;
      /**
       * The last event; null when the client has come, or may not see it
       */
      happened:
        | null
        | {
            kind: ClassKind;
            /**
             * Whose it is; 0 if nobody's
             */
            seat: number;
            /**
             * The points of the seat for it
             */
            points: number;
          }
        | {
            /**
             * What has happened
             */
            kind: 'near';
            /**
             * Whose it is; 0 if nobody's
             */
            seat: number;
            /**
             * The points of the seat for it
             */
            points: number;
            /**
             * How far the value is from the objective
             */
            distance: number;
          }
        | {
            /**
             * What has happened
             */
            kind: 'wrong';
            /**
             * Whose it is
             */
            seat: number;
            /**
             * The points of the seat for it
             */
            points: number;
            /**
             * All that is wrong with a formula; empty of a puzzle of letters
             *
             * Items: What it is
             */
            problems: (
              | 'missing_card'
              | 'extra_card'
              | 'division_by_zero'
              | 'wrong_value'
              | 'forbidden_result'
              | 'wrong_step'
            )[];
          };
      class: ClassRoom;
    }
  | {
      /**
       * The message
       */
      say: 'progress';
      /**
       * How many events there were
       */
      seq: number;
      /**
       * The last event; null when the client has come, or may not see it
       */
      happened:
        | null
        | {
            /**
             * What has happened
             */
            kind:
              | 'joined'
              | 'dealt'
              | 'right'
              | 'passed'
              | 'left'
              | 'removed'
              | 'renamed'
              | 'closed'
              | 'rematch';
            /**
             * Whose it is; 0 if nobody's
             */
            seat: number;
            /**
             * The points of the seat for it
             */
            points: number;
          }
        | {
            /**
             * What has happened
             */
            kind: 'near';
            /**
             * Whose it is; 0 if nobody's
             */
            seat: number;
            /**
             * The points of the seat for it
             */
            points: number;
            /**
             * How far the value is from the objective
             */
            distance: number;
          }
        | {
            /**
             * What has happened
             */
            kind: 'wrong';
            /**
             * Whose it is
             */
            seat: number;
            /**
             * The points of the seat for it
             */
            points: number;
            /**
             * All that is wrong with a formula; empty of a puzzle of letters
             *
             * Items: What it is
             */
            problems: (
              | 'missing_card'
              | 'extra_card'
              | 'division_by_zero'
              | 'wrong_value'
              | 'forbidden_result'
              | 'wrong_step'
            )[];
          };
      /**
       * How many players
       */
      counts: {
        /**
         * have not left
         */
        here: number;
        /**
         * of these have finished the hand
         */
        finished: number;
        /**
         * of these have solved it
         */
        right: number;
      };
      /**
       * How far that player is, for the host and the player; null for others
       */
      row: null | {
        /**
         * From 0, by the order of joining
         */
        seat: number;
        /**
         * The name
         */
        name: string;
        /**
         * All points
         */
        total: number;
        /**
         * The points in all earlier games of the class
         */
        earlier: number;
        /**
         * The place, which ties share
         */
        rank: number;
        /**
         * Whether the player has left
         */
        left: boolean;
        /**
         * Whether the host has taken the player out
         */
        removed: boolean;
        /**
         * The points of each hand; null without
         *
         * Items: Points
         */
        boxes: (number | null)[];
        /**
         * How each hand went, the current one so far; null where the player was not there
         *
         * Items: How far the player came
         */
        ends: ('thinking' | 'right' | 'passed' | 'out' | null)[];
        /**
         * The number of wrong answers to each hand
         *
         * Items: Wrong answers to one hand
         */
        wrongs: number[];
        /**
         * How far the player is with the hand
         */
        progress: 'thinking' | 'right' | 'passed' | 'out';
        /**
         * Wrong answers to this hand
         */
        tries: number;
        /**
         * From the deal to the right answer; null without one
         */
        took_ms: number | null;
        /**
         * The last answer to this hand, null without one
         */
        formula: string | null;
        /**
         * Where the nearest counts, how far the best answer is from the objective
         */
        distance?: number | null;
        /**
         * Where the nearest counts, the points of the last hand
         */
        points?: number | null;
      };
    }
  | {
      /**
       * The message
       */
      say: 'duel';
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
            kind: DuelKind;
            /**
             * Whose it is; 0 if nobody's
             */
            seat: number;
            /**
             * The points of the seat for it
             */
            points: number;
            /**
             * The hand that was picked up, from 1; null for other events
             */
            pile: number | null;
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
             * The points of the seat for it
             */
            points: number;
            /**
             * As the player wrote it
             */
            formula: string;
            /**
             * The hand that was picked up, from 1; null for other events
             */
            pile: number | null;
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
             * The points of the seat for it
             */
            points: number;
            /**
             * As the player wrote it
             */
            formula: string;
            /**
             * All that is wrong
             *
             * Items: One mistake
             */
            problems: {
              /**
               * What it is
               */
              kind:
                | 'missing_card'
                | 'extra_card'
                | 'division_by_zero'
                | 'wrong_value'
                | 'forbidden_result'
                | 'wrong_step';
              /**
               * The same for a person
               */
              message: string;
            }[];
            /**
             * The hand that was picked up, from 1; null for other events
             */
            pile: number | null;
            /**
             * When, in milliseconds of the table's clock
             */
            at: number;
          };
      duel: DuelRoom;
    }
  | {
      /**
       * The message
       */
      say: 'record';
      /**
       * The number of the first of these lines, from 0
       */
      from: number;
      /**
       * In order
       */
      lines: RecordLine[];
      /**
       * Whether more lines follow
       */
      more: boolean;
    }
  | {
      /**
       * The message
       */
      say: 'shown';
      /**
       * The number of the deal, or of the round, that is meant
       */
      deal: number;
      /**
       * All moves from the dealt cards on
       */
      moves: CardMove[];
    }
  | {
      /**
       * The message
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
       * The message
       */
      say: 'refused';
      /**
       * The requested action; empty if it could not be read
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
       * The message
       */
      say: 'end';
      reason: EndReason;
    }
  | {
      /**
       * The message
       */
      say: 'found';
      kind: RoomKind;
      game: FoundGame;
      /**
       * Whether the first hand was dealt
       */
      begun: boolean;
      /**
       * Whether the match is over
       */
      over: boolean;
      /**
       * The name of the host; null in a class, whose host has no seat, and where all have left
       */
      host: string | null;
      /**
       * How many have a seat and have not left it
       */
      players: number;
    }
  | {
      /**
       * The message
       */
      say: 'pong';
    };
/**
 * What has happened
 */
export type PlainKind =
  | 'joined'
  | 'dealt'
  | 'called'
  | 'silent'
  | 'passed'
  | 'unsolved'
  | 'left'
  | 'declared'
  | 'closed'
  | 'rematch';
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
 *
 * This interface was referenced by `Rooms`'s JSON-Schema
 * via the `definition` "rules".
 */
export type Rules = 'house' | 'integer' | 'international' | 'positive';
/**
 * The game, if it is not Krypto; a game for two is Krypto or 24
 */
export type CardGame = 'krypto' | '24' | 'countdown' | 'own';
/**
 * The treatment of an unsolved hand: another is dealt for its box, or the box stays empty
 */
export type Unsolved = 'again' | 'empty';
/**
 * What goes on
 */
export type Phase = 'gathering' | 'playing' | 'explaining' | 'between' | 'over';
/**
 * What has happened
 */
export type ClassKind =
  'joined' | 'dealt' | 'right' | 'passed' | 'left' | 'removed' | 'renamed' | 'closed' | 'rematch';
/**
 * The kind of puzzle; if missing, hands of Krypto
 */
export type RacePuzzle = 'krypto' | 'calcrostic' | 'newspaper' | 'alphametic';
/**
 * gathering: the first hand is not dealt; between: the next one is to come; over: all are played
 */
export type ClassPhase = 'gathering' | 'playing' | 'between' | 'over';
/**
 * How far the player is with the hand
 */
export type Progress = 'thinking' | 'right' | 'passed' | 'out';
/**
 * What has happened
 */
export type DuelKind =
  | 'joined'
  | 'dealt'
  | 'picked'
  | 'put_back'
  | 'round'
  | 'called'
  | 'silent'
  | 'passed'
  | 'left'
  | 'rematch';
/**
 * What goes on
 */
export type DuelPhase = 'gathering' | 'playing' | 'explaining' | 'between' | 'over';
/**
 * Why, for programs
 */
export type Reason =
  | 'earlier'
  | 'other_game'
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
  | 'no_such_pile'
  | 'held'
  | 'hands_full'
  | 'hands_empty'
  | 'open'
  | 'bad_message'
  | 'no_such_room'
  | 'bad_token'
  | 'not_host'
  | 'unfit_task'
  | 'unsolvable_task'
  | 'ambiguous_task'
  | 'hard_task'
  | 'other_hand'
  | 'not_away'
  | 'no_record'
  | 'too_fast'
  | 'not_seated'
  | 'locked'
  | 'removed'
  | 'busy'
  | 'fault';
/**
 * Why
 */
export type EndReason =
  'replaced' | 'stopping' | 'too_fast' | 'slow' | 'busy' | 'fault' | 'removed' | 'closed';
/**
 * A match, a class, or a game for two
 */
export type RoomKind = 'match' | 'class' | 'duel';
/**
 * The game, or the kind of the puzzles of letters that a class solves
 */
export type FoundGame =
  'krypto' | '24' | 'countdown' | 'own' | 'calcrostic' | 'newspaper' | 'alphametic';
/**
 * One text message of the WebSocket, at most 4096 bytes
 *
 * This interface was referenced by `Rooms`'s JSON-Schema
 * via the `definition` "rooms-client".
 */
export type RoomsClient =
  | {
      /**
       * The action
       */
      do: 'open';
      /**
       * The name of the player, up to 24 characters (grapheme clusters) and 192 bytes
       */
      name: string;
      /**
       * The settings; the defaults are those of the International Rules
       */
      settings?: {
        rules?: Rules;
        /**
         * From how many cards hands are dealt; only of Krypto
         */
        deck?: '56' | '52';
        /**
         * The game, if it is not Krypto; a game for two is Krypto or 24
         */
        game?: 'krypto' | '24' | 'countdown' | 'own';
        /**
         * The largest card: of 24, 10 or 13; of one's own game
         */
        up_to?: number;
        /**
         * How many large tiles Countdown has; by chance if missing
         */
        large?: number;
        /**
         * How many cards one's own game has; 4 if missing
         */
        cards?: number;
        /**
         * The objective of one's own game; by chance if missing
         */
        objective?: number;
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
         * The treatment of an unsolved hand: another is dealt for its box, or the box stays empty
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
       * The action
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
       * The action
       */
      do: 'watch';
      /**
       * The code of the room, in capitals or not
       */
      code: string;
    }
  | {
      /**
       * The action
       */
      do: 'look';
      /**
       * The code of the room, in capitals or not
       */
      code: string;
    }
  | {
      /**
       * The action
       */
      do: 'return';
      /**
       * The code of the room, in capitals or not
       */
      code: string;
      /**
       * The token that the server sent with the seat
       */
      token: string;
    }
  | {
      /**
       * The action
       */
      do: 'deal';
      /**
       * In a class, the hand or the text of the puzzle that the host has chosen; drawn without
       */
      task?: string;
    }
  | {
      /**
       * The action
       */
      do: 'call';
      /**
       * The number of the deal that is meant, from 1
       */
      deal: number;
    }
  | {
      /**
       * The action
       */
      do: 'answer';
      /**
       * The number of the deal that is meant, from 1
       */
      deal: number;
      /**
       * The solution, as a formula or as steps with =; of a puzzle of letters, the digits of its letters: A=2, B=7; at most 256 bytes
       */
      formula: string;
    }
  | {
      /**
       * The action
       */
      do: 'show';
      /**
       * The number of the deal that is meant, from 1
       */
      deal: number;
      /**
       * All moves from the dealt cards on
       *
       * Items: A card is put on another one, where the result lies then
       */
      moves: {
        /**
         * The card that is put, by where the cards of the hand lie, from 1
         */
        from: number;
        /**
         * The card that it is put on
         */
        onto: number;
        /**
         * The operator
         */
        operator: '+' | '-' | '*' | '/';
        /**
         * False: the first card stands on the left; true: on the right
         */
        swapped: boolean;
      }[];
    }
  | {
      /**
       * The action
       */
      do: 'pass';
      /**
       * The number of the deal that is meant, from 1
       */
      deal: number;
    }
  | {
      /**
       * The action
       */
      do: 'leave';
    }
  | {
      /**
       * The action
       */
      do: 'open_class';
      settings?: ClassSettings1;
    }
  | {
      /**
       * The action
       */
      do: 'close';
      /**
       * The number of the deal that is meant, from 1
       */
      deal: number;
    }
  | {
      /**
       * The action
       */
      do: 'remove';
      /**
       * From 0, by the order of joining
       */
      seat: number;
    }
  | {
      /**
       * The action
       */
      do: 'rename';
      /**
       * From 0, by the order of joining
       */
      seat: number;
      /**
       * The name of the player, up to 24 characters (grapheme clusters) and 192 bytes
       */
      name: string;
    }
  | {
      /**
       * The action
       */
      do: 'lock';
      /**
       * Whether newcomers are refused
       */
      locked: boolean;
    }
  | {
      /**
       * The action
       */
      do: 'clear';
      /**
       * The first seat that is given up, from 0, by the order of joining
       */
      from: number;
    }
  | {
      /**
       * The action
       */
      do: 'clear_watchers';
    }
  | {
      /**
       * The action
       */
      do: 'rematch';
      settings?: ClassSettings1;
    }
  | {
      /**
       * The action
       */
      do: 'open_duel';
      /**
       * The name of the player, up to 24 characters (grapheme clusters) and 192 bytes
       */
      name: string;
      /**
       * The settings; the defaults are those of the rules
       */
      settings?: {
        rules?: Rules;
        /**
         * From how many cards hands are dealt; only of Krypto
         */
        deck?: '56' | '52';
        /**
         * The game, if it is not Krypto; a game for two is Krypto or 24
         */
        game?: 'krypto' | '24' | 'countdown' | 'own';
        /**
         * The largest card: of 24, 10 or 13; of one's own game
         */
        up_to?: number;
        /**
         * How many large tiles Countdown has; by chance if missing
         */
        large?: number;
        /**
         * How many cards one's own game has; 4 if missing
         */
        cards?: number;
        /**
         * The objective of one's own game; by chance if missing
         */
        objective?: number;
        /**
         * How many rounds are a game: up to 3 of 56 cards, up to 4 of 52
         */
        rounds?: number;
        /**
         * The time to explain after a call
         */
        explain_seconds?: number;
        /**
         * Whether a false "Krypto!" costs one hand
         */
        penalty?: boolean;
        /**
         * The time between two rounds
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
       * The action
       */
      do: 'pick';
      /**
       * The number of the round that is meant, from 1, over all games
       */
      deal: number;
      /**
       * Which, from 1
       */
      pile: number;
    }
  | {
      /**
       * The action
       */
      do: 'put_back';
      /**
       * The number of the round that is meant, from 1, over all games
       */
      deal: number;
    }
  | {
      /**
       * The action
       */
      do: 'claim';
    }
  | {
      /**
       * The action
       */
      do: 'record';
      /**
       * The first line that is wanted, from 0
       */
      from: number;
    }
  | {
      /**
       * The action
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
     * The cards
     *
     * Items: A card
     */
    cards: number[];
    /**
     * The number to be reached
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
   * An easiest solution of the hand; where the nearest counts, one of the best answers; null while it is played, or if it has none
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
 * The settings
 */
export interface RoomSettings {
  rules: Rules;
  /**
   * From how many cards hands are dealt; only of Krypto
   */
  deck?: '56' | '52';
  game?: CardGame;
  /**
   * The largest card: of 24, 10 or 13; of one's own game
   */
  up_to?: number;
  /**
   * How many large tiles Countdown has; by chance if missing
   */
  large?: number;
  /**
   * How many cards one's own game has; 4 if missing
   */
  cards?: number;
  /**
   * The objective of one's own game; by chance if missing
   */
  objective?: number;
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
  /**
   * Where the nearest counts, the best formula; null if there is none, or it is secret until the hand is over
   */
  formula?: string | null;
  /**
   * How far its value is from the objective
   */
  distance?: number | null;
}
/**
 * The class as it is now
 */
export interface ClassRoom {
  /**
   * The code of the room
   */
  code: string;
  settings: ClassSettings;
  phase: ClassPhase;
  /**
   * Which race this is, from 1
   */
  race: number;
  /**
   * The hand of this race, from 1; 0 before the first
   */
  box: number;
  /**
   * How many hands were dealt, those of earlier races too
   */
  deal: number;
  /**
   * How many players
   */
  counts: {
    /**
     * have not left
     */
    here: number;
    /**
     * of these have finished the hand
     */
    finished: number;
    /**
     * of these have solved it
     */
    right: number;
  };
  /**
   * By seat, for the host alone; null for others
   */
  players: ClassRow[] | null;
  /**
   * By seat, without those who were taken out; empty while a hand is played
   */
  standings: Standing[];
  /**
   * The player who receives this; null for others
   */
  me: null | {
    /**
     * From 0, by the order of joining
     */
    seat: number;
    /**
     * The name
     */
    name: string;
    /**
     * All points
     */
    total: number;
    /**
     * The points in all earlier games of the class
     */
    earlier: number;
    /**
     * The place, which ties share
     */
    rank: number;
    /**
     * Whether the player has left
     */
    left: boolean;
    /**
     * Whether the host has taken the player out
     */
    removed: boolean;
    /**
     * The points of each hand; null without
     *
     * Items: Points
     */
    boxes: (number | null)[];
    /**
     * How each hand went, the current one so far; null where the player was not there
     *
     * Items: How far the player came
     */
    ends: ('thinking' | 'right' | 'passed' | 'out' | null)[];
    /**
     * The number of wrong answers to each hand
     *
     * Items: Wrong answers to one hand
     */
    wrongs: number[];
    /**
     * How far the player is with the hand
     */
    progress: 'thinking' | 'right' | 'passed' | 'out';
    /**
     * Wrong answers to this hand
     */
    tries: number;
    /**
     * From the deal to the right answer; null without one
     */
    took_ms: number | null;
    /**
     * The last answer to this hand, null without one
     */
    formula: string | null;
    /**
     * Where the nearest counts, how far the best answer is from the objective
     */
    distance?: number | null;
    /**
     * Where the nearest counts, the points of the last hand
     */
    points?: number | null;
  };
  /**
   * All hands of this race so far; empty while one is played
   *
   * Items: A hand
   */
  hands: {
    /**
     * The cards
     *
     * Items: A card
     */
    cards: number[];
    /**
     * The number to be reached
     */
    objective: number;
  }[];
  /**
   * All puzzles of letters of this race so far; empty while one is played, and in a class on hands
   *
   * Items: A grid text
   */
  puzzles: string[];
  /**
   * The hand on the table, or the last that was; null before the first, and in a class on puzzles of letters
   */
  hand: {
    /**
     * The cards
     *
     * Items: A card
     */
    cards: number[];
    /**
     * The number to be reached
     */
    objective: number;
  } | null;
  /**
   * The puzzle of letters on the table, or the last that was, as a text; null before the first, and in a class on hands
   */
  puzzle: string | null;
  /**
   * Milliseconds until the hand is over
   */
  left_ms: number | null;
  /**
   * An easiest solution of the hand, or the digits of the letters of the puzzle; where the nearest counts, one of the best answers; null while it is played, or if it has none
   */
  solution: string | null;
  /**
   * Whether the hand has a solution; null while it is played
   */
  solvable: boolean | null;
  /**
   * Whether the host has closed the class to newcomers
   */
  locked: boolean;
  /**
   * Whether the room outlives the server; false if it is in memory alone, because the file was never there or is lost
   */
  kept: boolean;
}
/**
 * The settings
 */
export interface ClassSettings {
  puzzle?: RacePuzzle;
  /**
   * The language of the words of alphametics; if missing, en
   */
  lang?: 'en' | 'fr';
  /**
   * How hard what is dealt is, or as near to that as a short search finds; any without it
   */
  level?: number;
  rules: Rules;
  /**
   * From how many cards hands are dealt; only of Krypto
   */
  deck?: '56' | '52';
  /**
   * The game, if it is not Krypto; a game for two is Krypto or 24
   */
  game?: 'krypto' | '24' | 'countdown' | 'own';
  /**
   * The largest card: of 24, 10 or 13; of one's own game
   */
  up_to?: number;
  /**
   * How many large tiles Countdown has; by chance if missing
   */
  large?: number;
  /**
   * How many cards one's own game has; 4 if missing
   */
  cards?: number;
  /**
   * The objective of one's own game; by chance if missing
   */
  objective?: number;
  /**
   * How many hands are a game
   */
  hands: number;
  /**
   * The time for a hand
   */
  hand_seconds: number;
  /**
   * Whether only hands with a solution are dealt
   */
  solvable_only: boolean;
  /**
   * Whether the code has twelve characters instead of six, so that it cannot be guessed
   */
  private: boolean;
}
/**
 * All that is known of a player
 */
export interface ClassRow {
  /**
   * From 0, by the order of joining
   */
  seat: number;
  /**
   * The name
   */
  name: string;
  /**
   * All points
   */
  total: number;
  /**
   * The points in all earlier games of the class
   */
  earlier: number;
  /**
   * The place, which ties share
   */
  rank: number;
  /**
   * Whether the player has left
   */
  left: boolean;
  /**
   * Whether the host has taken the player out
   */
  removed: boolean;
  /**
   * The points of each hand; null without
   *
   * Items: Points
   */
  boxes: (number | null)[];
  /**
   * How each hand went, the current one so far; null where the player was not there
   *
   * Items: How far the player came
   */
  ends: ('thinking' | 'right' | 'passed' | 'out' | null)[];
  /**
   * The number of wrong answers to each hand
   *
   * Items: Wrong answers to one hand
   */
  wrongs: number[];
  progress: Progress;
  /**
   * Wrong answers to this hand
   */
  tries: number;
  /**
   * From the deal to the right answer; null without one
   */
  took_ms: number | null;
  /**
   * The last answer to this hand, null without one
   */
  formula: string | null;
  /**
   * Where the nearest counts, how far the best answer is from the objective
   */
  distance?: number | null;
  /**
   * Where the nearest counts, the points of the last hand
   */
  points?: number | null;
}
/**
 * How a player stands
 */
export interface Standing {
  /**
   * From 0, by the order of joining
   */
  seat: number;
  /**
   * The name
   */
  name: string;
  /**
   * All points
   */
  total: number;
  /**
   * The points in all earlier games of the class
   */
  earlier: number;
  /**
   * The place, which ties share
   */
  rank: number;
  /**
   * Whether the player has left
   */
  left: boolean;
  /**
   * Where the nearest counts, how far the best answer is from the objective
   */
  distance?: number | null;
  /**
   * Where the nearest counts, the points of the last hand
   */
  points?: number | null;
}
/**
 * The game as it is now, as this client may see it
 */
export interface DuelRoom {
  /**
   * The code of the room
   */
  code: string;
  settings: DuelSettings;
  phase: DuelPhase;
  /**
   * Which game of these players this is, from 1
   */
  game: number;
  /**
   * The round that is played, or comes next; after the end, the last
   */
  round: number;
  /**
   * Whether it is played to break a tie
   */
  additional: boolean;
  /**
   * How many rounds were begun, those of earlier games too
   */
  deal: number;
  /**
   * The goal of all hands of the round; null between rounds
   */
  goal: number | null;
  /**
   * By seat
   */
  players: Duelist[];
  /**
   * The seat of the host, null if all have left
   */
  host: number | null;
  /**
   * The hands, in the order in which they lie; none before the cards are laid
   */
  piles: DuelPile[];
  /**
   * The last hand, which lies open for both
   */
  open: number | null;
  /**
   * The seat of who explains
   */
  caller: number | null;
  /**
   * Which hand was called last in this round
   */
  called: number | null;
  /**
   * The hand that was called last in this round
   */
  hand: {
    /**
     * The cards
     *
     * Items: A card
     */
    cards: number[];
    /**
     * The goal
     */
    objective: number;
  } | null;
  /**
   * Milliseconds until the time to explain or the pause is over
   */
  left_ms: number | null;
  /**
   * The seat of who has won
   */
  winner: number | null;
  /**
   * Whether the room outlives the server; false if it is in memory alone, because the file was never there or is lost
   */
  kept: boolean;
}
/**
 * The settings
 */
export interface DuelSettings {
  rules: Rules;
  /**
   * From how many cards hands are dealt; only of Krypto
   */
  deck?: '56' | '52';
  /**
   * The game, if it is not Krypto; a game for two is Krypto or 24
   */
  game?: 'krypto' | '24' | 'countdown' | 'own';
  /**
   * The largest card: of 24, 10 or 13; of one's own game
   */
  up_to?: number;
  /**
   * How many large tiles Countdown has; by chance if missing
   */
  large?: number;
  /**
   * How many cards one's own game has; 4 if missing
   */
  cards?: number;
  /**
   * The objective of one's own game; by chance if missing
   */
  objective?: number;
  /**
   * How many rounds are a game; more are played to break a tie
   */
  rounds: number;
  /**
   * The time to explain after a call
   */
  explain_seconds: number;
  /**
   * Whether a false "Krypto!" costs one hand
   */
  penalty: boolean;
  /**
   * The time between two rounds
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
export interface Duelist {
  /**
   * To be shown
   */
  name: string;
  /**
   * The score pad: for each round begun the hands won, less those that errors cost
   *
   * Items: The score of a round
   */
  boxes: number[];
  /**
   * The sum of the boxes
   */
  total: number;
  /**
   * Whether the player has left for good
   */
  left: boolean;
  /**
   * Whether the player has given up what is left of this round
   */
  passed: boolean;
}
/**
 * A hand of five cards
 */
export interface DuelPile {
  /**
   * The seat of who looks at it
   */
  holder: number | null;
  /**
   * The seat of who has won it in this round
   */
  winner: number | null;
  /**
   * Its cards, if this client may see them
   */
  cards: number[] | null;
}
/**
 * A line, and what came of it
 */
export interface RecordLine {
  /**
   * A line of the record, as reckon krypto score reads it
   */
  line: string;
  /**
   * The event; null for the opening
   */
  kind: string | null;
  /**
   * The points of the player for it
   */
  points: number;
}
/**
 * A card is put on another one, where the result lies then
 */
export interface CardMove {
  /**
   * The card that is put, by where the cards of the hand lie, from 1
   */
  from: number;
  /**
   * The card that it is put on
   */
  onto: number;
  /**
   * The operator
   */
  operator: '+' | '-' | '*' | '/';
  /**
   * False: the first card stands on the left; true: on the right
   */
  swapped: boolean;
}
/**
 * The settings; omitted ones have their defaults
 *
 * This interface was referenced by `Rooms`'s JSON-Schema
 * via the `definition` "class-settings".
 */
export interface ClassSettings1 {
  /**
   * The kind of puzzle: hands of Krypto (default), or puzzles of letters, which have no rules, no deck and no solvable_only
   */
  puzzle?: 'krypto' | 'calcrostic' | 'newspaper' | 'alphametic';
  /**
   * The language of the words of alphametics (default: en); in a class on alphametics alone
   */
  lang?: 'en' | 'fr';
  /**
   * How hard what is dealt is, or as near to that as a short search finds; any without it
   */
  level?: number;
  rules?: Rules;
  /**
   * From how many cards hands are dealt; only of Krypto
   */
  deck?: '56' | '52';
  /**
   * The game, if it is not Krypto; a game for two is Krypto or 24
   */
  game?: 'krypto' | '24' | 'countdown' | 'own';
  /**
   * The largest card: of 24, 10 or 13; of one's own game
   */
  up_to?: number;
  /**
   * How many large tiles Countdown has; by chance if missing
   */
  large?: number;
  /**
   * How many cards one's own game has; 4 if missing
   */
  cards?: number;
  /**
   * The objective of one's own game; by chance if missing
   */
  objective?: number;
  /**
   * How many hands are a game
   */
  hands?: number;
  /**
   * The time for a hand
   */
  hand_seconds?: number;
  /**
   * Whether only hands with a solution are dealt
   */
  solvable_only?: boolean;
  /**
   * Whether the code has twelve characters instead of six, so that it cannot be guessed
   */
  private?: boolean;
}

export const PLAIN_KIND = [
  'joined',
  'dealt',
  'called',
  'silent',
  'passed',
  'unsolved',
  'left',
  'declared',
  'closed',
  'rematch',
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
export const CARD_GAME = ['krypto', '24', 'countdown', 'own'] as const;
export const UNSOLVED = ['again', 'empty'] as const;
export const PHASE = ['gathering', 'playing', 'explaining', 'between', 'over'] as const;
export const CLASS_KIND = [
  'joined',
  'dealt',
  'right',
  'passed',
  'left',
  'removed',
  'renamed',
  'closed',
  'rematch',
] as const;
export const RACE_PUZZLE = ['krypto', 'calcrostic', 'newspaper', 'alphametic'] as const;
export const CLASS_PHASE = ['gathering', 'playing', 'between', 'over'] as const;
export const PROGRESS = ['thinking', 'right', 'passed', 'out'] as const;
export const DUEL_KIND = [
  'joined',
  'dealt',
  'picked',
  'put_back',
  'round',
  'called',
  'silent',
  'passed',
  'left',
  'rematch',
] as const;
export const DUEL_PHASE = ['gathering', 'playing', 'explaining', 'between', 'over'] as const;
export const REASON = [
  'earlier',
  'other_game',
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
  'no_such_pile',
  'held',
  'hands_full',
  'hands_empty',
  'open',
  'bad_message',
  'no_such_room',
  'bad_token',
  'not_host',
  'unfit_task',
  'unsolvable_task',
  'ambiguous_task',
  'hard_task',
  'other_hand',
  'not_away',
  'no_record',
  'too_fast',
  'not_seated',
  'locked',
  'removed',
  'busy',
  'fault',
] as const;
export const END_REASON = [
  'replaced',
  'stopping',
  'too_fast',
  'slow',
  'busy',
  'fault',
  'removed',
  'closed',
] as const;
export const ROOM_KIND = ['match', 'class', 'duel'] as const;
export const FOUND_GAME = [
  'krypto',
  '24',
  'countdown',
  'own',
  'calcrostic',
  'newspaper',
  'alphametic',
] as const;
