// SPDX-License-Identifier: MIT
/** Answers as text, in the words of the program. */

interface Told {
  text: string;
  /** Whether the answer is "no", which the exit status says too. */
  isNo: boolean;
}

type Document = Record<string, unknown>;

const lines = (texts: readonly string[]) => texts.map((text) => `${text}\n`).join('');
const strings = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const documents = (value: unknown) => (Array.isArray(value) ? (value as Document[]) : []);
const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null;

function nearest(found: unknown): string {
  const sides = isDocument(found) ? [found['below'], found['above']] : [];
  const told = ['below', 'above'].flatMap((side, i) => {
    const one = sides[i];
    return isDocument(one)
      ? [`${side}: ${String(one['value'])} = ${String(one['expression'])}`]
      : [];
  });
  return told.length > 0 ? `; nearest ${told.join('; ')}` : '';
}

function solutions(answer: Document): Told {
  if (answer['solvable'] === false) {
    return {
      text: `no solution under ${String(answer['rules'])} rules${nearest(answer['nearest'])}\n`,
      isNo: true,
    };
  }
  return { text: lines(strings(answer['solutions'])), isNo: false };
}

function check(answer: Document): Told {
  if (answer['correct'] === true) {
    return { text: 'yes\n', isNo: false };
  }
  const problems = documents(answer['problems']).map((one) => `no: ${String(one['message'])}`);
  return { text: lines(problems), isNo: true };
}

function grade(answer: Document): Told {
  const reasons = strings(answer['reasons']).map((reason) => `- ${reason}`);
  return { text: lines([`level ${String(answer['level'])} of 5`, ...reasons]), isNo: false };
}

function deal(answer: Document): Told {
  const hands = documents(answer['hands']).map(
    (hand) => `${strings(hand['cards']).join(' ')} : ${String(hand['objective'])}`,
  );
  return { text: lines(hands), isNo: false };
}

function grids(answer: Document): Told {
  const made = documents(answer['puzzles']).map(
    (one) => `# level ${String(one['level'])}\n${String(one['puzzle'])}`,
  );
  return { text: made.join('\n'), isNo: made.length === 0 };
}

function solvedGrids(answer: Document, body: Document): Told {
  const grid = String(body['grid'])
    .replaceAll(/^#.*\n/gm, '')
    .trimEnd();
  const solved = documents(answer['solutions']).map((one) => {
    const letters = Object.entries(one['letters'] as Record<string, number>).sort();
    const digits = new Map(letters.map(([letter, digit]) => [letter, digit.toString(36)]));
    const filled = grid.replaceAll(/[A-Z]/g, (letter) => digits.get(letter) ?? letter);
    return `${filled}\n# ${letters.map(([letter, digit]) => `${letter} = ${digit}`).join(', ')}\n`;
  });
  return { text: solved.join('\n'), isNo: solved.length === 0 };
}

function equations(answer: Document): Told {
  const made = documents(answer['puzzles']).map(
    (one) => `${String(one['puzzle'])}  # level ${String(one['level'])}`,
  );
  return { text: lines(made), isNo: made.length === 0 };
}

function solvedEquations(answer: Document): Told {
  const solved = documents(answer['solutions']).map((one) => String(one['text']));
  return { text: lines(solved), isNo: solved.length === 0 };
}

const WRITERS: Readonly<Record<string, (answer: Document, body: Document) => Told>> = {
  version: (answer) => ({ text: `reckon ${String(answer['version'])}\n`, isNo: false }),
  'krypto/solve': solutions,
  'krypto/hint': (answer) =>
    answer['solvable'] === false
      ? solutions(answer)
      : { text: lines(strings(answer['steps'])), isNo: false },
  'krypto/check': check,
  'krypto/grade': grade,
  'krypto/deal': deal,
  'calcrostic/generate': grids,
  'calcrostic/solve': solvedGrids,
  'alphametic/generate': equations,
  'alphametic/solve': solvedEquations,
};

/** Answers that have no words of their own are written as JSON. */
export function textOf(path: string, body: Document, answer: unknown): Told {
  const write = WRITERS[path];
  if (write === undefined || !isDocument(answer)) {
    return { text: `${JSON.stringify(answer, null, 2)}\n`, isNo: false };
  }
  return write(answer, body);
}
