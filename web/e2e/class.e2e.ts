// SPDX-License-Identifier: MIT
/** A class: real browsers and `reckon serve`, from the host's first tap to the results. */
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, open } from './browser';
import { joinClass, openClass } from './class-play';
import { connectedAgain, solutionOnTable, submit, wrongOnTable } from './room-play';
import { setNativeStage } from './stage';
import { button, card } from './table';

const { browser, server } = setNativeStage();

const handsOf = (page: Page, hands: number) =>
  openClass(page, async (form) => {
    await form.getByLabel('Rules').selectOption('house');
    await form.getByLabel('Hands', { exact: true }).fill(String(hands));
  });

const join = (code: string, name: string) => joinClass(browser(), server().address, code, name);

it('a host at this machine learns how phones get in', async () => {
  const host = await open(browser(), `${server().address}#/room`, {
    network: { listening: false, addresses: ['192.0.2.7'] },
  });
  const code = await handsOf(host.page, 1);
  await host.page.getByText('reckon serve --listen 0.0.0.0').waitFor();
  await host.page.getByText('Then open http://192.0.2.7:').waitFor();
  expect(await host.page.locator('.class-qr').count()).toBe(0);
  // The option is in one line, however narrow the window is.
  await host.page.setViewportSize({ width: 320, height: 640 });
  const option = host.page.getByText('--listen 0.0.0.0', { exact: true });
  expect(await option.evaluate((one) => one.getClientRects().length)).toBe(1);
  await expectAccessible(host.page);
  const screen = await host.page.context().newPage();
  await screen.goto(`${server().address}#/room?code=${code}&screen=1`);
  await screen.getByText('reckon serve --listen 0.0.0.0').waitFor();
  expect(await screen.locator('.class-qr').count()).toBe(0);
  // The player already has another way in.
  const ann = await join(code, 'Ann');
  for (const page of [host.page, screen]) {
    await page.getByText('reckon serve --listen 0.0.0.0').waitFor({ state: 'detached' });
  }
  await ann.close();
  expect(host.complaints).toEqual([]);
  await host.close();
});

it('a class is opened, joined, dealt to, solved and shown', async () => {
  const host = await open(browser(), `${server().address}#/room`);
  const code = await handsOf(host.page, 2);
  expect(await host.page.locator('.class-qr').count()).toBe(1);
  await host.page.getByText('http://192.0.2.7:').waitFor();
  const ann = await join(code, 'Ann');
  const bob = await join(code, 'Bob');
  await host.page.getByText('2 players').waitFor();
  await expectAccessible(host.page);
  const screen = await host.page.context().newPage();
  await screen.goto(`${server().address}#/room?code=${code}&screen=1`);
  await screen.locator('.class-names', { hasText: 'Bob' }).waitFor();
  // Two groups of four, whose gap is not copied.
  const wide = screen.locator('.class-welcome .room-code');
  await wide.evaluate((place) => getSelection()?.selectAllChildren(place));
  expect(await screen.evaluate(() => getSelection()?.toString())).toBe(code);
  const gap = await wide.evaluate((place) => {
    const [first, second] = [...place.children].map((part) => getComputedStyle(part));
    return [first?.marginInlineEnd, second?.marginInlineEnd].map((one) =>
      Number.parseFloat(one ?? ''),
    );
  });
  expect(gap[0]).toBeGreaterThan(4);
  expect(gap[1]).toBe(0);

  await button(host.page, 'Deal the first hand').click();
  await ann.page.getByText('Make the target from all five cards').first().waitFor();
  const solution = await solutionOnTable(server(), host.page);
  // A formula that the cards rule out is not submitted, and costs nothing.
  const told = ann.page.locator('.room-formula .wrong');
  await submit(ann.page, '1000 + 1000');
  await told.getByText('There is no 1,000 among the cards.').waitFor();
  const wrong = await wrongOnTable(host.page);
  await submit(ann.page, wrong);
  await ann.page.locator('.class-wrong', { hasText: '9 tries left' }).waitFor();
  await ann.page.locator('.class-wrong', { hasText: 'costs 100 points' }).waitFor();
  await ann.page
    .locator('.class-wrong', { hasText: 'Why: the result is a different number.' })
    .waitFor();
  await told.getByText('All cards are used, but the result is').waitFor();
  await expectAccessible(ann.page);
  await submit(ann.page, solution);
  await ann.page.getByText('Wait for the others. 1 of 2 has finished.').waitFor();
  await host.page.getByText('1 wrong answer').waitFor();
  // The host's screen may hang on the wall: it shows no answer before the hand is over.
  expect(await host.page.locator('.class-formula').count()).toBe(0);
  expect(await bob.page.locator('.felt').innerText()).not.toContain(solution);
  await screen.getByText('1 of 2 has finished').waitFor();
  await expectAccessible(screen);

  // A player comes late and solves the hand; Bob's page is loaded again, and he gives up.
  const late = await join(code, 'Late');
  await submit(late.page, solution);
  const cards = bob.page.locator('.felt .card');
  await cards.nth(0).tap();
  await button(bob.page, 'plus').tap();
  await cards.nth(1).tap();
  await expect.poll(() => cards.count()).toBe(4);
  const half = await cards.allInnerTexts();
  await bob.page.reload();
  await cards.nth(0).waitFor();
  expect(await cards.allInnerTexts()).toEqual(half);
  await button(bob.page, 'Give up on this hand').tap();
  await button(bob.page, 'Go on').tap();
  expect(await cards.allInnerTexts()).toEqual(half);
  await button(bob.page, 'Give up on this hand').tap();
  await button(bob.page, 'Yes, give up').tap();
  await bob.page.getByText('You have no points yet.').waitFor();
  await bob.page.getByText('You gave up on this hand.').first().waitFor();
  await host.page.getByRole('row', { name: /Bob.*gave up/ }).waitFor();
  // Players without points are not shown to all.
  await screen.locator('.class-standings li').nth(1).waitFor();
  expect((await screen.locator('.class-standings bdi').allInnerTexts()).sort()).toEqual([
    'Ann',
    'Late',
  ]);
  await expectAccessible(screen);

  // The host renames one and takes another out.
  await button(host.page, 'Edit Ann').click();
  await host.page.getByLabel('New name for Ann').fill('=Anna');
  await host.page.keyboard.press('Enter');
  await host.page.getByRole('rowheader', { name: '=Anna' }).waitFor();
  await button(host.page, 'Edit Late').click();
  await button(host.page, 'Remove…').click();
  await button(host.page, 'Yes, remove Late').click();
  await late.page.getByText('The host has removed you from the class.').waitFor();
  // The way back is not filled in: code and name are empty, also after a reload.
  const isBare = async () => {
    expect(await late.page.getByLabel('Room code').inputValue()).toBe('');
    expect(await late.page.getByLabel('Your name').first().inputValue()).toBe('');
  };
  await isBare();
  await late.page.reload();
  await late.page.getByLabel('Room code').waitFor();
  await isBare();
  const offered = host.page.locator('.class-may-return');
  await offered.getByText('Late has been removed, but may join again').waitFor();
  await expectAccessible(host.page);
  await offered.getByRole('button', { name: 'Close the door' }).click();
  await host.page.getByText('The class is closed to newcomers.').waitFor();
  await offered.waitFor({ state: 'detached' });
  await button(host.page, 'Open the door').click();
  await host.page.getByText('Newcomers can join.').waitFor();

  // All clients reconnect after the server was killed; the last hand ends when the host says so.
  await server().halt('SIGKILL');
  await server().restart();
  await connectedAgain(host.page);
  await button(host.page, 'Edit Bob').click();
  await host.page.getByLabel('New name for Bob').waitFor();
  await button(host.page, 'Deal the next hand').click();
  await bob.page.locator('.input-formula').waitFor();
  // A row that was open for another hand is closed, also at the end.
  await host.page.getByLabel('New name for Bob').waitFor({ state: 'detached' });
  await button(host.page, 'Edit Bob').click();
  await host.page.getByLabel('New name for Bob').waitFor();
  await button(host.page, 'End this hand').click();
  await host.page.getByLabel('New name for Bob').waitFor({ state: 'detached' });
  await ann.page.getByText('That was the last hand.').waitFor();
  await screen.locator('.podium').waitFor();
  for (const page of [screen, host.page]) {
    const step = page.locator('.podium li');
    expect(await step.locator('bdi').allInnerTexts()).toEqual(['=Anna']);
    expect(await step.locator('strong').innerText()).toBe('1st');
  }
  await expectAccessible(screen);
  // All players may look at every hand with its solution.
  const own = ann.page.getByRole('button', { name: /^Solution of / });
  expect(await own.count()).toBe(2);
  await own.first().tap();
  await ann.page
    .locator('.class-solution')
    .getByText(/^A solution: .* = \d+$/)
    .waitFor();

  const [download] = await Promise.all([
    host.page.waitForEvent('download'),
    button(host.page, 'Save results (CSV)').click(),
  ]);
  const csv = (await buffer(await download.createReadStream())).toString('utf8');
  expect(csv).toMatch(
    /^\ufeffPlace,Name,Hand 1: [\d ]+ : \d+,Hand 2: [\d ]+ : \d+,Total\r\n1,'=Anna,\d+,unanswered,\d+\r\n2,Bob,gave up,unanswered,0\r\n$/,
  );
  expect(download.suggestedFilename()).toMatch(/^class-[A-Z0-9]+-\d{4}-\d\d-\d\d\.csv$/);
  // Only the host can replay the class, since only the host has all answers.
  expect(await button(ann.page, 'Replay hand by hand').count()).toBe(0);
  await button(host.page, 'Replay hand by hand').click();
  await host.page.locator('.replay-events', { hasText: /Anna?: .+ is wrong\./ }).waitFor();
  await host.page.locator('.replay-events', { hasText: 'Bob gives up.' }).waitFor();
  const [answers] = await Promise.all([
    host.page.waitForEvent('download'),
    button(host.page, 'Save all answers (CSV)').click(),
  ]);
  const tries = (await buffer(await answers.createReadStream())).toString('utf8').split('\r\n');
  expect(tries[1]).toMatch(/^1,[\d ]+ : \d+,'=Anna,\d+\.\d,[-+\d ]+,wrong,-?\d+$/);
  expect(tries[1]).toContain(`,${wrong},`);
  expect(tries.filter((one) => one.includes(',right,')).length).toBe(2);
  await expectAccessible(host.page);
  await button(host.page, 'Play again with the same people').click();
  await host.page.getByText('All points start at 0.').waitFor();
  await button(host.page, 'Cancel').click();
  expect(await host.page.locator('.podium').count()).toBe(1);
  await button(host.page, 'Play again with the same people').click();
  await button(host.page, 'Yes, play again').click();
  await ann.page.getByText('You’re in, =Anna!').waitFor();

  await button(host.page, 'Close the class').click();
  await button(host.page, 'Close it').click();
  await bob.page.getByText('The host has closed the class.').waitFor();

  // The results before the new race are still there for the host, after a reload, too.
  await host.page.reload();
  const last = host.page.locator('.class-last');
  await last.getByText('kept in this browser alone').waitFor();
  await expectAccessible(host.page);
  await last
    .getByRole('button', { name: /· 2 players · 2 hands$/ })
    .first()
    .click();
  await host.page.getByRole('rowheader', { name: '=Anna' }).waitFor();
  const [again] = await Promise.all([
    host.page.waitForEvent('download'),
    button(host.page, 'Save results (CSV)').click(),
  ]);
  expect((await buffer(await again.createReadStream())).toString('utf8')).toBe(csv);
  expect(again.suggestedFilename()).toBe(download.suggestedFilename());
  await expectAccessible(host.page);
  await host.page.goBack();
  await last.getByRole('button', { name: /^Delete…/ }).click();
  await button(host.page, 'Yes, delete').click();
  await last.waitFor({ state: 'detached' });
  expect(await host.page.evaluate(() => Object.values(localStorage).join())).not.toContain('Anna');
  expect(await bob.page.evaluate(() => localStorage.getItem('reckon.room.classes'))).toBe(null);
  expect([...host.complaints, ...ann.complaints, ...bob.complaints]).toEqual([]);
  await Promise.all([host, ann, bob, late].map(({ close }) => close()));
});

it('a class ends with its result, also for those whose hand was not over', async () => {
  const host = await open(browser(), `${server().address}#/room`);
  const code = await handsOf(host.page, 2);
  const ann = await join(code, 'Ann');
  const bob = await join(code, 'Bob');
  const screen = await host.page.context().newPage();
  await screen.goto(`${server().address}#/room?code=${code}&screen=1`);

  // The big screen looks on, too: it is not sent away without a question.
  await host.page.getByText('1 screen looks on, big screens included.').waitFor();
  await button(host.page, 'Send watchers away…').click();
  await button(host.page, 'Cancel').click();
  await host.page.getByText('1 screen looks on').waitFor();
  await button(host.page, 'Deal the first hand').click();
  await ann.page.getByText('Make the target from all five cards').first().waitFor();
  await submit(ann.page, await solutionOnTable(server(), host.page));
  await ann.page.getByText('Wait for the others.').waitFor();
  await ann.page.locator('.class-own').waitFor();
  // It is closed in the middle of a hand, which ends.
  await button(host.page, 'Close the class').click();
  await button(host.page, 'Close it').click();
  await host.page.getByText('These are its results.').waitFor();
  await host.page.locator('.podium', { hasText: 'Ann' }).waitFor();
  const listed = host.page.locator('.class-result tbody tr');
  expect(await listed.locator('bdi').allInnerTexts()).toEqual(['Ann', 'Bob']);
  expect(await host.page.locator('.class-hands li').count()).toBe(1);
  // The buttons are as high as any other.
  const size = await button(host.page, 'Save results (CSV)').boundingBox();
  expect(size?.height).toBeLessThan(60);
  expect(size?.width).toBeLessThan(300);
  await button(host.page, 'Print').waitFor();
  await expectAccessible(host.page);
  await host.page.emulateMedia({ media: 'print' });
  expect(await listed.first().isVisible()).toBe(true);
  expect(await host.page.locator('.class-hands li').first().isVisible()).toBe(true);
  expect(await host.page.locator('button:visible').count()).toBe(0);
  expect(await host.page.getByText('in a window of its own').isVisible()).toBe(false);
  await host.page.emulateMedia({ media: 'screen' });
  for (const { page } of [ann, bob]) {
    await page.getByText('The host has closed the class. Thank you for playing!').waitFor();
    await page.locator('.podium', { hasText: 'Ann' }).waitFor();
    expect(await page.locator('.class-hands li').count()).toBe(1);
    expect(await page.getByRole('alert').count()).toBe(0);
    await expectAccessible(page);
  }
  await ann.page.getByText(/^You’re 1st of 2, with [\d,]+ points\.$/).waitFor();
  await screen.locator('.podium', { hasText: 'Ann' }).waitFor();
  await bob.page.getByRole('link', { name: 'Another room' }).tap();
  await bob.page.getByRole('heading', { name: 'Join a room' }).waitFor();
  expect([...host.complaints, ...ann.complaints, ...bob.complaints]).toEqual([]);
  await Promise.all([host, ann, bob].map(({ close }) => close()));
});

it.each([0, 5, 40, 150])('a refusal is shown when the way takes %i ms', async (delay) => {
  const host = await open(browser(), `${server().address}#/room`);
  const code = await handsOf(host.page, 1);
  const ann = await join(code, 'Ann');
  await ann.page.getByText('You’re in, Ann!').waitFor();
  const { page, complaints, close } = await open(browser(), 'about:blank');
  await page.routeWebSocket(/rooms/, (mine) => {
    const theirs = mine.connectToServer();
    mine.onMessage((text) => setTimeout(() => theirs.send(text), delay / 2));
    theirs.onMessage((text) => setTimeout(() => mine.send(text), delay / 2));
  });
  const enter = async (room: string, name: string) => {
    const form = page.locator('form', { hasText: 'Join a room' });
    await form.getByLabel('Room code').fill(room);
    await form.getByLabel('Your name').fill(name);
    await button(page, 'Take a seat').click();
  };
  for (let time = 0; time < 3; time++) {
    // After a refused name the page only wants another name, until the player leaves the door.
    await page.goto(`${server().address}#/room`);
    await enter('K7QX28', 'Bob');
    await page.getByText('No room has this code.').waitFor();
    await enter(code, 'Ann');
    await page.getByText('Somebody in this room has that name. Choose another one.').waitFor();
  }
  expect(complaints).toEqual([]);
  await Promise.all([close(), ann.close(), host.close()]);
});

it('whoever opens a class may play too, in another window', async () => {
  const host = await open(browser(), `${server().address}#/room`);
  const code = await handsOf(host.page, 1);
  const [player] = await Promise.all([
    host.page.context().waitForEvent('page'),
    host.page.getByRole('link', { name: 'Play too' }).click(),
  ]);
  await player.locator('form', { hasText: 'Join room' }).getByLabel('Your name').fill('Kim');
  await button(player, 'Take a seat').click();
  await host.page.getByRole('rowheader', { name: 'Kim' }).waitFor();
  // Each window knows who it is when it is loaded again.
  await Promise.all([host.page.reload(), player.reload()]);
  await player.getByText('You’re in, Kim!').waitFor();
  await button(host.page, 'Deal the first hand').click();
  await submit(player, await solutionOnTable(server(), host.page));
  await host.page.locator('.class-hands', { hasText: '1 of 1 solved it' }).waitFor();
  // At the door both places are offered.
  await player.goto(`${server().address}#/room`);
  const kept = player.locator('.room-kept a');
  expect(await kept.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    expect.arrayContaining([`#/room?code=${code}`, `#/room?code=${code}&play=1`]),
  );
  await host.close();
});

/** Tasks that block the page for so long are noticed; on a busy machine those of others count too. */
const MOST_BLOCKED_MS = 300;
const PUPILS = 32;

it('thirty-two play at once, and the page of the host keeps up', async () => {
  const host = await open(browser(), `${server().address}#/room`);
  const code = await handsOf(host.page, 1);
  await host.page.evaluate(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    Object.assign(window, { seen });
  });
  // All in one page of their own, which says what each would say.
  const crowd = await open(browser(), `${server().address}#/about`);
  await crowd.page.evaluate(
    async ([room, count]) => {
      const sockets = Array.from({ length: count }, (_, number) => {
        const socket = new WebSocket(new URL('api/v1/rooms', document.baseURI));
        socket.addEventListener('open', () => {
          socket.send(JSON.stringify({ do: 'join', code: room, name: `Pupil ${number + 1}` }));
        });
        return new Promise<WebSocket>((resolve, reject) => {
          socket.addEventListener('close', reject);
          socket.addEventListener('message', ({ data }) => {
            if ((JSON.parse(String(data)) as { say: string }).say === 'seat') {
              resolve(socket);
            }
          });
        });
      });
      Object.assign(window, { pupils: await Promise.all(sockets) });
    },
    [code, PUPILS] as const,
  );
  await host.page.getByText(`${PUPILS} players`).waitFor();
  await button(host.page, 'Deal the first hand').click();
  const formula = await solutionOnTable(server(), host.page);
  const begin = Date.now();
  await crowd.page.evaluate((solution) => {
    const { pupils } = window as unknown as { pupils: WebSocket[] };
    for (const pupil of pupils) {
      pupil.send(JSON.stringify({ do: 'answer', deal: 1, formula: '1 + 1' }));
      pupil.send(JSON.stringify({ do: 'answer', deal: 1, formula: solution }));
    }
  }, formula);
  await host.page.getByText(`${PUPILS} of ${PUPILS} solved it`).waitFor();
  const seconds = (Date.now() - begin) / 1000;
  const rows = host.page.locator('.class-table tbody tr');
  expect(await rows.count()).toBe(PUPILS);
  expect(await rows.getByText('1 wrong answer').count()).toBe(PUPILS);
  const blocked = await host.page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  const longest = Math.max(0, ...blocked);
  expect(longest, `the longest task; all answers were seen after ${seconds} s`).toBeLessThan(
    MOST_BLOCKED_MS,
  );
  expect(host.complaints).toEqual([]);
  await Promise.all([host, crowd].map(({ close }) => close()));
});

it('the host deals what was prepared: from a sheet, by a code, or typed', async () => {
  const host = await open(
    browser(),
    `${server().address}#/workshop/K5762-9E8G0/CA8DB-R18R1-4HS/KN96N-1A2ER-D?title=Monday`,
  );
  await host.page.locator('.sheet-list li').nth(2).waitFor();
  await host.page.getByRole('button', { name: 'Remove puzzle 3' }).click();
  await host.page.goto(`${server().address}#/room`);
  const code = await handsOf(host.page, 4);
  const ann = await join(code, 'Ann');
  await host.page.getByText('1 player').waitFor();
  const deal = async (act: () => Promise<void>) => {
    await host.page.getByText('Choose the hand yourself').click();
    await act();
  };
  await deal(() => button(host.page, 'Puzzle 1 of Monday').click());
  await ann.page.getByText('Make the target from all five cards').first().waitFor();
  await card(ann.page, '14').waitFor();
  await button(host.page, 'End this hand').click();
  const field = host.page.getByLabel('A hand such as');
  await deal(() => field.fill('1 1 1 1 1 : 25'));
  await button(host.page, 'Deal it').click();
  await host.page.getByText('This class cannot play that.').first().waitFor();
  await field.fill('K5762-9E8G1');
  await button(host.page, 'Deal it').click();
  await host.page.getByText('No puzzle has this code.').first().waitFor();
  await expectAccessible(host.page);
  await field.fill('8 19 14 2 21 : 17');
  await button(host.page, 'Deal it').click();
  await button(host.page, 'End this hand').waitFor();
  expect(ann.complaints).toEqual([]);
  expect(host.complaints).toEqual([]);
  await host.close();
  await ann.close();
});

it('a class goes on with another game, for the same people and by the same code', async () => {
  const host = await open(browser(), `${server().address}#/room`, {
    viewport: { width: 1280, height: 800 },
  });
  const code = await handsOf(host.page, 3);
  const ann = await join(code, 'Ann');
  await host.page.getByText('1 player').waitFor();
  const screen = await open(browser(), `${server().address}#/room?code=${code}&screen=1`, {
    viewport: { width: 1920, height: 1080 },
  });
  await button(host.page, 'Deal the first hand').click();
  await submit(ann.page, await wrongOnTable(host.page));
  await host.page.getByText('1 wrong answer').waitFor();
  await button(host.page, 'End this hand').click();
  await button(host.page, 'Deal the next hand').click();
  await submit(ann.page, await solutionOnTable(server(), host.page));
  await host.page.locator('.class-next', { hasText: 'Deal the next hand' }).waitFor();

  // The server gives a reason for each refusal; the class can play the puzzle next.
  await host.page.getByText('Choose the hand yourself').click();
  const chosen = host.page.getByLabel('A hand such as');
  for (const [task, why] of [
    ['1 1 1 2 2 : 25', 'This has no solution.'],
    ['SEND + MORE = MONEY', 'for another kind of puzzle'],
    ['1 1 1 2 : 25', 'A hand has five cards'],
  ] as const) {
    await chosen.fill(task);
    await button(host.page, 'Deal it').click();
    await host.page.getByText(why).first().waitFor();
  }
  await host.page.locator('summary', { hasText: 'Play another game' }).click();
  const form = host.page.locator('form', { hasText: 'The same people play it' });
  await form.getByLabel('Puzzles').selectOption('Alphametics');
  await form.getByLabel('Alphametics', { exact: true }).fill('2');
  await expectAccessible(host.page);
  await button(host.page, 'Play it').click();
  await ann.page.getByText('The host shows the first puzzle in a moment.').waitFor();
  await button(host.page, 'Show the first puzzle').click();
  await ann.page.locator('.class-board .paper').waitFor();
  await screen.page.locator('.class-words').waitFor();
  expect(await screen.page.locator('.class-words').innerText()).toMatch(/[A-Z]/);
  await button(host.page, 'End this puzzle').click();
  // The digits stand in the puzzle, which is named by its letters.
  await expect.poll(() => screen.page.locator('.class-words').innerText()).not.toMatch(/[A-Z]/);

  // Closed after a third game has been chosen, the screen still shows the last results.
  await host.page.locator('summary', { hasText: 'Play another game' }).click();
  await form.getByLabel('Puzzles').selectOption('Letter grids');
  await button(host.page, 'Play it').click();
  await ann.page.getByText('The host shows the first puzzle in a moment.').waitFor();
  await button(host.page, 'Close the class').click();
  await button(host.page, 'Close it').click();
  await screen.page.locator('.class-screen', { hasText: 'Thank you' }).waitFor();
  // The points of all games are added up.
  for (const page of [screen.page, host.page, ann.page]) {
    await page.locator('section', { hasText: 'The whole lesson' }).getByText('Ann').waitFor();
  }
  expect(await screen.page.getByRole('navigation').first().isVisible()).toBe(false);
  await expectAccessible(screen.page);
  // The browser of the host keeps what was played.
  await host.page.goto(`${server().address}#/room`);
  const last = host.page.locator('.class-last');
  await last.getByText('1 puzzle').waitFor();
  await last.getByText('2 hands').click();
  await host.page.locator('.class-result', { hasText: '1 ✗' }).waitFor();
  expect([...host.complaints, ...ann.complaints, ...screen.complaints]).toEqual([]);
  await Promise.all([host, ann, screen].map(({ close }) => close()));
});
