// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetRuns, keepRun } from '../diary/runs';
import { language } from '../i18n';
import { chooseLevelOfRuns, levelOfNextHand, levelOfRuns } from '../krypto/settings';
import { HandRun } from './hands';

const root = document.createElement('div');
const draw = () => act(() => render(<HandRun />, root));
const opponents = () =>
  [...root.querySelectorAll('label')].find((one) => one.textContent.startsWith('Against'));

beforeEach(() => {
  language.value = 'en';
});

afterEach(() => {
  render(null, root);
  forgetRuns();
  levelOfNextHand.value = undefined;
});

it('is offered at the easiest level, alone, under a label that can be seen', async () => {
  await draw();
  expect(levelOfRuns.value).toBe(1);
  const against = opponents()?.querySelector('select');
  expect(against?.selectedOptions[0]?.textContent).toBe('Solo');
  expect(against?.textContent).not.toContain('Your best run');
});

it('is offered against one’s best run of the level, once there is one', async () => {
  keepRun('krypto', '1', [50]);
  await draw();
  expect(opponents()?.querySelector('select')?.selectedOptions[0]?.textContent).toBe(
    'Your best run',
  );
});

it('has the level of hands until another one is chosen for runs, which may be any', () => {
  levelOfNextHand.value = 3;
  expect(levelOfRuns.value).toBe(3);
  chooseLevelOfRuns(2);
  expect(levelOfRuns.value).toBe(2);
  chooseLevelOfRuns(undefined);
  expect(levelOfRuns.value).toBeUndefined();
});
