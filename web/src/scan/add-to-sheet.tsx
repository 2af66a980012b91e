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

/** Puts all puzzles on that sheet, as far as it takes them. */
export function AddAllToSheet({ puzzles }: { puzzles: readonly Correction[] }) {
  const words = scanWords();
  const [said, setSaid] = useState<{ of: string; text: string }>();
  const texts = JSON.stringify(puzzles.map(({ text }) => text.value));
  const add = async () => {
    const written = puzzles.filter(({ text }) => text.peek().trim() !== '');
    const ready = written.filter(({ verdict }) => verdict.peek().ok);
    const found = await Promise.all(ready.map((one) => one.onSheet()));
    const { codes } = sheet.peek();
    const known = found.flatMap((one) => (one.ok ? [one.value.code] : []));
    const news = [...new Set(known)].filter((code) => !codes.includes(code));
    const added = news.slice(0, Math.max(0, MOST_PUZZLES - codes.length));
    if (added.length > 0) {
      edit({ ...sheet.peek(), codes: [...codes, ...added] });
    }
    const faulty = written.length - ready.length;
    const refused = found.length - known.length;
    const tooMany = news.length - added.length;
    const says = [
      ...(added.length > 0 ? [words.addedAll(added.length, codes.length + added.length)] : []),
      ...(known.length > 0 && news.length === 0 ? [words.allOnSheetBefore] : []),
      ...(faulty > 0 ? [words.faultyLeftOut(faulty)] : []),
      ...(refused > 0 ? [words.leftOut(refused, words.notForSheets)] : []),
      ...(tooMany > 0 ? [words.leftOut(tooMany, words.sheetIsFull)] : []),
    ].join(' ');
    setSaid({ of: texts, text: says });
    announce(says);
  };
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={!puzzles.some(({ verdict }) => verdict.value.ok)}
        onClick={() => void add()}
      >
        {words.addAll}
      </button>
      {said?.of === texts && (
        <p class="scan-added small">
          {said.text} <a href={addressOf(sheet.value)}>{words.openSheet}</a>
        </p>
      )}
    </>
  );
}
