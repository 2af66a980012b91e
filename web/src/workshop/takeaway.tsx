// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { saveFile } from '../app/save-file';
import { engine } from '../engine';
import { words } from '../i18n';
import { readDrawing } from './drawing';
import { loadFaces } from './fonts';
import { sheet } from './kept';
import { addressOf } from './sheet';
import { pagesQuestion } from './use-pages';

type Part = 'puzzles' | 'answers';

/** What is done with a sheet: a PDF, print, a link. */
export function Takeaway() {
  const { workshop } = words();
  const [says, setSays] = useState('');
  const download = async (part: Part) => {
    setSays('');
    try {
      await savePdf(part);
    } catch {
      setSays(workshop.downloadFailed);
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
        onClick={() => {
          print(isSeparate ? 'puzzles' : undefined);
        }}
      >
        {workshop.print}
      </button>
      {isSeparate && (
        <button
          type="button"
          class="button"
          onClick={() => {
            print('answers');
          }}
        >
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
  const { dataset } = document.documentElement;
  if (part !== undefined) {
    dataset['print'] = part;
  }
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  window.print();
}

/** Throws where something could not be loaded. */
async function savePdf(part: Part): Promise<void> {
  const { workshop } = words();
  const { answers, lang } = sheet.peek();
  const [{ toPdf }, faces, laid] = await Promise.all([
    import('./pdf'),
    loadFaces(),
    engine.ask('sheet/pages', pagesQuestion(sheet.peek())),
  ]);
  if (!laid.ok) {
    throw new Error(laid.error.kind);
  }
  const { title, pages, answers: answerPages } = laid.value;
  const wanted =
    part === 'answers' ? answerPages : answers === 'last' ? [...pages, ...answerPages] : pages;
  const file = toPdf(wanted.map(readDrawing), faces, { title, lang });
  saveFile(`${part === 'answers' ? workshop.answersFileName : workshop.fileName}.pdf`, file);
}
