// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { useState } from 'preact/hooks';
import { afterEach, expect, it } from 'vitest';
import { language, type Language } from '../../i18n';
import { RANGES, within } from '../session/wishes';
import { TimeChoice } from './setting-fields';

const root = document.createElement('div');

afterEach(() => {
  render(null, root);
  language.value = 'en';
});

let chosen = 0;

function Chosen({ before }: { before: number }) {
  const [seconds, setSeconds] = useState(before);
  chosen = seconds;
  return <TimeChoice label="Time" value={seconds} choose={setSeconds} />;
}

async function draw(before: number) {
  await act(() => render(<Chosen key={before} before={before} />, root));
  const select = root.querySelector('select');
  if (select === null) {
    throw new Error('there is no choice');
  }
  const names = () => [...select.options].map(({ text }) => text);
  const choose = (name: string) =>
    act(() => {
      select.selectedIndex = names().indexOf(name);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { names, choose };
}

it.each<[Language, string[], string]>([
  [
    'en',
    ['10 seconds', '30 seconds', '1 minute', '2 minutes', '3 minutes', '5 minutes', '10 minutes'],
    '1 minute 30 seconds',
  ],
  [
    'fr',
    ['10 secondes', '30 secondes', '1 minute', '2 minutes', '3 minutes', '5 minutes', '10 minutes'],
    '1 minute 30 secondes',
  ],
])('offers usual times in words, and the one that was set: %s', async (tongue, usual, set) => {
  language.value = tongue;
  const { names, choose } = await draw(90);
  expect(names().slice(0, 8)).toEqual([...usual.slice(0, 3), set, ...usual.slice(3)]);
  for (const [name, seconds] of [
    ['5 minutes', 300],
    [usual[0] ?? '', 10],
    [set, 90], // it is still offered
  ] as const) {
    await choose(name);
    expect(chosen).toBe(seconds);
  }
});

it('offers each time once, and none that the server refuses', async () => {
  const { names, choose } = await draw(180);
  expect(new Set(names()).size).toBe(names().length);
  for (const name of names()) {
    await choose(name);
    expect(within('hand_seconds', chosen)).toBe(chosen);
  }
  expect(chosen).toBe(RANGES.hand_seconds.most);
});
