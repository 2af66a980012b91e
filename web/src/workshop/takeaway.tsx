// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { saveFile } from '../parts/save-file';
import { engine } from '../engine';
import { readDrawing } from './drawing';
import { fileNameOf } from './file-name';
import { loadFaces } from './fonts';
import { MissingLetter } from './missing-letter';
import { sheet } from './kept';
import { rememberOwn } from './own';
import { addressOf } from './sheet';
import { layOut } from './use-pages';
import { pagesQuestions } from './versions';
import { workshopWords } from './words';

type Part = 'puzzles' | 'answers';

/** Actions on a sheet: a PDF, print, a link. */
export function Takeaway() {
  const workshop = workshopWords();
  const [says, setSays] = useState('');
  const download = async (part: Part) => {
    setSays('');
    rememberOwn(sheet.peek());
    try {
      await savePdf(part);
    } catch (error) {
      setSays(
        error instanceof MissingLetter ? workshop.fontLacks(error.letter) : workshop.downloadFailed,
      );
    }
  };
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(new URL(addressOf(sheet.peek()), document.baseURI).href);
      setSays(workshop.linkCopied);
    } catch {
      // A page that came over plain HTTP has no clipboard.
      setSays(workshop.linkByHand);
    }
  };
  const isSeparate = sheet.value.answers === 'separate';
  return (
    <div class="takeaway">
      <button type="button" class="button button-strong" onClick={() => void download('puzzles')}>
        {workshop.download}
      </button>
      {isSeparate && (
        <button type="button" class="button" onClick={() => void download('answers')}>
          {workshop.downloadAnswers}
        </button>
      )}
      <button
        type="button"
        class="button"
        onClick={() => print(isSeparate ? 'puzzles' : undefined)}
      >
        {workshop.print}
      </button>
      {isSeparate && (
        <button type="button" class="button" onClick={() => print('answers')}>
          {workshop.printAnswers}
        </button>
      )}
      <button type="button" class="button" onClick={() => void copyLink()}>
        {workshop.link}
      </button>
      <p role="status" class="takeaway-says">
        {says}
      </p>
    </div>
  );
}

/** Prints the pages of one part, or all. */
function print(part: Part | undefined): void {
  rememberOwn(sheet.peek());
  const { dataset } = document.documentElement;
  if (part !== undefined) {
    dataset['print'] = part;
  }
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  window.print();
}

/** Throws where something could not be loaded, and where the fonts lack a letter. */
async function savePdf(part: Part): Promise<void> {
  const workshop = workshopWords();
  const { answers, lang, title } = sheet.peek();
  const [{ toPdf }, faces, laid] = await Promise.all([
    import('./pdf'),
    loadFaces(),
    layOut(engine, pagesQuestions(sheet.peek())),
  ]);
  if (!laid.ok) {
    throw new Error(laid.error.kind);
  }
  const { versions } = laid.value;
  const pages = part === 'answers' ? [] : versions.flatMap((one) => one.pages);
  const answerPages =
    part === 'answers' || answers === 'last' ? versions.flatMap((one) => one.answers) : [];
  const file = toPdf([...pages, ...answerPages].map(readDrawing), faces, {
    title: title === '' ? workshop.usualTitle[lang] : title,
    lang,
  });
  const name = fileNameOf(sheet.peek(), laid.value.puzzles, part, workshop, new Date());
  saveFile(`${name}.pdf`, file);
}
