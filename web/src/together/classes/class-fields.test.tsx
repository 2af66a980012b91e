// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { language } from '../../i18n';
import { AS_PRINTED, classWishes } from '../session/wishes';
import { ClassFields } from './class-fields';

const root = document.createElement('div');

beforeEach(async () => {
  language.value = 'en';
  classWishes.value = AS_PRINTED;
  await act(() => render(<ClassFields />, root));
});

afterEach(() => render(null, root));

function field(label: string): HTMLInputElement | HTMLSelectElement {
  const named = [...root.querySelectorAll('label')].find((one) =>
    one.textContent.startsWith(label),
  );
  const found = named?.querySelector('select') ?? root.querySelector(`#${named?.htmlFor ?? 'x'}`);
  return found as HTMLInputElement | HTMLSelectElement;
}

async function put(label: string, value: string, ...events: ('input' | 'change')[]): Promise<void> {
  await act(() => {
    const place = field(label);
    place.value = value;
    for (const event of events) {
      place.dispatchEvent(new Event(event, { bubbles: true }));
    }
  });
}

it('a number that is typed stays when another field changes', async () => {
  await put('Hands', '7', 'input');
  await put('Level', '1', 'input', 'change');
  expect(field('Hands').value).toBe('7');
  expect(classWishes.value).toMatchObject({ level: 1, hands: 7 });
});

it('each game has a time of its own', async () => {
  await put('Game', 'countdown', 'input', 'change');
  await put('Seconds', '20', 'input');
  await put('Game', '24', 'input', 'change');
  expect(classWishes.value.hand_seconds).toBe(180);
  await put('Game', 'countdown', 'input', 'change');
  expect(field('Seconds').value).toBe('20');
});
