// SPDX-License-Identifier: MIT
/** Records of matches in files: the page shows them again, without any server. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, expectFocused } from './browser';
import { CLASS_RECORD } from '../src/together/session/class-samples';
import { DUEL_RECORD } from '../src/together/session/duel-samples';
import { recordText } from '../src/together/replays/record-file';
import { setStage } from './stage';
import { button } from './table';

const { visit } = setStage();

const fileOf = (text: string) => ({
  name: 'match.jsonl',
  mimeType: 'application/jsonl',
  buffer: Buffer.from(text),
});

async function drop(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'match.jsonl'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }, text);
}

it('a saved match is chosen, replayed, closed, and another one is dropped', async () => {
  const { page, complaints, close } = await visit('#/room');
  await page.getByText('Rooms need a server').waitFor();
  await page.getByLabel('Choose a file').setInputFiles(fileOf(recordText(DUEL_RECORD)));
  await page.getByRole('heading', { name: 'Round 1, hand 2' }).waitFor();
  await page.getByText('Ann: (14 + 8 − 21) × (19 − 2) = 17 is right: 1 point.').waitFor();
  await page.getByText('solutions nobody found').waitFor();
  await expectAccessible(page);
  await button(page, 'Close the replay').click();
  await expectFocused(page.getByLabel('Choose a file'));

  // Back closes it, and so does the place in the navigation.
  for (const leave of [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Together', exact: true }).click(),
  ]) {
    await page.getByLabel('Choose a file').setInputFiles(fileOf(recordText(DUEL_RECORD)));
    await page.getByRole('heading', { name: 'Round 1, hand 2' }).waitFor();
    await leave();
    await page.getByLabel('Choose a file').waitFor();
    expect(page.url()).toMatch(/#\/room$/);
  }

  // The answer of a calcrostic is shown if it was not solved.
  await drop(page, recordText(CLASS_RECORD));
  await page.getByRole('heading', { name: 'Puzzle 1 of 1' }).waitFor();
  await page.getByText('Ada: A = 1, B = 4, C = 8, D = 2, E = 9, F = 6 is wrong.').waitFor();
  await page.getByRole('heading', { name: 'The answer that nobody found' }).waitFor();
  await page.getByText('A = 2, B = 4, C = 8, D = 1, E = 9, F = 6', { exact: true }).waitFor();
  await expectAccessible(page);

  // If it was solved, the answer stands among the events, and only once.
  const solved = recordText(
    CLASS_RECORD.map((one) =>
      one.kind === 'wrong'
        ? { ...one, kind: 'right', points: 900, line: one.line.replace('A=1', 'A=2') }
        : one,
    ),
  );
  await drop(page, solved);
  await page.getByText('is right: 900 points.').waitFor();
  expect(await page.getByRole('heading', { name: 'The answer that nobody found' }).count()).toBe(0);
  // The page asks whether there is a server, and here only files are.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await close();
});

it.each([
  ['results.csv', 'Place,Name\r\n1,Ann\r\n', 'n’est pas une partie enregistrée'],
  ['old.jsonl', '{"event":"opened"}\n{"event":"joined","player":"Ann"}\n', 'sa ligne 2 ne dit pas'],
  ['torn.jsonl', recordText(DUEL_RECORD).slice(0, -9), 'sa ligne 14 n’est pas'],
  ['large.jsonl', ' '.repeat(2 << 20), 'Ce fichier est trop gros'],
])('what is wrong with a file is said in a sentence: %s', async (name, text, sentence) => {
  const { page, close } = await visit('#/room', { locale: 'fr-FR' });
  await page.getByLabel('Choisir un fichier').setInputFiles({ ...fileOf(text), name });
  const fault = page.locator('.room-saved').getByRole('alert');
  await fault.getByText(sentence).waitFor();
  expect((await fault.innerText()).match(/\./g)).toHaveLength(1);
  await expectAccessible(page);
  // A right one is taken afterwards.
  await page.getByLabel('Choisir un fichier').setInputFiles(fileOf(recordText(DUEL_RECORD)));
  await page.getByRole('heading', { name: 'Manche 1, donne 2' }).waitFor();
  await button(page, 'Fermer la revue').click();
  expect(await fault.textContent()).toBe('');
  await close();
});
