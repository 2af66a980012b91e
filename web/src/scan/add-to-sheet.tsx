// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { announce } from '../parts/announcer';
import { explainError } from '../parts/notice';
import { edit, sheet } from '../workshop/kept';
import { addressOf, MOST_PUZZLES } from '../workshop/sheet';
import type { Correction } from './correction';
import { scanWords } from './words';

/** Puts a puzzle on the sheet that lies in the workshop. */
export function AddToSheet({ correction, number }: { correction: Correction; number: number }) {
  const words = scanWords();
  const [said, setSaid] = useState<{ of: string; text: string; isThere: boolean }>();
  const text = correction.text.value;
  const say = (said: string, isThere: boolean) => {
    setSaid({ of: text, text: said, isThere });
    announce(said);
  };
  const add = async () => {
    const found = await correction.onSheet();
    const { codes } = sheet.peek();
    if (!found.ok) {
      const { error } = found;
      say(error.kind === 'bad_request' ? words.notForSheets : explainError(error), false);
    } else if (codes.includes(found.value.code)) {
      say(words.onSheetBefore, true);
    } else if (codes.length >= MOST_PUZZLES) {
      say(words.sheetIsFull, true);
    } else {
      edit({ ...sheet.peek(), codes: [...codes, found.value.code] });
      say(words.added(codes.length + 1), true);
    }
  };
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={!correction.verdict.value.ok}
        aria-label={words.which(words.addToSheet, number)}
        onClick={() => void add()}
      >
        {words.addToSheet}
      </button>
      {said?.of === text && (
        <p class="scan-added small">
          {said.text} {said.isThere && <a href={addressOf(sheet.value)}>{words.openSheet}</a>}
        </p>
      )}
    </>
  );
}
