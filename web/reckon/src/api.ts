// SPDX-License-Identifier: MIT
/** Made by `npm run generate`: see build-tools/api-types.ts. */

/**
 * Hands that were dealt
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "krypto-deal".
 */
export type KryptoDeal =
  | {
      game?: undefined;
      /**
       * The number of cards of the deck of Krypto
       */
      deck: 56 | 52;
      /**
       * The seed that deals these hands again: a number, or a string beyond 2^53
       */
      seed: number | string;
      rules?: Rules;
      /**
       * The hands, in the order dealt
       *
       * Items: One hand
       */
      hands: {
        /**
         * The cards, in the order dealt
         *
         * Items: One card
         */
        cards: number[];
        /**
         * The number to reach
         */
        objective: number;
      }[];
    }
  | {
      /**
       * The game, unless it is Krypto
       */
      game: '24' | 'countdown' | 'own';
      deck?: undefined;
      /**
       * The seed that deals these hands again: a number, or a string beyond 2^53
       */
      seed: number | string;
      rules?: Rules;
      /**
       * The hands, in the order dealt
       *
       * Items: One hand
       */
      hands: {
        /**
         * The cards, in the order dealt
         *
         * Items: One card
         */
        cards: number[];
        /**
         * The number to reach
         */
        objective: number;
      }[];
    };
/**
 * Which intermediate results are allowed: any, integers, integers of 0 or more, or of 1 or more
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "rules".
 */
export type Rules = 'house' | 'integer' | 'international' | 'positive';
/**
 * The solutions of one hand
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "krypto-solve".
 */
export type KryptoSolve =
  | {
      rules: Rules;
      /**
       * The form of solutions: when two count as one
       */
      form: 'distinct' | 'written' | 'essential' | 'linear';
      /**
       * Whether all cards must be used or any may be left over
       */
      use: 'all' | 'any';
      /**
       * The notation of the formulas
       */
      notation: 'infix' | 'brackets' | 'linear' | 'apl' | 'j' | 'latex' | 'rpn' | 'steps';
      /**
       * The cards, in the order given
       *
       * Items: One card
       */
      cards: number[];
      /**
       * The number to reach: a number, or a string of digits beyond 2^53
       */
      objective: number | string;
      /**
       * Whether a solution exists
       */
      solvable: false;
      /**
       * The number of solutions; absent when the search was for one only
       */
      count?: number;
      /**
       * The solutions, up to the limit; absent when only their number was requested
       *
       * Items: One solution in the notation of the document
       */
      solutions?: string[];
      /**
       * The nearest whole numbers that can be reached; only without a solution, and not for linear ones
       */
      nearest: {
        /**
         * Below the objective; null when there is none
         */
        below: null | NearestNumber;
        /**
         * Above the objective; null when there is none
         */
        above: null | NearestNumber;
      };
    }
  | {
      rules: Rules;
      /**
       * The form of solutions: when two count as one
       */
      form: 'distinct' | 'written' | 'essential' | 'linear';
      /**
       * Whether all cards must be used or any may be left over
       */
      use: 'all' | 'any';
      /**
       * The notation of the formulas
       */
      notation: 'infix' | 'brackets' | 'linear' | 'apl' | 'j' | 'latex' | 'rpn' | 'steps';
      /**
       * The cards, in the order given
       *
       * Items: One card
       */
      cards: number[];
      /**
       * The number to reach: a number, or a string of digits beyond 2^53
       */
      objective: number | string;
      /**
       * Whether a solution exists
       */
      solvable: boolean;
      /**
       * The number of solutions; absent when the search was for one only
       */
      count?: number;
      /**
       * The solutions, up to the limit; absent when only their number was requested
       *
       * Items: One solution in the notation of the document
       */
      solutions?: string[];
      nearest?: undefined;
    };
/**
 * The difficulty of a hand, with reasons. A hand without a solution has the first four keys only
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "krypto-grade".
 */
export type KryptoGrade =
  | {
      /**
       * The cards, in the order given
       *
       * Items: One card
       */
      cards: number[];
      /**
       * The number to reach: a number, or a string of digits beyond 2^53
       */
      objective: number | string;
      rules: Rules;
      /**
       * Whether a solution exists
       */
      solvable: true;
      level: Level;
      /**
       * The figure that decides the level: 100 times the binary logarithm of the seconds that people are expected to take for such a hand of the 24 game; if any cards may be used, the effort
       */
      score: number;
      /**
       * The number of distinct solutions
       */
      distinct: number;
      /**
       * The number of written solutions
       */
      written: number;
      /**
       * Properties that every solution has
       */
      needs: {
        /**
         * Every solution divides
         */
        division: boolean;
        /**
         * Every solution goes through a fraction
         */
        fraction: boolean;
        /**
         * Every solution goes through a negative number
         */
        negative: boolean;
        /**
         * The size of the largest result of an operation that every solution goes through, or a larger one: a number, or a string of digits beyond 2^53
         */
        largest: number | string;
      };
      /**
       * The features of the hand that make its score, each with its number and its points; absent if any cards may be used
       *
       * Items: One feature
       */
      features?: {
        /**
         * Its name in the table of features
         */
        name:
          | 'real_steps'
          | 'comfortable'
          | 'products'
          | 'uncomfortable'
          | 'fraction'
          | 'division'
          | 'equal_cards'
          | 'missing_cards';
        /**
         * How much of it the hand has
         */
        number: number;
        /**
         * What it adds to the score: positive makes a hand harder
         */
        points: number;
      }[];
      /**
       * The easiest solution, in infix notation
       */
      easiest: string;
      /**
       * The effort of the easiest solution
       */
      effort: number;
      /**
       * The reasons for the level, as sentences
       *
       * Items: One reason, without full stop
       */
      reasons: string[];
    }
  | {
      /**
       * The cards, in the order given
       *
       * Items: One card
       */
      cards: number[];
      /**
       * The number to reach: a number, or a string of digits beyond 2^53
       */
      objective: number | string;
      rules: Rules;
      /**
       * Whether a solution exists
       */
      solvable: false;
      level?: undefined;
      score?: undefined;
      distinct?: undefined;
      written?: undefined;
      needs?: undefined;
      features?: undefined;
      easiest?: undefined;
      effort?: undefined;
      reasons?: undefined;
    };
/**
 * The difficulty of a puzzle: 1 is easy, 5 is hard
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "level".
 */
export type Level = 1 | 2 | 3 | 4 | 5;
/**
 * Whether a formula solves a hand
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "krypto-check".
 */
export type KryptoCheck =
  | {
      /**
       * The cards, in the order given
       *
       * Items: One card
       */
      cards: number[];
      /**
       * The number to reach: a number, or a string of digits beyond 2^53
       */
      objective: number | string;
      rules: Rules;
      /**
       * The formula as it was typed
       */
      formula: string;
      /**
       * Its value; null after a division by zero, or if a step is wrong
       */
      value: null | number | string;
      /**
       * Whether it solves the hand
       */
      correct: true;
      /**
       * Every mistake in it; empty when it is correct
       *
       * Items: One mistake
       */
      problems: {
        /**
         * The kind of fault
         */
        kind:
          | 'missing_card'
          | 'extra_card'
          | 'division_by_zero'
          | 'wrong_value'
          | 'forbidden_result'
          | 'wrong_step';
        /**
         * The fault, as a sentence
         */
        message: string;
      }[];
    }
  | {
      /**
       * The cards, in the order given
       *
       * Items: One card
       */
      cards: number[];
      /**
       * The number to reach: a number, or a string of digits beyond 2^53
       */
      objective: number | string;
      rules: Rules;
      /**
       * The formula as it was typed
       */
      formula: string;
      /**
       * Its value; null after a division by zero, or if a step is wrong
       */
      value: null | number | string;
      /**
       * Whether it solves the hand
       */
      correct: false;
      /**
       * Every mistake in it; empty when it is correct
       *
       * Items: One mistake
       */
      problems: {
        /**
         * The kind of fault
         */
        kind:
          | 'missing_card'
          | 'extra_card'
          | 'division_by_zero'
          | 'wrong_value'
          | 'forbidden_result'
          | 'wrong_step';
        /**
         * The fault, as a sentence
         */
        message: string;
      }[];
    };
/**
 * A sign
 */
export type Sign = '+' | '-' | '*' | '/' | '=';
/**
 * A sign
 */
export type Sign1 = '+' | '-' | '*' | '/' | '=';
/**
 * A sign
 */
export type Sign2 = '+' | '-' | '*' | '/' | '=';
/**
 * How a step gets on, as docs/letter-puzzles.md has it; from the easiest to the hardest
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "techniques".
 */
export type Techniques =
  | 'leading_digit'
  | 'found_digit'
  | 'last_place'
  | 'pair'
  | 'same_number'
  | 'short_line'
  | 'last_digits'
  | 'sizes'
  | 'carries'
  | 'few_cases'
  | 'many_cases'
  | 'two_lines'
  | 'guess'
  | 'refuted'
  | 'answer';
/**
 * How a step gets on, as docs/letter-puzzles.md has it; from the easiest to the hardest
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "alphametic-techniques".
 */
export type AlphameticTechniques =
  | 'leading_digit'
  | 'found_digit'
  | 'last_place'
  | 'pair'
  | 'same_number'
  | 'short_line'
  | 'carry'
  | 'parity'
  | 'column'
  | 'last_digits'
  | 'sizes'
  | 'digit_sums'
  | 'carries'
  | 'two_columns'
  | 'few_cases'
  | 'many_cases'
  | 'two_lines'
  | 'guess'
  | 'refuted'
  | 'answer';
/**
 * A hand, letters in a calcrostic, letters in a grid without diagonals, a calcrostic that asks for numbers, or an alphametic
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "kinds".
 */
export type Kinds =
  | 'krypto'
  | 'calcrostic'
  | 'newspaper'
  | 'numbers'
  | 'alphametic'
  | '24'
  | 'countdown'
  | 'own'
  | 'stated';
/**
 * A hand, or a grid in which letters stand for digits
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "day-puzzle".
 */
export type DayPuzzle =
  | {
      /**
       * The kind of puzzle
       */
      kind: 'krypto' | '24' | 'countdown';
      level: Level;
      /**
       * Whether it is from the list of an organiser; else the key is missing
       */
      listed?: boolean;
      /**
       * The cards in the order dealt; those of Krypto are all different unless an organiser chose them
       *
       * Items: One card
       */
      cards: number[];
      /**
       * The number to reach
       */
      objective: number;
      rules: Rules;
      /**
       * Whether all cards must be used, or any may be left over; not of Krypto, which uses all
       */
      use?: 'all' | 'any';
      /**
       * The easiest solution, in infix notation; only with solutions
       */
      solution?: string;
    }
  | {
      /**
       * The kind of puzzle
       */
      kind: 'calcrostic' | 'newspaper';
      level: Level;
      /**
       * Whether it is from the list of an organiser; else the key is missing
       */
      listed?: boolean;
      /**
       * The puzzle as a grid text
       */
      puzzle: string;
      /**
       * The digit of each letter; only with solutions
       */
      letters?: {
        /**
         * A digit
         *
         * This interface was referenced by `undefined`'s JSON-Schema definition
         * via the `patternProperty` "^([A-Za-z]|[A-Za-z]?[^ -~]+)$".
         */
        [k: string]: number;
      };
      /**
       * The solved grid: a grid line if it has diagonals, a grid text otherwise; only with solutions
       */
      solution?: string;
    };
/**
 * For programs. bad_request: the request breaks HTTP. bad_value: a value is not as openapi.json describes it. missing_value: a value is missing. unknown_name: a name means nothing here. bad_body: the body or the query cannot be read. foreign_page: a page of another site may not ask. not_found: there is no such path. method: the path takes other methods. body_too_large: the body is over its limit. type: the path takes other types of bodies. foreign_host: the Host is not this machine. too_much: valid, but more than is worked on here. web_socket: the path speaks WebSocket. header_too_large: the header is over its limit. stopped: the answer was no longer wanted. fault: a fault of the program, or out of memory. unsupported: a form of HTTP that is not read here. busy: too busy: try again. no_reader: what reads pictures is not installed
 */
export type ErrorCode =
  | 'bad_request'
  | 'bad_value'
  | 'missing_value'
  | 'unknown_name'
  | 'bad_body'
  | 'foreign_page'
  | 'not_found'
  | 'method'
  | 'body_too_large'
  | 'type'
  | 'foreign_host'
  | 'too_much'
  | 'web_socket'
  | 'header_too_large'
  | 'stopped'
  | 'fault'
  | 'unsupported'
  | 'busy'
  | 'no_reader';

export interface Questions {
  version: {
    ask: {};
    answer: {
      /**
       * Major, minor, patch
       */
      version: string;
    };
  };
  'krypto/deal': {
    ask: {
      /**
       * The same seed deals the same hands; beyond 2^53 a string of digits
       */
      seed: number | string;
      /**
       * The game, with its own usual rules and use. In krypto any cards are a hand; 24 has four cards of 1 to 13, countdown six numbers and an objective of three digits, own 3 to 7 cards
       */
      game?: 'krypto' | '24' | 'countdown' | 'own';
      /**
       * The number of cards in the deck
       */
      deck?: '56' | '52';
      /**
       * The largest card: 10 or 13 of 24 (default: 13), any of own (default: 10)
       */
      up_to?: number;
      /**
       * The number of large tiles of countdown (default: by chance)
       */
      large?: number;
      /**
       * The number of cards of own (default: 4)
       */
      cards?: number;
      /**
       * The objective of own (default: by chance, as a card)
       */
      objective?: number;
      /**
       * Number of hands
       */
      count?: number;
      /**
       * Only hands that have a solution under the rules
       */
      solvable?: boolean;
      /**
       * Only hands of this level
       */
      level?: number;
      /**
       * The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: those of the game)
       */
      rules?: 'house' | 'integer' | 'international' | 'positive';
      /**
       * Use all cards, or leave any over (default: that of the game)
       */
      use?: 'all' | 'any';
    };
    answer: KryptoDeal;
  };
  'krypto/solve': {
    ask:
      | {
          /**
           * Cards, colon, objective. Limits: 5 cards of up to 1000000 in size, or 6 cards of up to 100 with an objective of up to 1000000
           */
          hand: string;
          /**
           * The cards instead of a hand as text, with an objective
           */
          cards?: number[];
          /**
           * The number to reach: an integer, or a string of up to 100 characters
           */
          objective?: number | string;
          /**
           * The game, with its own usual rules and use. In krypto any cards are a hand; 24 has four cards of 1 to 13, countdown six numbers and an objective of three digits, own 3 to 7 cards
           */
          game?: 'krypto' | '24' | 'countdown' | 'own';
          /**
           * The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: those of the game)
           */
          rules?: 'house' | 'integer' | 'international' | 'positive';
          /**
           * The form of solutions: when two count as one
           */
          form?: 'distinct' | 'written' | 'essential' | 'linear';
          /**
           * Use all cards, or leave any over (default: that of the game)
           */
          use?: 'all' | 'any';
          /**
           * The notation of formulas (default: that of the form)
           */
          notation?: 'infix' | 'brackets' | 'linear' | 'apl' | 'j' | 'latex' | 'rpn' | 'steps';
          /**
           * The number of solutions returned, the easiest first
           */
          limit?: number;
          /**
           * Only the number of solutions; without limit
           */
          count?: boolean;
        }
      | {
          hand?: undefined;
          /**
           * The cards instead of a hand as text, with an objective
           */
          cards: number[];
          /**
           * The number to reach: an integer, or a string of up to 100 characters
           */
          objective: number | string;
          /**
           * The game, with its own usual rules and use. In krypto any cards are a hand; 24 has four cards of 1 to 13, countdown six numbers and an objective of three digits, own 3 to 7 cards
           */
          game?: 'krypto' | '24' | 'countdown' | 'own';
          /**
           * The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: those of the game)
           */
          rules?: 'house' | 'integer' | 'international' | 'positive';
          /**
           * The form of solutions: when two count as one
           */
          form?: 'distinct' | 'written' | 'essential' | 'linear';
          /**
           * Use all cards, or leave any over (default: that of the game)
           */
          use?: 'all' | 'any';
          /**
           * The notation of formulas (default: that of the form)
           */
          notation?: 'infix' | 'brackets' | 'linear' | 'apl' | 'j' | 'latex' | 'rpn' | 'steps';
          /**
           * The number of solutions returned, the easiest first
           */
          limit?: number;
          /**
           * Only the number of solutions; without limit
           */
          count?: boolean;
        };
    answer: KryptoSolve;
  };
  'krypto/grade': {
    ask:
      | {
          /**
           * Cards, colon, objective. Limits: 5 cards of up to 1000000 in size, or 6 cards of up to 100 with an objective of up to 1000000
           */
          hand: string;
          /**
           * The cards instead of a hand as text, with an objective
           */
          cards?: number[];
          /**
           * The number to reach: an integer, or a string of up to 100 characters
           */
          objective?: number | string;
          /**
           * The game, with its own usual rules and use. In krypto any cards are a hand; 24 has four cards of 1 to 13, countdown six numbers and an objective of three digits, own 3 to 7 cards
           */
          game?: 'krypto' | '24' | 'countdown' | 'own';
          /**
           * The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: those of the game)
           */
          rules?: 'house' | 'integer' | 'international' | 'positive';
          /**
           * Use all cards, or leave any over (default: that of the game)
           */
          use?: 'all' | 'any';
        }
      | {
          hand?: undefined;
          /**
           * The cards instead of a hand as text, with an objective
           */
          cards: number[];
          /**
           * The number to reach: an integer, or a string of up to 100 characters
           */
          objective: number | string;
          /**
           * The game, with its own usual rules and use. In krypto any cards are a hand; 24 has four cards of 1 to 13, countdown six numbers and an objective of three digits, own 3 to 7 cards
           */
          game?: 'krypto' | '24' | 'countdown' | 'own';
          /**
           * The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: those of the game)
           */
          rules?: 'house' | 'integer' | 'international' | 'positive';
          /**
           * Use all cards, or leave any over (default: that of the game)
           */
          use?: 'all' | 'any';
        };
    answer: KryptoGrade;
  };
  'krypto/hint': {
    ask:
      | {
          /**
           * Cards, colon, objective. Limits: 5 cards of up to 1000000 in size, or 6 cards of up to 100 with an objective of up to 1000000
           */
          hand: string;
          /**
           * The cards instead of a hand as text, with an objective
           */
          cards?: number[];
          /**
           * The number to reach: an integer, or a string of up to 100 characters
           */
          objective?: number | string;
          /**
           * The game, with its own usual rules and use. In krypto any cards are a hand; 24 has four cards of 1 to 13, countdown six numbers and an objective of three digits, own 3 to 7 cards
           */
          game?: 'krypto' | '24' | 'countdown' | 'own';
          /**
           * The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: those of the game)
           */
          rules?: 'house' | 'integer' | 'international' | 'positive';
          /**
           * Use all cards, or leave any over (default: that of the game)
           */
          use?: 'all' | 'any';
          /**
           * The number of steps after the first
           */
          more?: number;
        }
      | {
          hand?: undefined;
          /**
           * The cards instead of a hand as text, with an objective
           */
          cards: number[];
          /**
           * The number to reach: an integer, or a string of up to 100 characters
           */
          objective: number | string;
          /**
           * The game, with its own usual rules and use. In krypto any cards are a hand; 24 has four cards of 1 to 13, countdown six numbers and an objective of three digits, own 3 to 7 cards
           */
          game?: 'krypto' | '24' | 'countdown' | 'own';
          /**
           * The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: those of the game)
           */
          rules?: 'house' | 'integer' | 'international' | 'positive';
          /**
           * Use all cards, or leave any over (default: that of the game)
           */
          use?: 'all' | 'any';
          /**
           * The number of steps after the first
           */
          more?: number;
        };
    answer: KryptoHint;
  };
  'krypto/check': {
    ask:
      | {
          /**
           * Cards, colon, objective. Limits: 5 cards of up to 1000000 in size, or 6 cards of up to 100 with an objective of up to 1000000
           */
          hand: string;
          /**
           * The cards instead of a hand as text, with an objective
           */
          cards?: number[];
          /**
           * The number to reach: an integer, or a string of up to 100 characters
           */
          objective?: number | string;
          /**
           * The formula of the player; 422 if it has more than 100 numbers
           */
          formula: string;
          /**
           * The game, with its own usual rules and use. In krypto any cards are a hand; 24 has four cards of 1 to 13, countdown six numbers and an objective of three digits, own 3 to 7 cards
           */
          game?: 'krypto' | '24' | 'countdown' | 'own';
          /**
           * The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: those of the game)
           */
          rules?: 'house' | 'integer' | 'international' | 'positive';
          /**
           * Use all cards, or leave any over (default: that of the game)
           */
          use?: 'all' | 'any';
          /**
           * The notation of formulas (default: that of the form)
           */
          notation?: 'infix' | 'brackets' | 'linear' | 'apl' | 'j' | 'latex' | 'rpn' | 'steps';
        }
      | {
          hand?: undefined;
          /**
           * The cards instead of a hand as text, with an objective
           */
          cards: number[];
          /**
           * The number to reach: an integer, or a string of up to 100 characters
           */
          objective: number | string;
          /**
           * The formula of the player; 422 if it has more than 100 numbers
           */
          formula: string;
          /**
           * The game, with its own usual rules and use. In krypto any cards are a hand; 24 has four cards of 1 to 13, countdown six numbers and an objective of three digits, own 3 to 7 cards
           */
          game?: 'krypto' | '24' | 'countdown' | 'own';
          /**
           * The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: those of the game)
           */
          rules?: 'house' | 'integer' | 'international' | 'positive';
          /**
           * Use all cards, or leave any over (default: that of the game)
           */
          use?: 'all' | 'any';
          /**
           * The notation of formulas (default: that of the form)
           */
          notation?: 'infix' | 'brackets' | 'linear' | 'apl' | 'j' | 'latex' | 'rpn' | 'steps';
        };
    answer: KryptoCheck;
  };
  'krypto/nearest': {
    ask:
      | {
          /**
           * Cards, colon, objective. Limits: 5 cards of up to 1000000 in size, or 6 cards of up to 100 with an objective of up to 1000000
           */
          hand: string;
          /**
           * The cards instead of a hand as text, with an objective
           */
          cards?: number[];
          /**
           * The number to reach: an integer, or a string of up to 100 characters
           */
          objective?: number | string;
          /**
           * The game, with its own usual rules and use. In krypto any cards are a hand; 24 has four cards of 1 to 13, countdown six numbers and an objective of three digits, own 3 to 7 cards
           */
          game?: 'krypto' | '24' | 'countdown' | 'own';
          /**
           * The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: those of the game)
           */
          rules?: 'house' | 'integer' | 'international' | 'positive';
          /**
           * Use all cards, or leave any over (default: that of the game)
           */
          use?: 'all' | 'any';
          /**
           * The notation of formulas (default: that of the form)
           */
          notation?: 'infix' | 'brackets' | 'linear' | 'apl' | 'j' | 'latex' | 'rpn' | 'steps';
        }
      | {
          hand?: undefined;
          /**
           * The cards instead of a hand as text, with an objective
           */
          cards: number[];
          /**
           * The number to reach: an integer, or a string of up to 100 characters
           */
          objective: number | string;
          /**
           * The game, with its own usual rules and use. In krypto any cards are a hand; 24 has four cards of 1 to 13, countdown six numbers and an objective of three digits, own 3 to 7 cards
           */
          game?: 'krypto' | '24' | 'countdown' | 'own';
          /**
           * The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: those of the game)
           */
          rules?: 'house' | 'integer' | 'international' | 'positive';
          /**
           * Use all cards, or leave any over (default: that of the game)
           */
          use?: 'all' | 'any';
          /**
           * The notation of formulas (default: that of the form)
           */
          notation?: 'infix' | 'brackets' | 'linear' | 'apl' | 'j' | 'latex' | 'rpn' | 'steps';
        };
    answer: KryptoNearest;
  };
  'krypto/next': {
    ask: {
      /**
       * The numbers on the table
       *
       * Items: A rational number: an integer, or a string of up to 100 characters, such as 3/2
       */
      numbers: (number | string)[];
      /**
       * The number to reach: an integer, or a string of up to 100 characters
       */
      objective: number | string;
      rules?: Rules;
      /**
       * Use all numbers, or leave any over
       */
      use?: 'all' | 'any';
    };
    answer: KryptoNext;
  };
  'krypto/games': {
    ask: {
      rules?: Rules;
      /**
       * Games with a solution instead of those without
       */
      solvable?: boolean;
      /**
       * Only this objective
       */
      objective?: number;
      /**
       * Only hands with this smallest card
       */
      smallest?: number;
      /**
       * Only hands with this largest card
       */
      largest?: number;
      /**
       * The first game examined: the value of next in the answer before
       */
      from?: {
        /**
         * Ascending
         */
        cards: number[];
        objective: number;
      };
      /**
       * The number of games returned
       */
      limit?: number;
    };
    answer: KryptoGames;
  };
  'krypto/census': {
    ask: {
      rules?: Rules;
    };
    answer: KryptoCensusCells;
  };
  'calcrostic/read': {
    ask: {
      /**
       * One grid, in lines of words and operators or, if it is solved, as a grid line
       */
      grid: string;
    };
    answer: CalcrosticRead;
  };
  'calcrostic/solve': {
    ask: {
      /**
       * One grid, in lines of words and operators or, if it is solved, as a grid line
       */
      grid: string;
      /**
       * The base of the numbers
       */
      base?: number;
      /**
       * Numbers of several digits may begin with 0
       */
      leading_zeros?: boolean;
      /**
       * Known letters and their digits
       */
      given?: {
        [k: string]: number;
      };
      /**
       * The number of answers returned
       */
      limit?: number;
    };
    answer: CalcrosticSolve;
  };
  'calcrostic/encode': {
    ask: {
      /**
       * One grid, in lines of words and operators or, if it is solved, as a grid line
       */
      grid: string;
    };
    answer: CalcrosticEncode;
  };
  'calcrostic/verify': {
    ask: {
      /**
       * One grid, in lines of words and operators or, if it is solved, as a grid line
       */
      grid: string;
    };
    answer: CalcrosticVerify;
  };
  'calcrostic/versions': {
    ask: {
      /**
       * One grid, in lines of words and operators or, if it is solved, as a grid line
       */
      grid: string;
    };
    answer: CalcrosticVersions;
  };
  'calcrostic/standard': {
    ask: {
      /**
       * One grid, in lines of words and operators or, if it is solved, as a grid line
       */
      grid: string;
    };
    answer: CalcrosticStandard;
  };
  'calcrostic/grade': {
    ask: {
      /**
       * One grid, in lines of words and operators or, if it is solved, as a grid line
       */
      grid: string;
      /**
       * The base of the numbers
       */
      base?: number;
      /**
       * Numbers of several digits may begin with 0
       */
      leading_zeros?: boolean;
    };
    answer: CalcrosticGrade;
  };
  'calcrostic/generate': {
    ask: {
      /**
       * The same seed makes the same puzzles; beyond 2^53 a string of digits
       */
      seed: number | string;
      /**
       * The number of them
       */
      count?: number;
      /**
       * Only of this level, from easy to hard
       */
      difficulty?: number;
      /**
       * Rows of a grid without diagonals; 3 if only columns are given
       */
      rows?: number;
      /**
       * The same for columns
       */
      columns?: number;
      /**
       * Each of the four operators occurs in each puzzle
       */
      all_operators?: boolean;
      /**
       * The least number
       */
      min?: number;
    };
    answer: CalcrosticGenerate;
  };
  'calcrostic/hint': {
    ask: {
      /**
       * One grid, in lines of words and operators or, if it is solved, as a grid line
       */
      grid: string;
      /**
       * The base of the numbers
       */
      base?: number;
      /**
       * Numbers of several digits may begin with 0
       */
      leading_zeros?: boolean;
      /**
       * Digits that the player has found or been shown
       */
      given?: {
        [k: string]: number;
      };
      /**
       * Digits that the player has ruled out, by letter
       */
      ruled_out?: {
        [k: string]: number[];
      };
    };
    answer: CalcrosticHint;
  };
  'calcrostic/steps': {
    ask: {
      /**
       * One grid, in lines of words and operators or, if it is solved, as a grid line
       */
      grid: string;
      /**
       * The base of the numbers
       */
      base?: number;
      /**
       * Numbers of several digits may begin with 0
       */
      leading_zeros?: boolean;
      /**
       * Known letters and their digits
       */
      given?: {
        [k: string]: number;
      };
    };
    answer: CalcrosticSteps;
  };
  'calcrostic/explain': {
    ask: {
      /**
       * One grid, in lines of words and operators or, if it is solved, as a grid line
       */
      grid: string;
      /**
       * The base of the numbers
       */
      base?: number;
      /**
       * Numbers of several digits may begin with 0
       */
      leading_zeros?: boolean;
      /**
       * Known letters and their digits
       */
      given?: {
        [k: string]: number;
      };
    };
    answer: CalcrosticExplain;
  };
  'alphametic/read': {
    ask: {
      /**
       * One alphametic: equations of words, or a long multiplication or division in lines
       */
      puzzle: string;
      /**
       * The base of the numbers
       */
      base?: number;
      /**
       * Numbers of several digits may begin with 0
       */
      leading_zeros?: boolean;
      /**
       * Letters that may share a digit with others, or all
       */
      may_share?: string;
      /**
       * Unknown digits differ from those that are written and from those of letters
       */
      others_differ?: boolean;
      /**
       * Unknown digits differ from each other
       */
      all_different?: boolean;
    };
    answer: AlphameticRead;
  };
  'alphametic/solve': {
    ask: {
      /**
       * One alphametic: equations of words, or a long multiplication or division in lines
       */
      puzzle: string;
      /**
       * The base of the numbers
       */
      base?: number;
      /**
       * Numbers of several digits may begin with 0
       */
      leading_zeros?: boolean;
      /**
       * Letters that may share a digit with others, or all
       */
      may_share?: string;
      /**
       * Unknown digits differ from those that are written and from those of letters
       */
      others_differ?: boolean;
      /**
       * Unknown digits differ from each other
       */
      all_different?: boolean;
      /**
       * Known letters and their digits
       */
      given?: {
        [k: string]: number;
      };
      /**
       * The number of answers returned
       */
      limit?: number;
    };
    answer: AlphameticSolve;
  };
  'alphametic/verify': {
    ask: {
      /**
       * One alphametic: equations of words, or a long multiplication or division in lines
       */
      puzzle: string;
      /**
       * The base of the numbers
       */
      base?: number;
      /**
       * Numbers of several digits may begin with 0
       */
      leading_zeros?: boolean;
      /**
       * Letters that may share a digit with others, or all
       */
      may_share?: string;
      /**
       * Unknown digits differ from those that are written and from those of letters
       */
      others_differ?: boolean;
      /**
       * Unknown digits differ from each other
       */
      all_different?: boolean;
      /**
       * Known letters and their digits
       */
      given?: {
        [k: string]: number;
      };
    };
    answer: AlphameticVerify;
  };
  'alphametic/grade': {
    ask: {
      /**
       * One alphametic: equations of words, or a long multiplication or division in lines
       */
      puzzle: string;
      /**
       * The base of the numbers
       */
      base?: number;
      /**
       * Numbers of several digits may begin with 0
       */
      leading_zeros?: boolean;
      /**
       * Letters that may share a digit with others, or all
       */
      may_share?: string;
      /**
       * Unknown digits differ from those that are written and from those of letters
       */
      others_differ?: boolean;
      /**
       * Unknown digits differ from each other
       */
      all_different?: boolean;
      /**
       * Known letters and their digits
       */
      given?: {
        [k: string]: number;
      };
    };
    answer: AlphameticGrade;
  };
  'alphametic/explain': {
    ask: {
      /**
       * One alphametic: equations of words, or a long multiplication or division in lines
       */
      puzzle: string;
      /**
       * The base of the numbers
       */
      base?: number;
      /**
       * Numbers of several digits may begin with 0
       */
      leading_zeros?: boolean;
      /**
       * Letters that may share a digit with others, or all
       */
      may_share?: string;
      /**
       * Unknown digits differ from those that are written and from those of letters
       */
      others_differ?: boolean;
      /**
       * Unknown digits differ from each other
       */
      all_different?: boolean;
      /**
       * Known letters and their digits
       */
      given?: {
        [k: string]: number;
      };
    };
    answer: AlphameticExplain;
  };
  'alphametic/hint': {
    ask: {
      /**
       * One alphametic: equations of words, or a long multiplication or division in lines
       */
      puzzle: string;
      /**
       * The base of the numbers
       */
      base?: number;
      /**
       * Numbers of several digits may begin with 0
       */
      leading_zeros?: boolean;
      /**
       * Letters that may share a digit with others, or all
       */
      may_share?: string;
      /**
       * Unknown digits differ from those that are written and from those of letters
       */
      others_differ?: boolean;
      /**
       * Unknown digits differ from each other
       */
      all_different?: boolean;
      /**
       * Known letters and their digits
       */
      given?: {
        [k: string]: number;
      };
      /**
       * Digits that the player has ruled out, by letter, or by unknown digit such as .1
       */
      ruled_out?: {
        [k: string]: number[];
      };
    };
    answer: AlphameticHint;
  };
  'alphametic/generate': {
    ask: {
      /**
       * The same seed makes the same puzzles; beyond 2^53 a string of digits
       */
      seed: number | string;
      /**
       * Sums of words, sums of number words that are true of the numbers too, or drawn long multiplications
       */
      kind?: 'sum' | 'doubly-true' | 'multiplication';
      /**
       * The words of sums, with blanks between them, letters of any script; common words if they are left out
       */
      words?: string;
      /**
       * Whether the letters of the words keep their accents
       */
      accents?: 'keep' | 'drop';
      /**
       * The language of common words and of number words
       */
      lang?: 'en' | 'fr';
      /**
       * Addends of a sum: the exact number for words (default 2), the largest number for number words (default 4)
       */
      addends?: number;
      /**
       * The largest number of doubly true sums
       */
      max?: number;
      /**
       * Only of this level, from easy to hard
       */
      difficulty?: number;
      /**
       * Only with all ten digits
       */
      ideal?: boolean;
      /**
       * The number of them
       */
      count?: number;
    };
    answer: AlphameticGenerate;
  };
  'sheet/puzzles': {
    ask: {
      /**
       * Number of hands of the 24 game
       */
      '24'?: number;
      /**
       * The same seed makes the same puzzles; beyond 2^53 a string of digits
       */
      seed: number | string;
      /**
       * Number of hands of Krypto
       */
      krypto?: number;
      /**
       * Number of calcrostics
       */
      calcrostic?: number;
      /**
       * Number of newspaper grids (letters, without diagonals)
       */
      newspaper?: number;
      /**
       * Number of alphametics: sums of words, and long multiplications
       */
      alphametic?: number;
      /**
       * Number of games of Countdown
       */
      countdown?: number;
      /**
       * Number of hands of your own game
       */
      own?: number;
      /**
       * The least level
       */
      easiest?: number;
      /**
       * The highest level
       */
      hardest?: number;
      /**
       * The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: those of the game)
       */
      rules?: 'house' | 'integer' | 'international' | 'positive';
      /**
       * Use all cards, or leave any over (default: that of the game)
       */
      use?: 'all' | 'any';
      /**
       * The number of cards in the deck
       */
      deck?: '56' | '52';
      /**
       * The largest card: 10 or 13 of 24 (default: 13), any of own (default: 10)
       */
      up_to?: number;
      /**
       * The number of large tiles of countdown (default: by chance)
       */
      large?: number;
      /**
       * The number of cards of own (default: 4)
       */
      cards?: number;
      /**
       * The objective of own (default: by chance, as a card)
       */
      objective?: number;
      /**
       * Rows of letter grids without diagonals
       */
      rows?: number;
      /**
       * The same for columns
       */
      columns?: number;
      /**
       * The language of the words in alphametics
       */
      lang?: 'en' | 'fr';
      /**
       * Codes of puzzles whose classes are excluded
       *
       * Items: The code as printed below a puzzle; hyphens, blanks and case do not matter
       */
      avoid?: string[];
    };
    answer: SheetPuzzles;
  };
  'sheet/own': {
    ask: {
      /**
       * The puzzle: a hand, a grid in letters, equations or a drawing; or its code
       */
      puzzle: string;
      /**
       * The kind of the puzzle (default: that of the code)
       */
      kind?: 'krypto' | 'calcrostic' | 'newspaper' | 'alphametic' | '24' | 'countdown' | 'own';
      /**
       * The allowed results: any, integers, integers of 0 or more, or of 1 or more (default: those of the game)
       */
      rules?: 'house' | 'integer' | 'international' | 'positive';
      /**
       * Use all cards, or leave any over (default: that of the game)
       */
      use?: 'all' | 'any';
    };
    answer: SheetOwn;
  };
  'sheet/pages': {
    ask: {
      /**
       * The puzzles, in order
       *
       * Items: The code as printed below a puzzle; hyphens, blanks and case do not matter
       */
      codes: string[];
      /**
       * Title, up to 200 characters (default: that of the language)
       */
      title?: string;
      /**
       * The language of headings and tasks
       */
      lang?: 'en' | 'fr';
      /**
       * The size of pages
       */
      paper?: 'a4' | 'letter';
      /**
       * Large print, for weak eyes
       */
      large?: boolean;
      /**
       * Cards of the 24 game as A J Q K for 1, 11, 12 and 13
       */
      faces?: boolean;
      /**
       * Points for each puzzle, to be printed; 0 for none
       */
      points?: number;
      /**
       * Minutes for the sheet, to be printed; 0 for none
       */
      minutes?: number;
      /**
       * Centimetres of room to work in
       */
      working?: number;
      /**
       * The pages of the answers too
       */
      answers?: boolean;
      /**
       * The version: 1 is the sheet itself; others have the same puzzles, as hard, turned and in another order
       */
      version?: number;
      /**
       * How many versions there are: from 2 on, titles name the version, A to D, and the answers are those of all versions
       */
      versions?: number;
      /**
       * How versions are made. 4: nothing is shared at the same number. 3: for sheets that were given out before
       */
      grading?: number;
      /**
       * Whether other versions are as hard by the gradings before version 3: for sheets whose versions were given out by them
       */
      former_grading?: boolean;
    };
    answer: SheetPages;
  };
  today: {
    ask: {
      /**
       * The day, from 2026-01-01 on. There is no default, since the same question has the same answer everywhere and at all times
       */
      date: string;
      /**
       * Only the puzzle of this kind (default: one of each)
       */
      kind?: 'krypto' | 'calcrostic' | 'newspaper' | '24' | 'countdown';
      /**
       * With the solution of each puzzle
       */
      solutions?: boolean;
    };
    answer: Today;
  };
}
/**
 * A whole number that can be reached, with a formula
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "nearest-number".
 */
export interface NearestNumber {
  /**
   * The number that is reached: a number, or a string of digits beyond 2^53
   */
  value: number | string;
  /**
   * The easiest formula that reaches it
   */
  expression: string;
}
/**
 * The next steps of the easiest solution
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "krypto-hint".
 */
export interface KryptoHint {
  /**
   * The cards, in the order given
   *
   * Items: One card
   */
  cards: number[];
  /**
   * The number to reach: a number, or a string of digits beyond 2^53
   */
  objective: number | string;
  rules: Rules;
  /**
   * Whether a solution exists
   */
  solvable: boolean;
  /**
   * The first steps, up to the limit; empty without a solution
   *
   * Items: One operation and its result: 14 + 8 = 22; where the hand is a single card, the card
   */
  steps: string[];
  /**
   * The number of steps of the solution; 0 without a solution
   */
  steps_in_all: number;
}
/**
 * The nearest whole numbers that can be reached
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "krypto-nearest".
 */
export interface KryptoNearest {
  rules: Rules;
  /**
   * Whether all cards must be used or any may be left over
   */
  use: 'all' | 'any';
  /**
   * The notation of the formulas
   */
  notation: 'infix' | 'brackets' | 'linear' | 'apl' | 'j' | 'latex' | 'rpn' | 'steps';
  /**
   * The cards, in the order given
   *
   * Items: One card
   */
  cards: number[];
  /**
   * The number to reach: a number, or a string of digits beyond 2^53
   */
  objective: number | string;
  /**
   * Whether the objective itself can be reached
   */
  reachable: boolean;
  /**
   * The nearest below the objective; null when there is none
   */
  below: null | NearestNumber;
  /**
   * The nearest above the objective; null when there is none
   */
  above: null | NearestNumber;
}
/**
 * The easiest way on from numbers already calculated
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "krypto-next".
 */
export interface KryptoNext {
  /**
   * The numbers on the table, in the order given
   *
   * Items: One number: an integer up to 2^53 in size, or a string of digits or a fraction
   */
  numbers: (number | string)[];
  /**
   * The number to reach: a number, or a string of digits beyond 2^53
   */
  objective: number | string;
  rules: Rules;
  /**
   * Whether all numbers together can reach the objective
   */
  solvable: boolean;
  /**
   * The operations of the easiest way, in order; none if there is no way, or one number is left and is the objective
   *
   * Items: One operation
   */
  steps: {
    /**
     * Its left number
     */
    left: string;
    /**
     * The operator
     */
    operator: '+' | '-' | '*' | '/';
    /**
     * Its right number
     */
    right: string;
    /**
     * The result
     */
    result: string;
    /**
     * All of it: 3/2 * 4 = 6
     */
    text: string;
  }[];
}
/**
 * Games of five cards from 1 to 25, in lexicographic order of cards and objective
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "krypto-games".
 */
export interface KryptoGames {
  rules: Rules;
  /**
   * Whether the list has the games with a solution, or those without
   */
  solvable: boolean;
  /**
   * Only games with this objective; null for any
   */
  objective: null | number;
  /**
   * Only games with this smallest card; null for any
   */
  smallest: null | number;
  /**
   * Only games with this largest card; null for any
   */
  largest: null | number;
  /**
   * The games, up to the limit
   *
   * Items: One game
   */
  games: {
    /**
     * The cards, ascending
     *
     * Items: One card
     */
    cards: number[];
    /**
     * The number to reach
     */
    objective: number;
  }[];
  /**
   * Whether more exist
   */
  more: boolean;
  /**
   * The first game of the next answer; null after the last game
   */
  next: null | {
    /**
     * The cards, ascending
     *
     * Items: One card
     */
    cards: number[];
    /**
     * The number to reach
     */
    objective: number;
  };
}
/**
 * The number of games of five cards from 1 to 25 without a solution
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "krypto-census-cells".
 */
export interface KryptoCensusCells {
  rules: Rules;
  /**
   * By objective
   *
   * Items: The games of one objective
   */
  by_objective: {
    /**
     * The number to reach
     */
    objective: number;
    /**
     * The number of games
     */
    games: number;
    /**
     * The number of them without a solution
     */
    unsolvable: number;
  }[];
  /**
   * By smallest and largest card
   *
   * Items: The games of one smallest and one largest card, with every objective
   */
  by_cards: {
    /**
     * The smallest card
     */
    smallest: number;
    /**
     * The largest card
     */
    largest: number;
    /**
     * The number of games
     */
    games: number;
    /**
     * The number of them without a solution
     */
    unsolvable: number;
  }[];
}
/**
 * A grid in its parts, or the fault in its text
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "calcrostic-read".
 */
export interface CalcrosticRead {
  /**
   * The grid; null if there is a fault
   */
  grid: null | {
    /**
     * The number of rows
     */
    rows: number;
    /**
     * The number of columns
     */
    columns: number;
    /**
     * The numbers in reading order: letters, digits, or both
     *
     * Items: One number
     */
    words: string[];
    /**
     * For each row, from left to right
     */
    row_signs: Sign[][];
    /**
     * For each column, from top to bottom
     */
    column_signs: Sign1[][];
    /**
     * For the main diagonal and the other, from top to bottom; empty without diagonals
     */
    diagonal_signs: Sign2[][];
  };
  /**
   * The fault; null if none
   */
  fault:
    | null
    | {
        /**
         * The fault
         */
        kind: 'nothing';
      }
    | {
        /**
         * The fault
         */
        kind: 'cells_of_first_line';
        /**
         * The number of them
         */
        count: number;
        /**
         * The line of the text, from 1
         */
        line: number;
        /**
         * The character of the line, from 1
         */
        column: number;
      }
    | {
        /**
         * The fault
         */
        kind: 'cells_of_line';
        /**
         * The number of them
         */
        count: number;
        /**
         * The expected number
         */
        wanted: number;
        /**
         * The line of the text, from 1
         */
        line: number;
        /**
         * The character of the line, from 1
         */
        column: number;
      }
    | {
        /**
         * The fault
         */
        kind: 'lines';
        /**
         * The number of them
         */
        count: number;
      }
    | {
        /**
         * The fault
         */
        kind: 'no_number' | 'no_sign' | 'no_diagonals_here';
        /**
         * The content
         */
        text: string;
        /**
         * The line of the text, from 1
         */
        line: number;
        /**
         * The character of the line, from 1
         */
        column: number;
      }
    | {
        /**
         * The fault
         */
        kind: 'number_count' | 'sign_count';
        /**
         * The number of them
         */
        count: number;
        /**
         * The expected number
         */
        wanted: number;
      }
    | {
        /**
         * The fault
         */
        kind: 'long_number';
        /**
         * The content
         */
        text: string;
      }
    | {
        /**
         * The fault
         */
        kind: 'letters';
        /**
         * The first without a digit
         */
        letter: string;
      }
    | {
        /**
         * The fault
         */
        kind: 'no_equals' | 'two_equals' | 'equals_inside';
        /**
         * The line of the grid: main runs from the top left, other from the top right
         */
        place: {
          /**
           * The kind of line
           */
          kind: 'row' | 'column' | 'main' | 'other';
          /**
           * Rows and columns are counted from 1
           */
          number: number;
        };
      }
    | {
        /**
         * The fault
         */
        kind: 'other';
        /**
         * The same for a person
         */
        message: string;
        /**
         * The line of the text, from 1
         */
        line: number;
        /**
         * The character of the line, from 1
         */
        column: number;
      };
}
/**
 * The answers of a puzzle
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "calcrostic-solve".
 */
export interface CalcrosticSolve {
  /**
   * The base of the numbers
   */
  base: number;
  /**
   * Whether numbers of several digits may begin with 0
   */
  leading_zeros: boolean;
  /**
   * A remark on two letters that look alike, if the puzzle has such letters: A is Latin, Α is Greek
   */
  look_alike?: string;
  /**
   * The digits given for letters
   */
  given: {
    /**
     * A digit
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^([A-Za-z]|[A-Za-z]?[^ -~]+)$".
     */
    [k: string]: number;
  };
  /**
   * The line of the file in which the grid begins; of a grid in JSON, that of its string
   */
  line: number;
  /**
   * The number of answers; with --limit, or where not all are known, the number returned
   */
  count: number;
  /**
   * Whether these are all answers
   */
  complete: boolean;
  /**
   * For a grid that asks for numbers: how many answers in positive integers exist; undecided only for some and unknown
   */
  positive_integers?: 'none' | 'finitely_many' | 'infinitely_many' | 'some' | 'unknown';
  /**
   * The answers, up to the limit; absent when only their number was requested
   *
   * Items: One answer
   */
  solutions?: {
    /**
     * The digit of each letter, in order of appearance; empty for number puzzles
     */
    letters: {
      /**
       * A digit
       *
       * This interface was referenced by `undefined`'s JSON-Schema definition
       * via the `patternProperty` "^([A-Za-z]|[A-Za-z]?[^ -~]+)$".
       */
      [k: string]: number;
    };
    /**
     * The solved grid with decimal numbers: a grid line if it is 3 x 3 with diagonals, else a grid text
     */
    grid: string;
  }[];
  /**
   * With --explain: the steps of a person to the answer, indented after a guess
   */
  steps?: string[];
}
/**
 * Puzzles of solved grids
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "calcrostic-encode".
 */
export interface CalcrosticEncode {
  /**
   * One for each grid, in the order of the file
   *
   * Items: One puzzle
   */
  puzzles: {
    /**
     * The line of the file in which the grid begins; of a grid in JSON, that of its string
     */
    line: number;
    /**
     * The puzzle as a grid text, or as LaTeX if requested
     */
    puzzle: string;
    /**
     * Its answer: the digit of each letter
     */
    letters: {
      /**
       * A digit
       *
       * This interface was referenced by `undefined`'s JSON-Schema definition
       * via the `patternProperty` "^([A-Za-z]|[A-Za-z]?[^ -~]+)$".
       */
      [k: string]: number;
    };
  }[];
}
/**
 * Whether solved grids are correct
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "calcrostic-verify".
 */
export interface CalcrosticVerify {
  /**
   * One verdict for each grid, in the order of the file
   *
   * Items: One grid
   */
  grids: (
    | {
        /**
         * The line of the file in which the grid begins; of a grid in JSON, that of its string
         */
        line: number;
        /**
         * Whether all its lines hold
         */
        correct: true;
        /**
         * The lines that do not hold
         *
         * Items: A line that does not hold
         */
        mistakes: {
          /**
           * The line
           */
          line: string;
          /**
           * The fault, as a sentence
           */
          message: string;
        }[];
      }
    | {
        /**
         * The line of the file in which the grid begins; of a grid in JSON, that of its string
         */
        line: number;
        /**
         * Whether all its lines hold
         */
        correct: false;
        /**
         * The lines that do not hold
         *
         * Items: A line that does not hold
         */
        mistakes: {
          /**
           * The line
           */
          line: string;
          /**
           * The fault, as a sentence
           */
          message: string;
        }[];
      }
  )[];
}
/**
 * The versions of solved grids
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "calcrostic-versions".
 */
export interface CalcrosticVersions {
  /**
   * One for each grid, in the order of the file
   *
   * Items: The versions of one grid
   */
  grids: {
    /**
     * The line of the file in which the grid begins; of a grid in JSON, that of its string
     */
    line: number;
    /**
     * All 8, the grid itself first; a symmetric grid has equal ones
     *
     * Items: A grid line, or the text of the puzzle if requested
     */
    versions: string[];
  }[];
}
/**
 * The standard forms of solved grids
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "calcrostic-standard".
 */
export interface CalcrosticStandard {
  /**
   * One for each grid, in the order of the file
   *
   * Items: The standard form of one grid
   */
  grids: {
    /**
     * The line of the file in which the grid begins; of a grid in JSON, that of its string
     */
    line: number;
    /**
     * The standard form as a grid line
     */
    standard: string;
  }[];
}
/**
 * The difficulty of puzzles for people who reason them out
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "calcrostic-grade".
 */
export interface CalcrosticGrade {
  /**
   * The grids of the file in order
   */
  grids: {
    /**
     * The line of the file in which the grid begins; of a grid in JSON, that of its string
     */
    line: number;
    /**
     * The puzzle as the program read it
     */
    puzzle: string;
    /**
     * The base of the numbers
     */
    base: number;
    /**
     * Whether numbers of several digits may begin with 0
     */
    leading_zeros: boolean;
    /**
     * A remark on two letters that look alike, if the puzzle has such letters: A is Latin, Α is Greek
     */
    look_alike?: string;
    /**
     * Always empty: different letters of a grid are different digits
     */
    may_share: unknown[];
    /**
     * How many answers reasoning found; given_up if it did not end
     */
    outcome: 'no_answer' | 'one_answer' | 'several_answers' | 'given_up';
    /**
     * From 1 to 5; null unless the puzzle has exactly one answer
     */
    level: Level | null;
    /**
     * The effort of all steps together
     */
    effort?: number;
    technique?: Techniques;
    /**
     * The name of the technique
     */
    hardest?: string;
    /**
     * The reasons for the level
     */
    reasons?: string[];
    /**
     * The reason for having no level
     */
    problem?: 'no answer' | 'several answers' | 'too many guesses';
  }[];
}
/**
 * New puzzles, each with exactly one answer
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "calcrostic-generate".
 */
export interface CalcrosticGenerate {
  /**
   * The seed that makes these puzzles again: a number, or a string beyond 2^53
   */
  seed: number | string;
  /**
   * The goal: digits for letters, or numbers
   */
  kind: 'letters' | 'numbers';
  /**
   * The puzzles, in the order made
   */
  puzzles: (
    | {
        /**
         * The puzzle as a grid text
         */
        puzzle: string;
        level: Level;
        /**
         * The effort of all steps of reasoning together
         */
        effort: number;
        technique: Techniques;
        /**
         * Its answer: the digit of each letter
         */
        letters: {
          /**
           * A digit
           *
           * This interface was referenced by `undefined`'s JSON-Schema definition
           * via the `patternProperty` "^([A-Za-z]|[A-Za-z]?[^ -~]+)$".
           */
          [k: string]: number;
        };
        /**
         * The solved grid: a grid line if it has diagonals, a grid text otherwise
         */
        solution: string;
      }
    | {
        /**
         * The puzzle as a grid text, with ? for each unknown number
         */
        puzzle: string;
        /**
         * The number of given numbers out of the nine
         */
        numbers_given: number;
        /**
         * The solved grid as a grid line; no other positive integers satisfy the puzzle
         */
        solution: string;
      }
  )[];
}
/**
 * The next hint for a player with these notes
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "calcrostic-hint".
 */
export interface CalcrosticHint {
  /**
   * The line of the file in which the grid begins; in JSON, that of its string
   */
  line: number;
  /**
   * The puzzle as the program read it
   */
  puzzle: string;
  /**
   * The base of the numbers
   */
  base: number;
  /**
   * Whether numbers of several digits may begin with 0
   */
  leading_zeros: boolean;
  /**
   * A remark on two letters that look alike, if the puzzle has such letters: A is Latin, Α is Greek
   */
  look_alike?: string;
  /**
   * Always empty: different letters of a grid are different digits
   */
  may_share: unknown[];
  /**
   * The number of answers of the puzzle itself; only a puzzle with one answer has hints; given_up if reasoning did not end
   */
  outcome: 'no_answer' | 'one_answer' | 'several_answers' | 'given_up';
  /**
   * Letters whose given or excluded digits contradict the answer; then there are no steps
   *
   * Items: A letter of the grid
   */
  wrong: string[];
  /**
   * The steps up to the first that says something new; after a guess that is wrong, its end
   */
  steps: ReasoningStep[];
  /**
   * Deprecated: the last of the steps, or null
   */
  step: null | ReasoningStep;
  /**
   * If the puzzle has not exactly one answer, how it was understood: equations in one line
   */
  understood?: string;
}
/**
 * One step towards the answer of a puzzle
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "reasoning-step".
 */
export interface ReasoningStep {
  technique: Techniques;
  /**
   * The number of open guesses at this step
   */
  depth: number;
  /**
   * The equations that the step uses: none, one or two
   */
  equations: StepEquation[];
  /**
   * Always null for a grid: its steps use whole lines
   */
  column: null;
  /**
   * The letters whose digits imply the step: two at most
   *
   * Items: A letter of the grid
   */
  because_of: string[];
  /**
   * The number of candidate combinations examined; 0 if none
   */
  cases: number;
  /**
   * Deprecated: the first of the equations, or null
   */
  line: null | StepLine;
  /**
   * Deprecated: the second of the equations, or null
   */
  other: null | StepLine;
  /**
   * Deprecated: the same as because_of
   *
   * Items: A letter of the grid
   */
  because: string[];
  /**
   * The candidates of each letter before and after
   *
   * Items: One letter
   */
  changes: {
    /**
     * A letter of the grid
     */
    letter: string;
    /**
     * The digits that it could be
     *
     * Items: A digit
     */
    before: number[];
    /**
     * The digits that it still can be
     *
     * Items: A digit
     */
    after: number[];
  }[];
  /**
   * Whether the step refutes its open guesses; at the end of a guess, whether the guess was wrong
   */
  contradiction: boolean;
  /**
   * The step as a sentence
   */
  text: string;
  /**
   * Deprecated: the same as text, or for the step of a hint that is a guess with its end
   */
  words: string;
}
/**
 * An equation that a step uses: a line of a grid, or one of the equations of another puzzle
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "step-equation".
 */
export interface StepEquation {
  /**
   * The index, from 0. In a grid: rows from the top, columns from the left, main diagonal, other diagonal
   */
  index: number;
  /**
   * The kind of equation
   */
  kind: 'row' | 'column' | 'diagonal' | 'equation';
  /**
   * In a grid, the cells of its numbers in the order of the equation, counted from 0 in reading order; otherwise empty
   *
   * Items: A cell
   */
  cells: number[];
  /**
   * The equation: AB × C = DEA
   */
  text: string;
}
/**
 * A line of the grid that a step uses
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "step-line".
 */
export interface StepLine {
  /**
   * The index, from 0: rows from the top, columns from the left, main diagonal, other diagonal
   */
  index: number;
  /**
   * The kind of line
   */
  kind: 'row' | 'column' | 'diagonal';
  /**
   * The cells of its numbers in the order of the equation; cells are counted from 0 in reading order
   *
   * Items: A cell
   */
  cells: number[];
  /**
   * The equation: AB × C = DEA
   */
  text: string;
}
/**
 * The steps of a person to the answer, each by the easiest technique that helps
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "calcrostic-steps".
 */
export interface CalcrosticSteps {
  /**
   * The line of the file in which the grid begins; in JSON, that of its string
   */
  line: number;
  /**
   * The puzzle as the program read it
   */
  puzzle: string;
  /**
   * The base of the numbers
   */
  base: number;
  /**
   * Whether numbers of several digits may begin with 0
   */
  leading_zeros: boolean;
  /**
   * A remark on two letters that look alike, if the puzzle has such letters: A is Latin, Α is Greek
   */
  look_alike?: string;
  /**
   * Always empty: different letters of a grid are different digits
   */
  may_share: unknown[];
  /**
   * The digits given for letters
   */
  given: {
    /**
     * A digit
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^([A-Za-z]|[A-Za-z]?[^ -~]+)$".
     */
    [k: string]: number;
  };
  /**
   * The number of answers with the given digits; given_up if reasoning did not end
   */
  outcome: 'no_answer' | 'one_answer' | 'several_answers' | 'given_up';
  /**
   * The whole way
   */
  steps: ReasoningStep[];
  /**
   * The answer, or the first that was found
   */
  letters?: {
    /**
     * A digit
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^([A-Za-z]|[A-Za-z]?[^ -~]+)$".
     */
    [k: string]: number;
  };
  /**
   * If the puzzle has not exactly one answer, how it was understood: equations in one line
   */
  understood?: string;
}
/**
 * The steps of a person to the answers
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "calcrostic-explain".
 */
export interface CalcrosticExplain {
  /**
   * An item for each grid, in order
   */
  puzzles: CalcrosticSteps[];
}
/**
 * An alphametic as a board shows it, or the fault in its text
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "alphametic-read".
 */
export interface AlphameticRead {
  /**
   * The puzzle; null if there is a fault
   */
  puzzle: null | {
    /**
     * The puzzle in its standard notation
     */
    puzzle: string;
    /**
     * The base of the numbers
     */
    base: number;
    /**
     * Whether numbers of several digits may begin with 0
     */
    leading_zeros: boolean;
    /**
     * A remark on two letters that look alike, if the puzzle has such letters: A is Latin, Α is Greek
     */
    look_alike?: string;
    /**
     * The letters that may share a digit with others
     */
    may_share: string[];
    /**
     * Whether unknown digits differ from those that are written and from those of letters
     */
    others_differ: boolean;
    /**
     * Whether unknown digits differ from each other
     */
    all_different: boolean;
    /**
     * Whether digits stand below each other, as in a calculation on paper
     */
    drawn: boolean;
    /**
     * The lines of the board
     */
    rows: {
      /**
       * The column of its first character, from 0
       */
      at: number;
      /**
       * The characters
       */
      text: string;
      /**
       * For a number, the name of each digit: a letter, or .1, .2 and so on for unknown digits; null for a given digit. Empty for signs and rules
       *
       * Items: A cell
       */
      cells: (null | string)[];
    }[][];
    /**
     * The cells that cannot be 0, as first digits of numbers
     */
    not_zero: string[];
    /**
     * Whether a level and hints are possible: not with more than 100 equations
     */
    has_reasons: boolean;
  };
  /**
   * The fault; null if none
   */
  fault: null | {
    /**
     * The line of the text, from 1
     */
    line: number;
    /**
     * The character of the line, from 1
     */
    column: number;
    /**
     * The fault, as a sentence
     */
    message: string;
    /**
     * The name of the sentence, for pages in other languages; most faults of drawings have none
     */
    name?:
      | 'number_expected'
      | 'operator_expected'
      | 'sign_expected'
      | 'comma_expected'
      | 'closing_expected'
      | 'long_number'
      | 'large_digit'
      | 'too_deep'
      | 'too_large'
      | 'too_large_values'
      | 'no_such_digit'
      | 'zero_first'
      | 'too_many_letters'
      | 'too_many_others'
      | 'no_such_letter'
      | 'no_puzzle'
      | 'second_puzzle'
      | 'decimal_point'
      | 'decimal_comma'
      | 'only_unknown_digit'
      | 'square_root'
      | 'drawing_lines'
      | 'division_head'
      | 'division_rows'
      | 'parted_quotient';
    /**
     * The parts of the sentence that differ, in its order: the sign found, a number, a limit; none for a sign at the end of the text
     *
     * Items: A sign or a number
     */
    parts?: string[];
  };
}
/**
 * The answers of an alphametic
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "alphametic-solve".
 */
export interface AlphameticSolve {
  /**
   * The line in which the puzzle begins; 1 on the command line
   */
  line: number;
  /**
   * The puzzle as the program read it
   */
  puzzle: string;
  /**
   * The base of the numbers
   */
  base: number;
  /**
   * Whether numbers of several digits may begin with 0
   */
  leading_zeros: boolean;
  /**
   * A remark on two letters that look alike, if the puzzle has such letters: A is Latin, Α is Greek
   */
  look_alike?: string;
  /**
   * The letters that may share a digit with others
   */
  may_share: string[];
  /**
   * Whether unknown digits differ from those that are written and from those of letters
   */
  others_differ: boolean;
  /**
   * Whether unknown digits differ from each other
   */
  all_different: boolean;
  /**
   * How the puzzle was understood, in one line, where it has no answer or a letter is free
   */
  understood?: string;
  /**
   * The number of answers; with --limit, the number returned
   */
  count: number | string;
  /**
   * Whether these are all answers
   */
  complete: boolean;
  /**
   * The answers, in ascending order of the digits of the first letter; absent when only their number was requested
   *
   * Items: One answer
   */
  solutions?: {
    /**
     * The digit of each letter, in order of appearance
     */
    letters: {
      /**
       * A digit
       *
       * This interface was referenced by `undefined`'s JSON-Schema definition
       * via the `patternProperty` "^([A-Z]|[A-Z]?[^ -~]+)$".
       */
      [k: string]: number;
    };
    /**
     * The puzzle with digits in place of letters and unknown digits; those above 9 are A to Z
     */
    text: string;
  }[];
}
/**
 * Whether digits are answers
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "alphametic-verify".
 */
export interface AlphameticVerify {
  /**
   * An item for each puzzle, in order
   *
   * Items: One puzzle
   */
  puzzles: {
    /**
     * The line in which the puzzle begins; 1 on the command line
     */
    line: number;
    /**
     * The puzzle as the program read it
     */
    puzzle: string;
    /**
     * The base of the numbers
     */
    base: number;
    /**
     * Whether numbers of several digits may begin with 0
     */
    leading_zeros: boolean;
    /**
     * A remark on two letters that look alike, if the puzzle has such letters: A is Latin, Α is Greek
     */
    look_alike?: string;
    /**
     * The letters that may share a digit with others
     */
    may_share: string[];
    /**
     * Whether unknown digits differ from those that are written and from those of letters
     */
    others_differ: boolean;
    /**
     * Whether unknown digits differ from each other
     */
    all_different: boolean;
    /**
     * Whether everything holds
     */
    correct: boolean;
    /**
     * The fault, as a sentence
     */
    mistakes: string[];
  }[];
}
/**
 * The difficulty of puzzles
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "alphametic-grade".
 */
export interface AlphameticGrade {
  /**
   * An item for each puzzle, in order
   *
   * Items: One puzzle
   */
  puzzles: {
    /**
     * The line in which the puzzle begins; 1 on the command line
     */
    line: number;
    /**
     * The puzzle as the program read it
     */
    puzzle: string;
    /**
     * The base of the numbers
     */
    base: number;
    /**
     * Whether numbers of several digits may begin with 0
     */
    leading_zeros: boolean;
    /**
     * A remark on two letters that look alike, if the puzzle has such letters: A is Latin, Α is Greek
     */
    look_alike?: string;
    /**
     * The letters that may share a digit with others
     */
    may_share: string[];
    /**
     * Whether unknown digits differ from those that are written and from those of letters
     */
    others_differ: boolean;
    /**
     * Whether unknown digits differ from each other
     */
    all_different: boolean;
    /**
     * How many answers reasoning found; given_up if it did not end
     */
    outcome: 'no_answer' | 'one_answer' | 'several_answers' | 'given_up';
    /**
     * The difficulty of the puzzle, from 1 (easy) to 5
     */
    level?: number;
    /**
     * The effort of all steps together
     */
    effort?: number;
    technique?: AlphameticTechniques;
    hardest?: AlphameticTechniques;
    /**
     * The reasons, as sentences
     */
    reasons?: string[];
    /**
     * The reason for having no level
     */
    problem?: 'no answer' | 'several answers' | 'too many guesses';
  }[];
}
/**
 * The steps of a person to the answers
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "alphametic-explain".
 */
export interface AlphameticExplain {
  /**
   * An item for each puzzle, in order
   *
   * Items: One puzzle
   */
  puzzles: {
    /**
     * The line in which the puzzle begins; 1 on the command line
     */
    line: number;
    /**
     * The puzzle as the program read it
     */
    puzzle: string;
    /**
     * The base of the numbers
     */
    base: number;
    /**
     * Whether numbers of several digits may begin with 0
     */
    leading_zeros: boolean;
    /**
     * A remark on two letters that look alike, if the puzzle has such letters: A is Latin, Α is Greek
     */
    look_alike?: string;
    /**
     * The letters that may share a digit with others
     */
    may_share: string[];
    /**
     * Whether unknown digits differ from those that are written and from those of letters
     */
    others_differ: boolean;
    /**
     * Whether unknown digits differ from each other
     */
    all_different: boolean;
    /**
     * How the puzzle was understood, in one line, where it has no answer or several
     */
    understood?: string;
    /**
     * How many answers reasoning found; given_up if it did not end
     */
    outcome: 'no_answer' | 'one_answer' | 'several_answers' | 'given_up';
    /**
     * All steps; those under a guess have a depth
     */
    steps: AlphameticStep[];
    /**
     * The answer, or the first that was found
     */
    letters?: {
      /**
       * A digit
       *
       * This interface was referenced by `undefined`'s JSON-Schema definition
       * via the `patternProperty` "^([A-Z]|[A-Z]?[^ -~]+)$".
       */
      [k: string]: number;
    };
  }[];
}
/**
 * One step towards the answer of an alphametic
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "alphametic-step".
 */
export interface AlphameticStep {
  technique: AlphameticTechniques;
  /**
   * The number of open guesses at this step
   */
  depth: number;
  /**
   * The equations that the step uses: none, one or two
   */
  equations: StepEquation[];
  /**
   * Deprecated: the first of the equations, or null
   */
  equation: null | string;
  /**
   * Deprecated: the second of the equations, or null
   */
  other: null | string;
  /**
   * The column of the equation that the step uses, from the right, from 1; of two columns the right one; null if none
   */
  column: null | number;
  /**
   * Deprecated: the first of because_of, or null
   */
  because: null | string;
  /**
   * The letters whose digits imply the step: two at most
   *
   * Items: A letter of the puzzle, or .1, .2 and so on of unknown digits
   */
  because_of: string[];
  /**
   * The number of candidate combinations examined; 0 if none
   */
  cases: number;
  /**
   * The candidates of each letter before and after
   *
   * Items: One letter
   */
  changes: {
    /**
     * A letter of the puzzle, or .1, .2 and so on for unknown digits
     */
    letter: string;
    /**
     * The digits that it could be
     *
     * Items: A digit
     */
    before: number[];
    /**
     * The digits that it still can be
     *
     * Items: A digit
     */
    after: number[];
  }[];
  /**
   * Whether the step refutes its open guesses; at the end of a guess, whether the guess was wrong
   */
  contradiction: boolean;
  /**
   * The step in words
   */
  text: string;
}
/**
 * The next step
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "alphametic-hint".
 */
export interface AlphameticHint {
  /**
   * The line in which the puzzle begins; 1 on the command line
   */
  line: number;
  /**
   * The puzzle as the program read it
   */
  puzzle: string;
  /**
   * The base of the numbers
   */
  base: number;
  /**
   * Whether numbers of several digits may begin with 0
   */
  leading_zeros: boolean;
  /**
   * A remark on two letters that look alike, if the puzzle has such letters: A is Latin, Α is Greek
   */
  look_alike?: string;
  /**
   * The letters that may share a digit with others
   */
  may_share: string[];
  /**
   * Whether unknown digits differ from those that are written and from those of letters
   */
  others_differ: boolean;
  /**
   * Whether unknown digits differ from each other
   */
  all_different: boolean;
  /**
   * How the puzzle was understood, in one line, where it has no answer or several
   */
  understood?: string;
  /**
   * How many answers reasoning found; given_up if it did not end
   */
  outcome: 'no_answer' | 'one_answer' | 'several_answers' | 'given_up';
  /**
   * Letters whose given or excluded digits contradict the answer; then there are no steps
   */
  wrong: string[];
  /**
   * The steps up to the first that says something new; after a guess that is wrong, its end
   */
  steps: AlphameticStep[];
}
/**
 * Puzzles with exactly one answer each
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "alphametic-generate".
 */
export interface AlphameticGenerate {
  /**
   * The seed; absent with --all
   */
  seed?: number | string;
  /**
   * The puzzles made
   */
  kind: 'sum' | 'doubly-true' | 'multiplication';
  /**
   * How many of the given words are skipped, because they have other characters than letters; absent if none
   */
  skipped?: number;
  /**
   * The puzzles
   *
   * Items: One puzzle
   */
  puzzles: {
    /**
     * The puzzle
     */
    puzzle: string;
    /**
     * The answer
     */
    letters: {
      /**
       * A digit
       *
       * This interface was referenced by `undefined`'s JSON-Schema definition
       * via the `patternProperty` "^([A-Z]|[A-Z]?[^ -~]+)$".
       */
      [k: string]: number;
    };
    /**
     * The puzzle with its digits
     */
    text: string;
    /**
     * The difficulty of the puzzle, from 1 (easy) to 5
     */
    level: number;
    /**
     * The effort of all steps together
     */
    effort: number;
    technique: AlphameticTechniques;
    hardest: AlphameticTechniques;
  }[];
}
/**
 * Puzzles for a sheet, with their answers
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "sheet-puzzles".
 */
export interface SheetPuzzles {
  /**
   * The seed that makes these puzzles again: a number, or a string beyond 2^53
   */
  seed: number | string;
  /**
   * The puzzles, in their order on the sheet
   */
  puzzles: SheetPuzzle[];
}
/**
 * One puzzle, with its answer
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "sheet-puzzle".
 */
export interface SheetPuzzle {
  /**
   * Its number on the sheet
   */
  number: number;
  kind: Kinds;
  /**
   * The code that names it, or the id of a stated question, which has no code
   */
  code: string;
  /**
   * Its difficulty, 1 (easy) to 5; null for number puzzles and hands without a solution
   */
  level: Level | null;
  rules?: Rules;
  /**
   * For a hand of another game than Krypto: whether all cards must be used, or any may be left over
   */
  use?: 'all' | 'any';
  /**
   * For a hand of Countdown without a solution: the nearest result, as an equation
   */
  nearest?: string;
  /**
   * The hand, the grid as a text, or the alphametic
   */
  puzzle: string;
  /**
   * The easiest formula, the solved grid, or the calculation with its digits; null if there is no solution
   */
  solution: string | null;
}
/**
 * A puzzle of one's own as sheets take it
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "sheet-own".
 */
export interface SheetOwn {
  puzzle: SheetPuzzle;
}
/**
 * The pages of a sheet as pictures, and its puzzles with their answers
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "sheet-pages".
 */
export interface SheetPages {
  /**
   * The title: the one given, or that of the language
   */
  title: string;
  /**
   * The puzzles, in their order on the sheet
   */
  puzzles: SheetPuzzle[];
  /**
   * The numbers at which a version before this one, made by grading 4, has the same objective, answer or turned puzzle: empty unless the sheet is too small or its puzzles are too equal
   *
   * Items: A number on the sheet
   */
  shared: number[];
  /**
   * The pages of the puzzles
   *
   * Items: A page, as a file of SVG
   */
  pages: string[];
  /**
   * The pages of the answers; empty unless asked for
   *
   * Items: A page, as a file of SVG
   */
  answers: string[];
}
/**
 * The puzzles of a day, which are the same everywhere
 *
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "today".
 */
export interface Today {
  /**
   * The day
   */
  date: string;
  /**
   * One puzzle of each kind, or of the kind asked for
   */
  puzzles: DayPuzzle[];
}
/**
 * This interface was referenced by `Questions`'s JSON-Schema
 * via the `definition` "Failure".
 */
export interface Failure {
  /**
   * One line: the wrong name, the fault, and how to fix it
   */
  error: string;
  code: ErrorCode;
}

export const ERROR_CODE = [
  'bad_request',
  'bad_value',
  'missing_value',
  'unknown_name',
  'bad_body',
  'foreign_page',
  'not_found',
  'method',
  'body_too_large',
  'type',
  'foreign_host',
  'too_much',
  'web_socket',
  'header_too_large',
  'stopped',
  'fault',
  'unsupported',
  'busy',
  'no_reader',
] as const;
export const RULES = ['house', 'integer', 'international', 'positive'] as const;
export const LEVEL = [1, 2, 3, 4, 5] as const;
export const SIGN = ['+', '-', '*', '/', '='] as const;
export const TECHNIQUES = [
  'leading_digit',
  'found_digit',
  'last_place',
  'pair',
  'same_number',
  'short_line',
  'last_digits',
  'sizes',
  'carries',
  'few_cases',
  'many_cases',
  'two_lines',
  'guess',
  'refuted',
  'answer',
] as const;
export const ALPHAMETIC_TECHNIQUES = [
  'leading_digit',
  'found_digit',
  'last_place',
  'pair',
  'same_number',
  'short_line',
  'carry',
  'parity',
  'column',
  'last_digits',
  'sizes',
  'digit_sums',
  'carries',
  'two_columns',
  'few_cases',
  'many_cases',
  'two_lines',
  'guess',
  'refuted',
  'answer',
] as const;
export const KINDS = [
  'krypto',
  'calcrostic',
  'newspaper',
  'numbers',
  'alphametic',
  '24',
  'countdown',
  'own',
  'stated',
] as const;
