/** The questions of Krypto and their answers (schemas/ has the same as JSON Schema). */
import type { CalcrosticQuestions } from '../calcrostic/questions';
import type { SheetQuestions } from '../workshop/questions';

export const RULE_SETS = ['house', 'integer', 'international', 'positive'] as const;
export type Rules = (typeof RULE_SETS)[number];

export interface Game {
  cards: number[];
  objective: number;
}

/** An integer; one beyond 2^53 is a string. */
export type WideInteger = number | string;

export interface Step {
  left: string;
  operator: '+' | '-' | '*' | '/';
  right: string;
  result: string;
  text: string;
}

interface HandAnswer extends Game {
  rules: Rules;
}

export interface SolveAnswer extends HandAnswer {
  solvable: boolean;
  count?: number;
  solutions?: string[];
  nearest?: { below: NearestNumber | null; above: NearestNumber | null };
}

export interface NearestNumber {
  value: WideInteger;
  expression: string;
}

export type GradeAnswer =
  | (HandAnswer & { solvable: false })
  | (HandAnswer & {
      solvable: true;
      level: 1 | 2 | 3 | 4 | 5;
      score: number;
      distinct: number;
      written: number;
      needs: { division: boolean; fraction: boolean; negative: boolean; largest: WideInteger };
      easiest: string;
      effort: number;
      reasons: string[];
    });

export interface NextAnswer {
  numbers: (number | string)[];
  objective: WideInteger;
  rules: Rules;
  solvable: boolean;
  steps: Step[];
}

export interface CheckAnswer extends HandAnswer {
  formula: string;
  value: WideInteger | null;
  correct: boolean;
  problems: { kind: string; message: string }[];
}

export interface GamesAnswer {
  rules: Rules;
  games: Game[];
  more: boolean;
  /** Where to go on from. */
  next: Game | null;
}

export interface CensusAnswer {
  rules: Rules;
  by_objective: { objective: number; games: number; unsolvable: number }[];
  by_cards: { smallest: number; largest: number; games: number; unsolvable: number }[];
}

type HandQuestion = (Game | { hand: string }) & { rules?: Rules };

export interface Questions extends CalcrosticQuestions, SheetQuestions {
  version: { ask: Record<string, never>; answer: { version: string } };
  'krypto/deal': {
    ask: {
      seed: WideInteger;
      deck?: '56' | '52';
      count?: number;
      solvable?: boolean;
      rules?: Rules;
    };
    answer: { deck: 56 | 52; seed: WideInteger; rules?: Rules; hands: Game[] };
  };
  'krypto/solve': {
    ask: HandQuestion & {
      form?: 'distinct' | 'written' | 'essential' | 'linear';
      limit?: number;
      count?: boolean;
    };
    answer: SolveAnswer;
  };
  'krypto/grade': { ask: HandQuestion; answer: GradeAnswer };
  'krypto/check': { ask: HandQuestion & { formula: string }; answer: CheckAnswer };
  'krypto/next': {
    ask: { numbers: (number | string)[]; objective: number; rules?: Rules };
    answer: NextAnswer;
  };
  'krypto/games': {
    ask: {
      rules: Rules;
      objective?: number;
      smallest?: number;
      largest?: number;
      solvable?: boolean;
      from?: Game;
      limit?: number;
    };
    answer: GamesAnswer;
  };
  'krypto/census': { ask: { rules: Rules }; answer: CensusAnswer };
}

export type Path = keyof Questions;
export type Ask<P extends Path> = Questions[P]['ask'];
export type Answer<P extends Path> = Questions[P]['answer'];
