// SPDX-License-Identifier: MIT
/**
 * Folds solutions together that differ only by what changes nothing: × 1, ÷ 1, + 0 and − 0; and
 * tells those that are really different from those that are only written in another order.
 */
import type { Expression } from './expression';
import { parseFormula } from './formula';
import { calculate, type Operator } from './operations';
import { equals, rational, type Rational } from './rational';

export interface Fold {
  /** Their places among all solutions, from 0; the easiest first. */
  readonly places: readonly number[];
  /** Whether steps with 1, and steps with 0, are what differs. */
  readonly hasOnes: boolean;
  readonly hasZeros: boolean;
}

/** Every solution is in one fold, and folds come in the order of their easiest solutions. */
export function foldsOf(solutions: readonly string[]): Fold[] {
  const folds = new Map<string, { places: number[]; hasOnes: boolean; hasZeros: boolean }>();
  for (const [place, text] of solutions.entries()) {
    const tree = parseFormula(text);
    const core = tree && coreOf(tree);
    const key = core === undefined ? text : keyOf(core);
    const fold = folds.get(key);
    if (fold === undefined) {
      const hasOnes = core !== undefined && core.ones.length > 0;
      folds.set(key, {
        places: [place],
        hasOnes,
        hasZeros: core !== undefined && core.zeros.length > 0,
      });
    } else {
      fold.places.push(place);
    }
  }
  return [...folds.values()];
}

/** The first fold of each way that differs from those before it by more than its order. */
export function differentOf(folds: readonly Fold[], solutions: readonly string[]): Fold[] {
  const seen = new Set<string>();
  return folds.filter(({ places: [first = 0] }) => {
    const text = solutions[first] ?? '';
    const tree = parseFormula(text);
    const key = (tree && formOf(tree)?.text) ?? text;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** A part of a formula without its order, brackets that only order needs, and idle steps. */
interface Form {
  readonly text: string;
  readonly value: Rational;
  /** The operator of the chain: `+` for a sum, `*` for a product. */
  readonly does?: Operator;
  readonly parts: readonly { readonly operator: Operator; readonly form: Form }[];
}

/** Nothing if it cannot be calculated. */
function formOf(tree: Expression): Form | undefined {
  if (tree.kind === 'card') {
    return { text: String(tree.value), value: rational(BigInt(tree.value)), parts: [] };
  }
  const isSum = tree.operator === '+' || tree.operator === '-';
  const [does, undoes]: [Operator, Operator] = isSum ? ['+', '-'] : ['*', '/'];
  const neutral = isSum ? ZERO : ONE;
  const [left, right] = [formOf(tree.left), formOf(tree.right)];
  const made = left && right && calculate(left.value, tree.operator, right.value, 'house');
  if (left === undefined || right === undefined || made?.ok !== true) {
    return undefined;
  }
  const turned = (operator: Operator) => (operator === does ? undoes : does);
  const partsOf = (form: Form, isUndone: boolean): Form['parts'] =>
    equals(form.value, neutral)
      ? []
      : form.does === does
        ? form.parts.map((part) => ({
            ...part,
            operator: isUndone ? turned(part.operator) : part.operator,
          }))
        : [{ operator: isUndone ? undoes : does, form }];
  const parts = [...partsOf(left, false), ...partsOf(right, tree.operator === undoes)];
  const [only] = parts;
  if (only === undefined) {
    // The idle part that is made may be a part of the sum around it.
    return left.text.length > right.text.length ? left : right;
  }
  if (parts.length === 1 && only.operator === does) {
    return only.form;
  }
  const texts = parts.map(({ operator, form }) => `${operator}${form.text}`).sort(compare);
  return { text: `(${texts.join('')})`, value: made.value, does, parts };
}

/** A part of a formula without the steps that change nothing. */
interface Core {
  readonly text: string;
  readonly value: Rational;
  /** The parts that make 1 or 0 and change nothing. */
  readonly ones: readonly string[];
  readonly zeros: readonly string[];
}

const ZERO = rational(0n);
const ONE = rational(1n);

/** Nothing if it cannot be calculated. */
function coreOf(tree: Expression): Core | undefined {
  return tree.kind === 'card'
    ? { text: String(tree.value), value: rational(BigInt(tree.value)), ones: [], zeros: [] }
    : chainOf(tree, tree.operator === '+' || tree.operator === '-' ? ['+', '-'] : ['*', '/']);
}

/** A sum or a product, whose parts are sorted. */
function chainOf(
  tree: Expression,
  [does, undoes]: readonly [Operator, Operator],
): Core | undefined {
  const isSum = does === '+';
  const neutral = isSum ? ZERO : ONE;
  const parts: { core: Core; operator: Operator }[] = [];
  const collect = (node: Expression, isUndone: boolean): boolean => {
    if (node.kind === 'operation' && (node.operator === does || node.operator === undoes)) {
      return (
        collect(node.left, isUndone) && collect(node.right, isUndone !== (node.operator === undoes))
      );
    }
    const core = coreOf(node);
    if (core !== undefined) {
      parts.push({ core, operator: isUndone ? undoes : does });
    }
    return core !== undefined;
  };
  if (!collect(tree, false)) {
    return undefined;
  }
  const isNeutral = ({ core }: (typeof parts)[number]) => equals(core.value, neutral);
  const textOf = ({ core, operator }: (typeof parts)[number]) => `${operator}${core.text}`;
  const kept = parts
    .filter((part) => !isNeutral(part))
    .sort((a, b) => compare(textOf(a), textOf(b)));
  const idle = parts.filter(isNeutral).sort((a, b) => compare(a.core.text, b.core.text));
  if (kept.length === 0) {
    kept.push(...idle.splice(0, 1).map(({ core }) => ({ core, operator: does })));
  }
  let value = neutral;
  for (const { core, operator } of kept) {
    const made = calculate(value, operator, core.value, 'house');
    if (!made.ok) {
      return undefined;
    }
    value = made.value;
  }
  const [only] = kept;
  const unused = idle.map(({ core }) => core.text);
  return {
    text:
      kept.length === 1 && only?.operator === does
        ? only.core.text
        : `(${kept.map(textOf).join('')})`,
    value,
    ones: [...parts.flatMap(({ core }) => core.ones), ...(isSum ? [] : unused)],
    zeros: [...parts.flatMap(({ core }) => core.zeros), ...(isSum ? unused : [])],
  };
}

function keyOf({ text, ones, zeros }: Core): string {
  return [text, ...[...ones].sort(compare), '|', ...[...zeros].sort(compare)].join(' ');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
