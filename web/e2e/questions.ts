// SPDX-License-Identifier: MIT
/** Random questions of every kind that the engine knows, valid and invalid. */

export interface AnyQuestion {
  path: string;
  body: string;
}

/** Numbers by chance that are the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CODES = ['K5762-9E8G0', 'CA8DB-R18R1-4HS', 'CC682-82489-F', 'N01E1-83J4Z-3DC'];

type Body = Record<string, unknown>;

export class QuestionMaker {
  readonly #random: () => number;
  readonly #grids: readonly string[];
  readonly #kinds: readonly (readonly [path: string, weight: number, make: () => Body])[];

  constructor(seed: number, grids: readonly string[]) {
    this.#random = chance(seed);
    this.#grids = grids;
    const hand = () => this.#hand();
    const rules = () => this.#maybe({ rules: this.#rules() });
    const grid = () => ({ grid: this.#grid() });
    this.#kinds = [
      ['version', 1, () => ({})],
      ['krypto/deal', 5, () => ({ ...this.#deal(), ...rules() })],
      ['krypto/solve', 12, () => ({ ...hand(), ...rules(), ...this.#asked() })],
      ['krypto/grade', 8, () => ({ ...hand(), ...rules() })],
      [
        'krypto/hint',
        6,
        () => ({ ...hand(), ...rules(), ...this.#maybe({ more: this.#upTo(5) }) }),
      ],
      ['krypto/check', 8, () => ({ ...hand(), ...rules(), formula: this.#formula() })],
      ['krypto/nearest', 6, () => ({ ...hand(), ...rules() })],
      ['krypto/next', 12, () => ({ ...this.#numbers(), ...rules() })],
      ['krypto/games', 2, () => ({ rules: this.#rules(), ...this.#cell() })],
      ['krypto/census', 0.3, () => ({ rules: this.#rules() })],
      ['calcrostic/solve', 6, () => ({ ...grid(), ...this.#maybe({ limit: this.#upTo(20) + 1 }) })],
      ['calcrostic/read', 6, grid],
      ['calcrostic/encode', 4, grid],
      ['calcrostic/verify', 4, grid],
      ['calcrostic/versions', 4, grid],
      ['calcrostic/standard', 4, grid],
      ['calcrostic/grade', 6, grid],
      ['calcrostic/hint', 8, () => ({ ...grid(), ...this.#maybe({ given: this.#given() }) })],
      ['calcrostic/steps', 4, () => ({ ...grid(), ...this.#maybe({ given: this.#given() }) })],
      ['calcrostic/generate', 2, () => ({ seed: this.#upTo(9999), ...this.#maybe({ count: 2 }) })],
      ['alphametic/read', 2, () => this.#alphametic()],
      ['alphametic/solve', 2, () => ({ ...this.#alphametic(), ...this.#maybe({ limit: 2 }) })],
      [
        'alphametic/hint',
        2,
        () => ({ ...this.#alphametic(), ...this.#maybe({ given: { A: 1 } }) }),
      ],
      ['sheet/puzzles', 2, () => ({ ...this.#order(), ...rules() })],
      ['sheet/pages', 4, () => this.#sheet()],
    ];
  }

  next(): AnyQuestion {
    const all = this.#kinds.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.#random() * all;
    const kind = this.#kinds.find(([, weight]) => (left -= weight) < 0) ?? this.#kinds[0];
    const [path, , make] = kind ?? ['version', 1, () => ({})];
    const body = JSON.stringify(make());
    return { path, body: this.#random() < 0.05 ? this.#spoil(body) : body };
  }

  #upTo(most: number): number {
    return Math.floor(this.#random() * (most + 1));
  }

  #pick<T>(items: readonly T[], otherwise: T): T {
    return items[this.#upTo(items.length - 1)] ?? otherwise;
  }

  #maybe(body: Body): Body {
    return this.#random() < 0.5 ? body : {};
  }

  #rules(): string {
    return this.#pick(['house', 'integer', 'international', 'positive'], 'house');
  }

  #hand(): Body {
    const cards = Array.from({ length: 3 + this.#upTo(2) }, () => this.#upTo(25));
    const objective = this.#upTo(30);
    return this.#random() < 0.5
      ? { cards, objective }
      : { hand: `${cards.join(' ')} : ${objective}` };
  }

  #deal(): Body {
    return {
      seed: this.#random() < 0.5 ? this.#upTo(1e9) : String(this.#upTo(1e9)),
      ...this.#maybe({ deck: this.#pick(['56', '52'], '56') }),
      ...this.#maybe({ count: 1 + this.#upTo(20) }),
      ...this.#maybe({ solvable: true }),
    };
  }

  #asked(): Body {
    return {
      ...this.#maybe({
        form: this.#pick(['distinct', 'written', 'essential', 'linear'], 'linear'),
      }),
      ...(this.#random() < 0.2 ? { count: true } : this.#maybe({ limit: 1 + this.#upTo(200) })),
    };
  }

  #alphametic(): Body {
    const puzzle = this.#pick(
      [
        'send + more = money',
        'AB × A = CDE; A > 1',
        'A. + ?B = CD',
        '    ABC\n×    DE\n-------\n   AAFF\n  GHGA\n-------\n  GACEF',
        'A + = B',
      ],
      'A + B = C',
    );
    return { puzzle, ...this.#maybe({ base: 2 + this.#upTo(34) }) };
  }

  #formula(): string {
    const operators = ['+', '-', '*', '/', '−', '×', '÷'];
    const terms = Array.from({ length: 1 + this.#upTo(5) }, () => String(this.#upTo(25)));
    return terms.reduce((left, right) => {
      const text = `${left} ${this.#pick(operators, '+')} ${right}`;
      return this.#random() < 0.4 ? `(${text})` : text;
    });
  }

  #numbers(): Body {
    const number = () =>
      this.#random() < 0.3 ? `${this.#upTo(40) - 10}/${1 + this.#upTo(9)}` : this.#upTo(30) - 3;
    return {
      numbers: Array.from({ length: 1 + this.#upTo(4) }, number),
      objective: this.#upTo(30),
    };
  }

  #cell(): Body {
    return {
      ...this.#maybe({ objective: 1 + this.#upTo(24) }),
      ...this.#maybe({ smallest: 1 + this.#upTo(9) }),
      ...this.#maybe({ largest: 5 + this.#upTo(20) }),
      ...this.#maybe({ limit: 1 + this.#upTo(60) }),
      ...this.#maybe({ solvable: true }),
    };
  }

  #grid(): string {
    const grid = this.#pick(this.#grids, 'A');
    if (this.#random() > 0.2) {
      return grid;
    }
    const at = this.#upTo(grid.length - 1);
    return grid.slice(0, at) + this.#pick(['A', '7', '+', ' ', '\n'], 'B') + grid.slice(at + 1);
  }

  #given(): Body {
    const letters = ['A', 'B', 'C', 'D', 'E', 'F'].filter(() => this.#random() < 0.2);
    return Object.fromEntries(letters.map((letter) => [letter, this.#upTo(9)]));
  }

  #order(): Body {
    return {
      seed: this.#upTo(9999),
      krypto: this.#upTo(2),
      calcrostic: this.#upTo(2),
      newspaper: this.#upTo(1),
      ...this.#maybe({ easiest: 1 + this.#upTo(2), hardest: 2 + this.#upTo(3) }),
      ...this.#maybe({ avoid: CODES }),
    };
  }

  #sheet(): Body {
    return {
      codes: CODES.filter(() => this.#random() < 0.7),
      ...this.#maybe({ title: 'Énigmes & jeux' }),
      ...this.#maybe({ lang: this.#pick(['en', 'fr'], 'en') }),
      ...this.#maybe({ paper: this.#pick(['a4', 'letter'], 'a4') }),
      ...this.#maybe({ large: true }),
      ...this.#maybe({ answers: true }),
      ...this.#maybe({ version: 1 + this.#upTo(4) }),
      ...this.#maybe({ versions: 1 + this.#upTo(3), grading: 3 + this.#upTo(1) }),
    };
  }

  /** Cuts it, or puts a sign in. */
  #spoil(body: string): string {
    const at = this.#upTo(body.length - 1);
    return this.#random() < 0.3
      ? body.slice(0, at)
      : body.slice(0, at) + this.#pick(['"', ',', '9', 'é', '}'], '[') + body.slice(at + 1);
  }
}
