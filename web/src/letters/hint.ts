// SPDX-License-Identifier: MIT
/** Hints: steps of the explaining solver, in words, with the part of the board that they look at. */
import type { AlphameticTechniques } from '#reckon/api.ts';
import type { Answer } from '../engine/questions';
import { formatNumber, words } from '../i18n';
import type { HintParts, HintTexts } from '../i18n/en/letters-hints';
import { bound } from '../i18n/base/text';
import { nameOf, type Board } from './board';
import { capital, consequences, supposition, type LetterChange } from './follows';
import { onlyDigit } from './marks';
import { relationOf, type Known, type Relation } from './relation';

type EngineStep = Answer<'alphametic/hint'>['steps'][number];
export type HintOutcome = Answer<'alphametic/hint'>['outcome'];

/** That all digits but one are ruled out for a letter: the page sees it by itself. */
export type Technique = AlphameticTechniques | 'only_digit';

/** A step, of a grid or of any other puzzle. */
export type Step = Pick<EngineStep, 'equations' | 'column' | 'because_of' | 'contradiction'> & {
  /** The number of cases worked through; the page's own steps have none. */
  cases?: number;
  technique: Technique;
  changes: readonly LetterChange[];
};

export interface Hint {
  /** Those that lead to something new, which the last one says. */
  readonly steps: readonly Step[];
  /** The digits on the board. */
  readonly known: Known;
  /** The digits that letters can still be. */
  readonly left: Record<string, number[]>;
  /** Whether it says anything that can be written on the board. */
  readonly applicable: boolean;
}

/** The names of a puzzle's parts. */
export interface Named {
  readonly base: number;
  /** Returns the places at which a step looks: two at most. */
  placesOf: (step: Step) => readonly string[];
}

export function hintOf(steps: readonly Step[], board: Board): Hint {
  const told = steps.filter(
    (step, i) => i === steps.length - 1 || (!isRefuted(steps, i) && isNews(step, board)),
  );
  const left = Object.fromEntries(
    told
      .flatMap(({ changes }) => changes)
      .filter(({ after }) => after.length > 0)
      .map(({ letter, after }) => [letter, after]),
  );
  return {
    steps: told,
    known: board.digits,
    left,
    applicable: Object.keys(left).length > 0 && !told.some(isDeadEnd),
  };
}

/** A letter for which one digit alone is left by what is known. */
export function onlyDigitStep(ruledOut: Record<string, number[]>, base: number): Step | undefined {
  const change = onlyDigit(ruledOut, base);
  return (
    change && {
      technique: 'only_digit',
      equations: [],
      column: null,
      because_of: [change.letter],
      changes: [change],
      contradiction: false,
    }
  );
}

/** The hint as sentences; each knows the digits that those before it find. */
export function sentence({ steps, known }: Hint, named: Named): string {
  const digits = { ...known };
  return steps
    .map((step) => {
      const text = sentenceOf(step, named, digits);
      noteDigits(step, digits);
      return text;
    })
    .join(' ');
}

/** A conclusion of a hint, and the reason for it. */
export interface Told {
  /** The result of all its steps together. */
  readonly conclusion: string;
  /** The steps, without what follows from the last one. */
  readonly reason: string;
}

/** The hint with what follows set apart: the reason was partly said before. */
export function toldOf({ steps, known }: Hint, named: Named): Told {
  const { techniques } = words().letters.hints;
  const digits = { ...known };
  const reasons = steps.map((step, i) => {
    const text =
      i === steps.length - 1
        ? capital(bound(`${techniques[step.technique](partsOf(step, named, digits))}.`))
        : sentenceOf(step, named, digits);
    noteDigits(step, digits);
    return text;
  });
  const follows = consequences(joinedChanges(steps.flatMap(({ changes }) => changes)));
  return { conclusion: capital(bound(`${follows}.`)), reason: reasons.join(' ') };
}

/** One change for each letter, from the first of its changes to the last. */
function joinedChanges(changes: readonly LetterChange[]): LetterChange[] {
  const joined = new Map<string, LetterChange>();
  for (const { letter, before, after } of changes) {
    joined.set(letter, { letter, before: joined.get(letter)?.before ?? before, after });
  }
  return [...joined.values()];
}

/** Where the steps look, and the idea of each, without what follows. */
export function placeSentence({ steps, known }: Hint, named: Named): string {
  const { hints } = words().letters;
  return steps
    .map((step) => {
      // An example would say what follows.
      const parts = { ...partsOf(step, named, known), example: '' };
      const idea = isNamedApart(step.technique)
        ? hints.ideas[step.technique](parts)
        : hints.techniques[step.technique](parts);
      return capital(bound(`${idea}.`));
    })
    .join(' ');
}

/** Adds the digits that a step finds. */
export function noteDigits({ changes }: Step, digits: Record<string, number>): void {
  for (const { letter, after } of changes) {
    const [digit] = after;
    if (digit !== undefined && after.length === 1) {
      digits[letter] = digit;
    }
  }
}

/** Whether there is something to think about before it is said what follows. */
export function isGentle({ steps, applicable }: Hint): boolean {
  return applicable && steps.every(({ technique }) => technique !== 'guess');
}

/** A reason that says too much, or too little, without what follows. */
function isNamedApart(technique: Technique): technique is keyof HintTexts['ideas'] {
  return technique in words().letters.hints.ideas;
}

function partsOf(step: Step, { base, placesOf }: Named, known: Known): HintParts {
  const [first = '', other = ''] = placesOf(step);
  const relation = relationOf(step, known, base);
  const place = relation === undefined || first === '' ? first : withRelation(first, relation);
  const { cases = 0, changes } = step;
  return {
    place,
    inside: enclosed(place),
    other: enclosed(other),
    letters: step.because_of.map(nameOf),
    base,
    supposed: supposition(step.changes),
    cases: cases > 1 ? formatNumber(cases) : '',
    candidates: candidatesOf(changes),
    begin: beginningOf(changes),
    mostCarried: relation?.kind === 'column' ? relation.numbers - 1 : 0,
    example: exampleOf(step, known, base),
  };
}

/** Returns the arithmetic of a step with the first digit in it that it rules out. */
function exampleOf(step: Step, known: Known, base: number): string {
  const [change] = step.changes;
  const digit = change?.before.find((one) => !change.after.includes(one));
  if (change === undefined || digit === undefined) {
    return '';
  }
  const before = arithmeticOf(relationOf(step, known, base));
  const text = arithmeticOf(relationOf(step, { ...known, [change.letter]: digit }, base));
  return text === before ? '' : keptTogether(text);
}

function arithmeticOf(relation: Relation | undefined): string {
  switch (relation?.kind) {
    case 'filled':
      return relation.text;
    case 'column':
      return sumOf(relation);
    default:
      return '';
  }
}

/** Letters with more digits left are not listed. */
const MOST_LISTED = 4;
/** A trial does not begin with a letter that has more digits left. */
const MOST_BEGUN = 6;

/** Returns the digits that the letters of a step can still be, where they are few. */
function candidatesOf(changes: readonly LetterChange[]): string {
  const { hints, follows } = words().letters;
  return follows.join(
    changes
      .filter(({ before }) => before.length <= MOST_LISTED)
      .map(({ letter, before }) => hints.canBe(nameOf(letter), before)),
  );
}

/** Returns the letter of a step that has the fewest digits left, and these. */
function beginningOf(changes: readonly LetterChange[]): string {
  const [first] = changes.toSorted((a, b) => a.before.length - b.before.length);
  return first === undefined || first.before.length > MOST_BEGUN
    ? ''
    : words().letters.hints.beginWith(nameOf(first.letter), first.before);
}

function withRelation(place: string, relation: Relation): string {
  const { relations } = words().letters.hints;
  switch (relation.kind) {
    case 'filled':
      return relations.filled(place, keptTogether(relation.text));
    case 'ends': {
      const say = relation.isDigit ? relations.endsIn : relations.endsLike;
      return say(place, keptTogether(relation.left), keptTogether(relation.right));
    }
    case 'column': {
      if (relation.addends.length === 0 && relation.isCarriedInto) {
        return relations.onlyCarry(place, relation.result);
      }
      return relations.column(place, keptTogether(sumOf(relation)));
    }
  }
}

/** The sum of a column, with what is carried into it. */
function sumOf({ addends, isCarriedInto, result }: Extract<Relation, { kind: 'column' }>): string {
  const { carried } = words().letters.hints.relations;
  return `${[...addends, ...(isCarriedInto ? [carried] : [])].join(' + ')} = ${result}`;
}

/** A step as a sentence: its reason, and what follows. */
export function sentenceOf(step: Step, named: Named, known: Known): string {
  const { hints } = words().letters;
  const parts = partsOf(step, named, known);
  const { technique, changes } = step;
  if (technique === 'answer') {
    return capital(bound(`${hints.techniques.answer()}.`));
  }
  const said = isDeadEnd(step)
    ? hints.supposed(hints.contradiction(parts), consequences(changes))
    : (technique === 'guess' ? hints.supposed : hints.step)(
        hints.techniques[technique](parts),
        consequences(changes),
      );
  return capital(bound(said));
}

/** A place with a comma in it has one at its end too, in the middle of a sentence. */
function enclosed(place: string): string {
  return place.includes(', ') ? `${place},` : place;
}

/** Short equations stay together on one line of text; longer ones break before a sign. */
export function keptTogether(equation: string): string {
  return equation.length > 24
    ? equation.replace(/([+−×÷=]) /g, '$1\u00a0')
    : equation.replaceAll(' ', '\u00a0');
}

/** A guess that the next step says is wrong. */
function isRefuted(steps: readonly Step[], index: number): boolean {
  return steps[index]?.technique === 'guess' && steps[index + 1]?.technique === 'refuted';
}

/** Whether the board lacks what the step says, other than digits that have a letter by now. */
export function isNews({ changes }: Step, { digits, crossed }: Board): boolean {
  const taken = Object.values(digits);
  return changes.some(
    ({ letter, before, after }) =>
      digits[letter] === undefined &&
      (after.length === 1 ||
        before.some(
          (digit) =>
            !after.includes(digit) &&
            !taken.includes(digit) &&
            crossed[letter]?.includes(digit) !== true,
        )),
  );
}

/** Whether the board has no answer; a supposition that was refuted leads on. */
function isDeadEnd({ contradiction, technique }: Step): boolean {
  return contradiction && technique !== 'refuted';
}
