// SPDX-License-Identifier: MIT
import { render, type ComponentChild } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { language, type Language } from '../i18n';
import { order, restyle, sheet } from './kept';
import { LookForm } from './look-form';
import { USUAL_ORDER } from './order';
import { OrderForm } from './order-form';

const root = document.createElement('div');
document.body.append(root);

afterEach(() => {
  render(null, root);
  language.value = 'en';
  order.value = USUAL_ORDER;
  restyle({ points: undefined, minutes: undefined });
});

async function shown(form: ComponentChild, label: string): Promise<HTMLInputElement> {
  await act(() => render(form, root));
  const found = [...root.querySelectorAll('label')].find(
    ({ textContent }) => textContent.trim() === label,
  );
  return (found?.control ?? found?.querySelector('input')) as HTMLInputElement;
}

async function type(input: HTMLInputElement, text: string): Promise<void> {
  await act(() => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** The fault of a field, as a screen reader says it too. */
function faultOf(input: HTMLInputElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  const fault = ids.map((id) => root.querySelector(`#${CSS.escape(id)}[role="alert"].small`));
  return (fault.find((one) => one !== null)?.textContent ?? '').replace(/\s/g, ' ');
}

it.each<[Language, string, string]>([
  ['en', 'Points for each puzzle', 'Type a whole number from 1 to 1,000.'],
  ['en', 'Minutes', 'Type a whole number from 1 to 1,000.'],
  ['fr', 'Points par énigme', 'Saisissez un nombre entier de 1 à 1 000.'],
])(
  'keeps a number of the sheet that is too large, with its range: %s %s',
  async (tongue, label, range) => {
    language.value = tongue;
    const input = await shown(<LookForm />, label);
    const name = label === 'Minutes' ? 'minutes' : 'points';
    await type(input, '30');
    expect([sheet.value[name], faultOf(input)]).toEqual([30, '']);
    for (const wrong of ['1001', '0', '-3', '2.5']) {
      await type(input, wrong);
      expect([input.value, input.getAttribute('aria-invalid')]).toEqual([wrong, 'true']);
      expect([sheet.value[name], faultOf(input)]).toEqual([undefined, range]);
    }
    await type(input, '1000');
    expect([sheet.value[name], faultOf(input)]).toEqual([1000, '']);
    await type(input, '');
    expect([sheet.value[name], faultOf(input)]).toEqual([undefined, '']);
  },
);

it('shows the number of another sheet in place of one that is wrong', async () => {
  const input = await shown(<LookForm />, 'Minutes');
  await type(input, '5000');
  await act(() => restyle({ minutes: 45 }));
  expect([input.value, faultOf(input)]).toEqual(['45', '']);
});

it('makes no sheet before every number of puzzles is right', async () => {
  order.value = { ...USUAL_ORDER, length: { by: 'count' } };
  const input = await shown(<OrderForm />, 'Krypto hands');
  await type(input, '150');
  expect([input.value, faultOf(input)]).toEqual(['150', 'Type a whole number from 0 to 100.']);
  const button = root.querySelector<HTMLButtonElement>('button[type="submit"]');
  await act(() => button?.click());
  expect(document.activeElement).toBe(input);
  expect(button?.textContent).toBe('Create puzzles');
  await type(input, '');
  expect([input.value, order.value.counts.krypto, faultOf(input)]).toEqual(['', 0, '']);
  await act(() => void input.dispatchEvent(new Event('blur')));
  expect(input.value).toBe('0');
});

it.each(['pages', 'count'] as const)('says beneath each kind what it is: by %s', async (by) => {
  const length = by === 'pages' ? { by, amount: 1 } : { by };
  order.value = { ...USUAL_ORDER, length };
  for (const [label, what] of [
    ['Letter grids', 'A grid of equations without diagonals, each letter a digit'],
    ['Hands of 24', 'Make 24 from four cards'],
  ] as const) {
    const input = await shown(<OrderForm />, label);
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const said = ids.map((id) => root.querySelector(`#${CSS.escape(id)}`)?.textContent);
    expect(said).toContain(what);
  }
});
