/** The questions about calcrostics and their answers (schemas/ has the same as JSON Schema). */
import type { Level } from './daily';

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
export type Technique = (typeof TECHNIQUES)[number];

/** That all digits but one are ruled out for a letter: the page sees it by itself. */
export const ONLY_DIGIT = 'only_digit';

export type Letters = Record<string, number>;

/** A line of the grid that was asked about; its cells are counted in reading order. */
export interface StepLine {
  index: number;
  kind: 'row' | 'column' | 'diagonal';
  cells: number[];
  text: string;
}

export interface LetterChange {
  letter: string;
  before: number[];
  after: number[];
}

export interface ReasoningStep {
  technique: Technique | typeof ONLY_DIGIT;
  line: StepLine | null;
  other: StepLine | null;
  because: string[];
  changes: LetterChange[];
  contradiction: boolean;
  words: string;
}

export interface CalcrosticQuestions {
  'calcrostic/generate': {
    ask: {
      seed: number;
      difficulty?: Level;
      rows?: number;
      columns?: number;
    };
    answer: {
      puzzles: { puzzle: string; level: Level; effort: number; letters: Letters }[];
    };
  };
  'calcrostic/solve': {
    ask: { grid: string; given?: Letters; limit?: number };
    answer: { count: number; complete: boolean; solutions: { letters: Letters; grid: string }[] };
  };
  'calcrostic/grade': {
    ask: { grid: string };
    answer: { grids: { level: Level | null }[] };
  };
  'calcrostic/hint': {
    ask: { grid: string; given?: Letters; ruled_out?: Record<string, number[]> };
    answer: { outcome: string; wrong: string[]; step: ReasoningStep | null };
  };
}
