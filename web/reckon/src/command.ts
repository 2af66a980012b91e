// SPDX-License-Identifier: MIT
/** The words of a command, as the path and the body of a question. */

export interface Command {
  path: string;
  body: Record<string, unknown>;
  /** Whether the answer is wanted in JSON. */
  json: boolean;
}

/** The value of a body that the words after the path give, by the first word of the path. */
const SUBJECTS: Readonly<Record<string, string>> = {
  krypto: 'hand',
  calcrostic: 'grid',
  alphametic: 'puzzle',
};

/** Read as numbers, unless they are longer than a number of JavaScript can be. */
const NUMBER = /^-?\d{1,15}$/;

function valueOf(text: string): unknown {
  if (NUMBER.test(text)) {
    return Number(text);
  }
  if (text === 'true' || text === 'false') {
    return text === 'true';
  }
  return /^[[{]/.test(text) ? (JSON.parse(text) as unknown) : text;
}

/** Splits options from the other words. */
function sorted(words: readonly string[]): { plain: string[]; options: Record<string, unknown> } {
  const plain: string[] = [];
  const options: Record<string, unknown> = {};
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const option = /^--([a-z][a-z_-]*)(?:=(.*))?$/s.exec(word);
    if (option?.[1] === undefined) {
      plain.push(word);
      continue;
    }
    const next = words[i + 1];
    let value: unknown = true;
    if (option[2] !== undefined) {
      value = valueOf(option[2]);
    } else if (next !== undefined && !next.startsWith('--') && option[1] !== 'json') {
      value = valueOf(next);
      i += 1;
    }
    options[option[1].replaceAll('-', '_')] = value;
  }
  return { plain, options };
}

/** 24 and Countdown are games of hands: the objective is known, or stands last. */
function gameOf(plain: readonly string[]): Record<string, unknown> | undefined {
  const numbers = plain.slice(1).join(' ').trim();
  if (plain[0] === '24') {
    return { hand: /[:=]/.test(numbers) ? numbers : `${numbers} : 24` };
  }
  if (plain[0] === 'countdown') {
    const hand = /[:=]/.test(numbers) ? numbers : numbers.replace(/\s+(\d+)$/, ' : $1');
    return { hand, use: 'any', rules: 'positive' };
  }
  return undefined;
}

/** `read` gives the text of a file, or of standard input for "-"; it may throw. */
export function commandOf(words: readonly string[], read: (name: string) => string): Command {
  const { plain, options } = sorted(words);
  const { json, ...rest } = options;
  const game = gameOf(plain);
  if (game !== undefined) {
    return { path: 'krypto/solve', body: { ...game, ...rest }, json: json === true };
  }
  const [first = ''] = plain;
  const area = first.includes('/') || !(first in SUBJECTS || first === 'sheet') ? 1 : 2;
  const path = plain.slice(0, area).join('/');
  const given = plain.slice(area);
  const subject = SUBJECTS[path.split('/')[0] ?? ''];
  const body: Record<string, unknown> = { ...rest };
  if (given.length > 0) {
    if (subject === undefined) {
      throw new Error(`'${given[0] ?? ''}' means nothing to ${path}: give values as --name VALUE`);
    }
    if (path === 'krypto/check') {
      body['formula'] ??= given.pop();
    }
    const told = given.join(' ');
    const isFile = subject === 'grid' && !/[\n|=]/.test(told);
    body[subject] = told === '-' || isFile ? read(told) : told;
  }
  return { path, body, json: json === true };
}
