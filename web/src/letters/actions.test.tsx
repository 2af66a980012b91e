// SPDX-License-Identifier: MIT
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { language } from '../i18n';
import { MoreActions } from './actions';
import type { Desk, Judgement, OnDesk } from './desk';

const root = document.createElement('div');

beforeEach(() => {
  language.value = 'en';
});

afterEach(() => render(null, root));

it.each<[Judgement['kind'], boolean]>([
  ['one', true],
  ['several', true],
  ['asking', true],
  ['failed', true],
  ['none', false],
  ['beyond', false],
])('a puzzle whose answers are known as %s has its solution to show: %s', async (kind, has) => {
  const desk = {
    judgement: signal({ kind }),
    laid: signal({ progress: 'open' }),
    note: signal({ kind: 'nothing' }),
  } as unknown as Desk<OnDesk>;
  const nothing = () => undefined;
  await act(() => render(<MoreActions desk={desk} share={nothing} chooseNew={nothing} />, root));
  const names = [...root.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(names.includes('Solution')).toBe(has);
});
