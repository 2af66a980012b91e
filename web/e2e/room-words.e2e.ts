// SPDX-License-Identifier: MIT
/** The texts of a room about the match, and the input that it takes; the test plays the server. */
import { expect, it } from 'vitest';
import { GATHERING, LATER, OVER, PLAYING } from '../src/together/session/match-samples';
import type { Room } from '../src/together/session/protocol';
import { expectFocused } from './browser';
import { ADDRESS, BETWEEN, hear } from './room-scenes';
import { openScene } from './scenes';
import { setStage } from './stage';
import { unfolded } from './room-play';
import { button } from './table';

const { at, browser } = setStage();

/** Opens a room after these messages of the scene. */
async function enter(said: Parameters<typeof hear>[0], watch = '') {
  return openScene(
    browser(),
    at(''),
    {
      name: '',
      address: `${ADDRESS}${watch}`,
      prepare: hear(said),
    },
    {},
  );
}

it('in a pause the title names the next hand as the next', async () => {
  const { page, close } = await enter({ seat: 0, rooms: [BETWEEN] });
  expect(await page.locator('.room-box').innerText()).toBe('Next: hand 8 of 10');
  await page.getByRole('columnheader', { name: 'Hand 8, next' }).waitFor();
  await close();
});

it('a hand that is played is named as it is', async () => {
  const { page, close } = await enter({ seat: 0, rooms: [LATER] });
  expect(await page.locator('.room-box').innerText()).toBe('Hand 8 of 10');
  await close();
});

it.each([
  ['watches', {}, '&watch=1'],
  ['returns', { seat: 0 }, ''],
])('who %s reads that a match is running', async (_who, seat, watch) => {
  const { page, close } = await enter({ ...seat, rooms: [PLAYING] }, watch);
  await page.locator('.felt').waitFor();
  expect(await page.getByText('Nothing has happened yet.').count()).toBe(0);
  await page.getByText('What happens from now on is listed here').waitFor();
  await close();
});

it('who comes back before the first hand reads nothing of events', async () => {
  const { page, close } = await enter({ seat: 0, rooms: [GATHERING] });
  await page.locator('.room-gathering').waitFor();
  expect(await page.getByText('Earlier events are not listed.').count()).toBe(0);
  expect(await page.getByText('Nothing has happened yet.').count()).toBe(0);
  await close();
});

it('new cards for the same box are called new', async () => {
  const again: Room = { ...BETWEEN, solvable: false, solution: null };
  const { page, close } = await enter({
    seat: 0,
    rooms: [LATER, [{ kind: 'unsolved', seat: 0, points: 0 }, again]],
  });
  const said = page.locator('.message');
  await said.getByText('Nobody called. This hand is played again, with new cards.').waitFor();
  await close();
});

it('who has found a solution reads it once; who comes later reads it too', async () => {
  const formula = '(14 + 8 - 21) * (19 - 2)';
  const right = { kind: 'right', seat: 2, points: 1, formula } as const;
  const winner = await enter({ seat: 2, rooms: [LATER, [right, OVER]] });
  await button(winner.page, 'Another room').waitFor();
  expect((await winner.page.locator('.message').innerText()).split('(14 + 8').length - 1).toBe(1);
  await winner.close();
  const { page, close } = await enter({ seat: 2, rooms: [OVER] });
  await page.getByText('A solution: (14 + 8 − 21) × (19 − 2) = 17').waitFor();
  await close();
});

it('the button that stays is the loud one', async () => {
  const { page, close } = await enter({ seat: 0, rooms: [PLAYING] });
  await button(page, 'Leave').click();
  const colour = (name: string) =>
    button(page, name).evaluate((one) => getComputedStyle(one).backgroundColor);
  const loud = await button(page, 'Stay').evaluate((one) => {
    const probe = document.createElement('div');
    probe.style.setProperty('color', 'var(--accent)');
    one.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(await colour('Stay')).toBe(loud);
  expect(await colour('Leave for good')).not.toBe(loud);
  await close();
});

it('a wrong number of hands is refused where it stands, and not rounded', async () => {
  const asked: unknown[] = [];
  const { page, complaints, close } = await openScene(
    browser(),
    at(''),
    {
      name: '',
      address: '#/room',
      prepare: async (page) => {
        await page.route('**/api/version', (route) => route.fulfill({ json: { version: '1' } }));
        await page.routeWebSocket('**/api/v1/rooms', (socket) => {
          socket.onMessage((text) => asked.push(JSON.parse(String(text))));
        });
      },
    },
    {},
  );
  const form = await unfolded(page, 'Open a match');
  await form.getByLabel('Your name').fill('Debbie');
  const time = form.getByLabel('Time per hand');
  expect(await time.locator('option:checked').textContent()).toBe('3 minutes');
  await time.selectOption('5 minutes');
  const hands = form.getByLabel('Hands', { exact: true });
  await hands.fill('2.5');
  await button(page, 'Open the match').click();
  await form.locator('.wrong', { hasText: 'A whole number from 1 to 50.' }).waitFor();
  expect(await hands.inputValue()).toBe('2.5');
  await expectFocused(hands);
  expect(asked).toEqual([]);

  // The part behind “More settings” is shown.
  await hands.fill('3');
  await form.getByText('More settings').click();
  await form.getByLabel('Seconds to explain').fill('1');
  await form.getByText('More settings').click();
  await button(page, 'Open the match').click();
  await form.locator('.wrong', { hasText: 'A whole number from 5 to 600.' }).waitFor();
  await form.getByLabel('Seconds to explain').fill('20');
  await button(page, 'Open the match').click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    do: 'open',
    settings: { hands: 3, hand_seconds: 300, explain_seconds: 20 },
  });
  expect(complaints).toEqual([]);
  await close();
});
