// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { isElsewhere } from './elsewhere';

/** Whether a key pressed in an element is used there; elements stand in those before them. */
function isUsed(elements: readonly HTMLElement[], key: string): boolean {
  document.body.replaceChildren();
  const target = elements.reduce((around, element) => {
    around.append(element);
    return element;
  }, document.body);
  return isElsewhere({ target, key } as unknown as KeyboardEvent);
}

const made = (...names: (keyof HTMLElementTagNameMap)[]) =>
  names.map((name) => document.createElement(name));

function ofType(type: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = type;
  return input;
}

it('leaves keys to texts, selections and dialogs, and the space bar to a switch', () => {
  for (const name of ['input', 'textarea', 'select'] as const) {
    expect(isUsed(made(name), 'e'), name).toBe(true);
  }
  expect(isUsed(made('dialog', 'button'), 'e')).toBe(true);
  expect(isUsed([...made('dialog'), ofType('checkbox')], 'e')).toBe(true);
  expect(isUsed(made('button'), 'e')).toBe(false);
  for (const [key, used] of [
    ['e', false],
    ['6', false],
    [' ', true],
    ['Tab', true],
    ['ArrowLeft', true],
  ] as const) {
    expect(isUsed([...made('label'), ofType('checkbox')], key), key).toBe(used);
  }
});
