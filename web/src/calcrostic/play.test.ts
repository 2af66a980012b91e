// SPDX-License-Identifier: MIT
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { engine } from '../engine';
import type { Outcome } from '../engine/outcome';
import { layNew, arrive } from './arrival';
import { EMPTY_BOARD, play } from '../letters/board';
import { mistakes } from '../letters/help';
import { placeSentence, sentence } from '../letters/hint';
import { letterOfKey } from '../letters/keyboard';
import { wrongText } from '../letters/said';
import { textOf } from '../letters/sharing';
import { chooseLetter, move } from './choosing';
import { dayNumber, localDay } from '../days/day';
import { lettersOf } from './grid';
import { P1, P1_ANSWER, P1_TEXT, readingOf } from './grid-samples';
import { games, prefer } from './kept';
import { encodeGrid } from './link';
import { PLAY } from './play';
import { cursor, desk, helper, judgement, seat, situation, table, turnTo } from './table';

type Reply = Outcome<unknown>;
const ok = (value: unknown): Reply => ({ ok: true, value });
const tooMuch: Reply = { ok: false, error: { kind: 'too_much', message: 'no' } };
const solutions = (...letters: Record<string, number>[]): Reply =>
  ok({
    count: letters.length,
    complete: true,
    solutions: letters.map((one) => ({ letters: one })),
  });

/** The answers of the engine, by path. */
let replies: Record<string, Reply>;
const asked: { path: string; body: Record<string, unknown> }[] = [];

// The engine itself is watched: files before this one may have loaded what asks it.
const ask = vi.spyOn(engine as { ask(path: string, body: unknown): Promise<Reply> }, 'ask');
afterAll(() => ask.mockRestore());

beforeEach(() => {
  games.value = [];
  asked.length = 0;
  replies = {
    'calcrostic/generate': ok({ puzzles: [{ puzzle: P1_TEXT }] }),
    today: ok({ puzzles: [{ kind: 'calcrostic', puzzle: P1_TEXT }] }),
    'calcrostic/read': ok(readingOf(P1_TEXT)),
    'calcrostic/solve': solutions(P1_ANSWER),
    'calcrostic/grade': ok({ grids: [{ level: 1 }] }),
  };
  ask.mockImplementation((path, body) => {
    asked.push({ path, body: body as Record<string, unknown> });
    return Promise.resolve(replies[path] ?? tooMuch);
  });
});

const P1_PARTS = encodeGrid(P1).split('/');

/** Lays P1 and waits until its answers are known. */
async function layP1(): Promise<void> {
  arrive(P1_PARTS);
  await vi.waitFor(() => {
    expect(judgement.value.kind).not.toBe('asking');
  });
}

function write(digits: Record<string, number>): void {
  for (const [letter, digit] of Object.entries(digits)) {
    chooseLetter(seat, letter);
    desk.enterDigit(digit, false);
  }
}

describe('arriving', () => {
  it('at a link lays its puzzle', async () => {
    await layP1();
    expect(table.value?.grid).toEqual(P1);
    expect(judgement.value).toEqual({ kind: 'one', answer: P1_ANSWER });
  });

  it('at a damaged link says what is wrong', () => {
    arrive(['3x3d', 'AB-C']);
    const laid = situation.value;
    expect(laid.kind === 'broken_link' && laid.fault()).toBe(
      'It has 2 numbers, but should have 9.',
    );
  });

  it('again chooses the first letter without a digit, and none in a new game', async () => {
    await layP1();
    expect(desk.chosenLetter.value).toBeUndefined();
    write({ A: 1, B: 2, D: 3 });
    await layP1();
    expect(desk.chosenLetter.value).toBe('C');
    desk.enterDigit(4, false);
    expect(table.value?.board.digits).toEqual({ A: 1, B: 2, D: 3, C: 4 });
  });

  it('today makes the puzzle of the day once', async () => {
    arrive(['today']);
    await vi.waitFor(() => {
      expect(table.value).toBeDefined();
    });
    const day = localDay(new Date());
    expect(asked[0]).toEqual({ path: 'today', body: { date: day, kind: 'calcrostic' } });
    expect(table.value?.game.day).toBe(dayNumber(day));
    arrive(['today']);
    expect(asked.filter(({ path }) => path === 'today')).toHaveLength(1);
  });

  it('without a word goes on with the last game, unless that is finished', async () => {
    await layP1();
    arrive([]);
    expect(table.value?.game.day).toBeNull();
    write(P1_ANSWER);
    expect(table.value?.progress).toBe('solved');
    arrive([]);
    expect(situation.value.kind).toBe('laying');
  });

  it('asks for what the player prefers', async () => {
    prefer({ kind: 'newspaper', rows: 4, columns: 5, level: 3 });
    await layNew();
    expect(asked[0]?.body).toMatchObject({ difficulty: 3, rows: 4, columns: 5 });
    expect(asked[1]).toEqual({ path: 'calcrostic/read', body: { grid: P1_TEXT } });
    prefer({ kind: 'diagonals' });
    await layNew();
    expect(Object.keys(asked[2]?.body ?? {})).toEqual(['seed', 'difficulty']);
  });

  it('says when nothing can be made', async () => {
    replies['calcrostic/generate'] = { ok: false, error: { kind: 'load_failed' } };
    await layNew();
    expect(situation.value).toMatchObject({ kind: 'failed', error: { kind: 'load_failed' } });
  });

  it.each([
    [solutions(), { kind: 'none' }],
    [solutions({ A: 1 }, { A: 2 }), { kind: 'several' }],
    [tooMuch, { kind: 'beyond' }],
    [
      { ok: false, error: { kind: 'crashed' } } satisfies Reply,
      { kind: 'failed', error: { kind: 'crashed' } },
    ],
  ])('judges puzzles of any kind', async (reply, expected) => {
    replies['calcrostic/solve'] = reply;
    await layP1();
    expect(judgement.value).toEqual(expected);
  });

  it.each([
    ['no_answer', { kind: 'none' }],
    ['several_answers', { kind: 'several' }],
    ['one_answer', { kind: 'beyond' }],
    ['given_up', { kind: 'beyond' }],
  ])('judges by reasoning where the answers are too many: %s', async (outcome, expected) => {
    replies['calcrostic/solve'] = tooMuch;
    replies['calcrostic/hint'] = { ok: true, value: { outcome, wrong: [], steps: [] } };
    await layP1();
    expect(judgement.value).toEqual(expected);
  });
});

describe('playing', () => {
  beforeEach(layP1);

  it('writes, takes away, rules out, and takes back', () => {
    desk.enterDigit(3, false);
    expect(desk.note.value.kind).toBe('choose_letter');
    write({ B: 3 });
    expect(table.value?.board.digits).toEqual({ B: 3 });
    desk.eraseChosen();
    expect(table.value?.board.digits).toEqual({});
    desk.enterDigit(7, true);
    expect(table.value?.board.crossed).toEqual({ B: [7] });
    desk.eraseChosen();
    expect(table.value?.board).toEqual(EMPTY_BOARD);
    desk.takeBack('undo');
    desk.takeBack('undo');
    desk.takeBack('undo');
    expect(table.value?.board.digits).toEqual({ B: 3 });
    desk.startAgain();
    expect(table.value?.board).toEqual(EMPTY_BOARD);
    desk.takeBack('undo');
    expect(table.value?.board.digits).toEqual({ B: 3 });
  });

  it('moves over the board by arrows', () => {
    const path = (['right', 'right', 'right', 'down', 'right', 'left', 'up', 'up'] as const).map(
      (direction) => {
        move(seat, direction);
        return `${cursor.value.cell}.${cursor.value.symbol} ${desk.chosenLetter.value ?? ''}`;
      },
    );
    expect(path).toEqual(['0.1 B', '1.0 C', '2.0 D', '5.0 E', '5.1 F', '5.0 E', '2.0 D', '2.0 D']);
    expect(letterOfKey(lettersOf(P1), 'd')).toBe('D');
    expect(letterOfKey(lettersOf(P1), 'q')).toBeUndefined();
  });

  it('says so when another letter has the digit already', () => {
    write({ A: 1, B: 1 });
    expect(desk.note.value).toEqual({ kind: 'taken', letters: ['A'], digit: 1 });
    chooseLetter(seat, 'C');
    expect(desk.note.value.kind).toBe('nothing');
    expect(table.value?.board.digits).toEqual({ A: 1, B: 1 });
    write({ B: 3 });
    expect(desk.note.value.kind).toBe('nothing');
    desk.enterDigit(1, true);
    expect(desk.note.value.kind).toBe('nothing');
  });

  it('turns the board and keeps its digits', () => {
    write({ A: 2 });
    turnTo(1);
    expect(table.value?.shown.words[0]).toBe('DEA');
    expect(table.value?.board.digits).toEqual({ A: 2 });
  });
});

describe('help', () => {
  beforeEach(layP1);

  it('waits until the answer is known', async () => {
    arrive(P1_PARTS);
    expect(judgement.value.kind).toBe('asking');
    write({ A: 3 });
    await helper.check();
    expect(desk.note.value).toEqual({
      kind: 'wrong',
      letters: ['A'],
      marks: [],
      isExplained: false,
    });
  });

  it('checks without giving the answer away', async () => {
    await helper.check();
    expect(desk.note.value.kind).toBe('nothing_to_check');
    write({ A: 2, B: 5 });
    await helper.check();
    expect(desk.note.value).toMatchObject({ kind: 'wrong', letters: ['B'], marks: [] });
    expect(table.value?.game.helps).toMatchObject({ check: 2, mistake: 1 });
    await helper.check();
    expect(table.value?.game.helps).toMatchObject({ check: 2, mistake: 1 });
    write({ B: 4 });
    await helper.check();
    expect(desk.note.value.kind).toBe('all_well');
    expect(table.value?.game.helps).toMatchObject({ check: 3, mistake: 1 });
  });

  it('explains what a check has found, and takes it away', async () => {
    write({ A: 2, B: 5, C: 7 });
    desk.make({ kind: 'cross', letter: 'D', digit: 1 });
    const explained = () => {
      const [said, laid] = [desk.note.value, table.value];
      return said.kind === 'wrong' && laid && wrongText(said, laid);
    };
    await helper.check();
    expect(explained()).toBe('B and C are wrong. The right digit of D is ruled out.');
    await helper.hint();
    expect(explained()).toBe(
      'B is not\u00a05; C is not\u00a07. The right digit of D is ruled out. Remove these mistakes, and hints lead on.',
    );
    await helper.hint();
    expect(desk.note.value.kind).toBe('nothing');
    expect(table.value?.board).toMatchObject({ digits: { A: 2 }, crossed: {} });
    expect(table.value?.game.helps).toMatchObject({ hint: 0, mistake: 1 });
    desk.takeBack('undo');
    expect(table.value?.board.crossed).toEqual({ D: [1] });
  });

  it('finds digits ruled out that should not be', () => {
    const board = play(EMPTY_BOARD, { kind: 'cross', letter: 'A', digit: 2 });
    expect(mistakes(P1_ANSWER, board)).toEqual({ letters: [], marks: ['A'] });
  });

  it('shows where to look, then what follows, and then does what it says', async () => {
    replies['calcrostic/hint'] = ok({
      wrong: [],
      steps: [
        {
          technique: 'short_line',
          equations: [{ index: 4, kind: 'column', cells: [1, 4, 7], text: 'C ÷ B = A' }],
          column: null,
          because_of: [],
          changes: [{ letter: 'C', before: [6, 8], after: [8] }],
          contradiction: false,
        },
      ],
    });
    write({ A: 2 });
    await helper.hint();
    expect(asked.at(-1)?.body).toMatchObject({ given: { A: 2 }, ruled_out: { B: [2], F: [2] } });
    const [said, laid] = [desk.note.value, table.value];
    expect(said).toMatchObject({ kind: 'hint', isWhole: false });
    expect(said.kind === 'hint' && laid && placeSentence(said.hint, laid)).toBe(
      'In column\u00a02, C\u00a0÷\u00a0B\u00a0=\u00a0A, that is C\u00a0÷\u00a0B\u00a0=\u00a02, all numbers have one digit. So far, C can be\u00a06 or\u00a08. Keep only the digits that fit.',
    );
    await helper.hint();
    expect(desk.note.value).toEqual({ ...said, isWhole: true });
    expect(table.value?.board.digits).toEqual({ A: 2 });
    expect(said.kind === 'hint' && laid && sentence(said.hint, laid)).toBe(
      'In column\u00a02, C\u00a0÷\u00a0B\u00a0=\u00a0A, that is C\u00a0÷\u00a0B\u00a0=\u00a02, all numbers have one digit. So far, C can be\u00a06 or\u00a08. Keep only the digits that fit. So C is\u00a08.',
    );
    await helper.hint();
    expect(table.value?.board.digits).toEqual({ A: 2, C: 8 });
    expect(table.value?.game.helps.hint).toBe(1);
  });

  it('gives no hint on a wrong board', async () => {
    write({ A: 3 });
    await helper.hint();
    expect(desk.note.value).toEqual({
      kind: 'wrong',
      letters: ['A'],
      marks: [],
      isExplained: true,
    });
    expect(table.value?.game.helps.hint).toBe(1);
  });

  it('tells the chosen letter', async () => {
    await helper.tellLetter();
    expect(desk.note.value.kind).toBe('choose_letter');
    chooseLetter(seat, 'E');
    await helper.tellLetter();
    expect(desk.note.value).toEqual({ kind: 'told', letter: 'E', digit: 9 });
    expect(table.value?.board).toMatchObject({ digits: { E: 9 }, told: ['E'] });
    await helper.tellLetter();
    expect(desk.note.value.kind).toBe('already_right');
  });

  it('shows the solution', async () => {
    await helper.showSolution();
    expect(table.value?.progress).toBe('given_up');
  });

  it('is said in the result that is shared', async () => {
    write({ B: 5 });
    await helper.check();
    chooseLetter(seat, 'E');
    await helper.tellLetter();
    const laid = table.value;
    expect(laid && textOf(PLAY, laid, true)).toMatch(
      /^reckon Calcrostic · ★ · \d+:\d\d · 1 letter revealed · 1 mistake pointed out\n.*#\/calcrostic\/3x3d\/AB-C/,
    );
  });
});

describe('help with puzzles of other kinds', () => {
  it('of several answers looks for one that fits', async () => {
    replies['calcrostic/solve'] = solutions({ A: 1 }, { A: 2 });
    await layP1();
    write({ A: 2 });
    replies['calcrostic/solve'] = solutions({ ...P1_ANSWER, A: 2 });
    await helper.check();
    expect(asked.at(-1)?.body).toMatchObject({ given: { A: 2 }, limit: 1 });
    expect(desk.note.value.kind).toBe('still_fits');
    write({ B: 2 });
    await helper.check();
    expect(desk.note.value.kind).toBe('fits_nothing');
    await helper.hint();
    expect(desk.note.value.kind).toBe('fits_nothing');
    desk.takeBack('undo');
    await helper.hint();
    expect(desk.note.value.kind).toBe('several_answers');
  });

  it.each([
    [solutions(), 'no_answer'],
    [tooMuch, 'cannot_tell'],
  ])('says what cannot be said', async (reply, kind) => {
    replies['calcrostic/solve'] = reply;
    await layP1();
    write({ A: 2 });
    for (const help of ['check', 'hint', 'tellLetter', 'showSolution'] as const) {
      await helper[help]();
      expect(desk.note.value.kind).toBe(kind);
    }
  });
});
