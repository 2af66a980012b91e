// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { language } from '../i18n';
import { EMPTY_BOARD, TEN } from './board';
import { hintOf, type Step } from './hint';
import { HintText } from './note-panel';

const root = document.createElement('div');
const named = { base: TEN, placesOf: () => ['A × B = C'] };

const step = (some: Partial<Step>): Step => ({
  technique: 'sizes',
  equations: [],
  column: null,
  because_of: [],
  changes: [{ letter: 'C', before: [0, 2, 4, 8], after: [2, 4, 8] }],
  contradiction: false,
  ...some,
});

const ZERO = step({ technique: 'leading_digit' });
const EIGHT = step({ changes: [{ letter: 'C', before: [2, 4, 8], after: [8] }] });

/** The paragraphs of a hint, those in strong letters with a mark. */
async function said(steps: Step[], isWhole: boolean): Promise<string[]> {
  const note = { kind: 'hint' as const, hint: hintOf(steps, EMPTY_BOARD), isWhole };
  await act(() => render(<HintText note={note} laid={named} />, root));
  return [...root.querySelectorAll('p')].map(
    (one) =>
      (one.querySelector('strong') === null ? '' : '! ') +
      one.textContent.replaceAll('\u00a0', ' '),
  );
}

beforeEach(() => {
  language.value = 'en';
});

afterEach(() => {
  render(null, root);
  language.value = 'en';
});

it('sets what follows before the reason, which it does not repeat', async () => {
  const reason =
    'In A × B = C, ask which numbers would be too large or too small. Their digits are out.';
  expect(await said([EIGHT], false)).toEqual([reason]);
  expect(await said([EIGHT], true)).toEqual(['! C is 8.', reason]);
  language.value = 'fr';
  expect((await said([EIGHT], true))[0]).toBe('! C vaut 8.');
});

it('says of several steps what they lead to together', async () => {
  const [conclusion, reason] = await said([ZERO, EIGHT], true);
  expect(conclusion).toBe('! C is 8.');
  expect(reason).toMatch(/^No number begins with 0\. So C is not 0\. In A × B = C, .* are out\.$/);
});

it('says a guess in one sentence', async () => {
  expect(await said([step({ technique: 'guess' })], true)).toEqual([
    'No simple step is left. Try this, and follow it to the end: C is not 0.',
  ]);
});
