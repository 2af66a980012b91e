// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { useHandOnFocus } from './hand-on-focus';

function Hand() {
  useHandOnFocus('.hand', '.after');
  return (
    <div class="hand">
      <button type="button">14</button>
    </div>
  );
}

function Table({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      {isOpen ? (
        <Hand />
      ) : (
        <section class="after" tabIndex={-1}>
          Over
        </section>
      )}
      <input />
    </>
  );
}

const root = document.createElement('div');
const draw = (isOpen: boolean) => act(() => render(<Table isOpen={isOpen} />, root));

afterEach(() => {
  render(null, root);
  root.remove();
});

it('the focus goes to what comes after a part that goes', async () => {
  document.body.append(root);
  await draw(true);
  root.querySelector('button')?.focus();
  await draw(false);
  await Promise.resolve();
  expect(document.activeElement?.className).toBe('after');
});

it('the focus stays where it is elsewhere', async () => {
  document.body.append(root);
  await draw(true);
  const field = root.querySelector('input');
  field?.focus();
  await draw(false);
  await Promise.resolve();
  expect(document.activeElement).toBe(field);
});
