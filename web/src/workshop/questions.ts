/** The questions about sheets and their answers (schemas/ has the same as JSON Schema). */
import type { Rules } from '../engine/questions';
import type { MadeKind, Paper, SheetLanguage } from './sheet';

export interface SheetPuzzle {
  number: number;
  kind: MadeKind | 'numbers';
  code: string;
  level: number | null;
  rules?: Rules;
  /** The hand, or the grid as a text. */
  puzzle: string;
  solution: string | null;
}

export interface PagesAnswer {
  title: string;
  puzzles: SheetPuzzle[];
  /** Files of SVG. */
  pages: string[];
  answers: string[];
}

export interface SheetQuestions {
  'sheet/puzzles': {
    ask: Partial<Record<MadeKind, number>> & {
      seed: number;
      easiest?: number;
      hardest?: number;
      rules?: Rules;
      rows?: number;
      columns?: number;
      avoid?: readonly string[];
    };
    answer: { seed: number; puzzles: SheetPuzzle[] };
  };
  'sheet/pages': {
    ask: {
      codes: readonly string[];
      title?: string;
      lang?: SheetLanguage;
      paper?: Paper;
      large?: boolean;
      answers?: boolean;
    };
    answer: PagesAnswer;
  };
}
