// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { Game } from './game';
import { settingOf } from './games';
import {
  GUIDED_HAND,
  GUIDE_STEPS,
  guidePlace,
  pointAt,
  withoutWrong,
  wrongPlaces,
} from './guide-steps';
import { equals, rational } from './rational';
import { NEW_GAME } from './saved-games';
import { NOTHING, type Selection } from './selection';

const guided = () => new Game(GUIDED_HAND, settingOf('krypto'), NEW_GAME);

function placeOf(game: Game, value: number): number {
  return game.table.peek().places.findIndex((card) => card && equals(card.value, rational(value)));
}

describe('the guided hand', () => {
  it('is solved by its three steps, whichever card is put on which', () => {
    for (const isTurned of [false, true]) {
      const game = guided();
      GUIDE_STEPS.forEach(({ left, operator, right }, index) => {
        expect(guidePlace(game.table.peek())).toEqual({ kind: 'step', index });
        const [a, b] = [placeOf(game, left), placeOf(game, right)];
        game.move(
          isTurned
            ? { from: b, onto: a, operator, swapped: true }
            : { from: a, onto: b, operator, swapped: false },
        );
      });
      expect(guidePlace(game.table.peek())).toEqual({ kind: 'done' });
      expect(game.isSolvedNow.peek()).toBe(true);
    }
  });

  it('notices every other step', () => {
    for (const operator of ['+', '-', '*', '/'] as const) {
      for (let from = 0; from < 4; from++) {
        for (let onto = 0; onto < 4; onto++) {
          const game = guided();
          if (game.move({ from, onto, operator, swapped: false }) || from === onto) {
            continue;
          }
          const isMeant = operator === '+' && from + onto === 1;
          const place = guidePlace(game.table.peek());
          expect(place).toEqual(isMeant ? { kind: 'step', index: 1 } : { kind: 'astray' });
        }
      }
    }
  });

  it('points at one thing after the other: a card, the operation, the other card', () => {
    const [step] = GUIDE_STEPS;
    if (step === undefined) {
      throw new Error('there is no step');
    }
    const table = guided().table.peek();
    const pointed = (selection: Selection) => pointAt(step, table, selection);
    expect(pointed(NOTHING)).toEqual({ places: [0], operator: undefined });
    expect(pointed({ first: 0 })).toEqual({ places: [], operator: '+' });
    expect(pointed({ first: 0, operator: '-' })).toEqual({ places: [], operator: '+' });
    expect(pointed({ first: 0, operator: '+' })).toEqual({ places: [1], operator: undefined });
    expect(pointed({ first: 1, operator: '+' })).toEqual({ places: [0], operator: undefined });
    expect(pointed({ first: 0, second: 1 })).toEqual({ places: [], operator: '+' });
  });

  it.each<[Selection, number[], number[], Selection]>([
    [{ first: 2 }, [2], [0, 1], {}],
    [{ first: 2, second: 3 }, [2, 3], [0, 1], {}],
    [{ first: 2, operator: '+' }, [2], [0, 1], {}],
    [{ first: 0, second: 3 }, [3], [1], { first: 0 }],
    [{ first: 3, second: 0 }, [3], [1], { first: 0 }],
    [{ first: 0, second: 1 }, [], [], { first: 0, second: 1 }],
    [{ first: 0, operator: '-' }, [], [], { first: 0, operator: '-' }],
  ])(
    'keeps pointing at its cards, and at no operation, while others are chosen: %j',
    (selection, wrong, places, right) => {
      const [step] = GUIDE_STEPS;
      if (step === undefined) {
        throw new Error('there is no step');
      }
      const table = guided().table.peek();
      expect(wrongPlaces(step, table, selection)).toEqual(wrong);
      expect(withoutWrong(step, table, selection)).toEqual(right);
      expect(pointAt(step, table, selection).places).toEqual(places);
      expect(pointAt(step, table, selection).operator).toBe(wrong.length > 0 ? undefined : '+');
    },
  );
});
