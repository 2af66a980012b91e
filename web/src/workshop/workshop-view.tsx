// SPDX-License-Identifier: MIT
import { useEffect, useRef } from 'preact/hooks';
import { ErrorNotice, Notice } from '../parts/notice';
import { place, replaceAddress } from '../address/router';
import { words } from '../i18n';
import { showFaces } from './fonts';
import { minutesNow, order, pagesNow, sheet } from './kept';
import { LookForm } from './look-form';
import { OrderForm } from './order-form';
import { OwnSheets } from './own-sheets';
import { Preview } from './preview';
import { minutesTaken } from './presets';
import { PuzzleList } from './puzzle-list';
import { addressOf, sheetAt } from './sheet';
import { Takeaway } from './takeaway';
import { UndoNotice } from './undo-notice';
import { usePages } from './use-pages';
import { usePrintedPaper } from './use-printed-paper';
import { workshopWords } from './words';
import './workshop.css';

export function WorkshopView() {
  const workshop = workshopWords();
  const here = place.value;
  // The address follows the sheet, and may be behind it when edits come fast: what was written
  // there from here is not a wish to see another sheet.
  const written = useRef<string>(undefined);
  useEffect(() => {
    const linked = sheetAt(here);
    if (
      linked !== undefined &&
      ![written.current, addressOf(sheet.peek())].includes(addressOf(linked))
    ) {
      sheet.value = linked;
    }
  }, [here]);
  const address = addressOf(sheet.value);
  useEffect(() => {
    written.current = address;
    replaceAddress(address);
  }, [address]);
  usePrintedPaper(sheet.value.paper);
  useEffect(() => {
    void showFaces().catch(() => {
      // Other faces stand in.
    });
  }, []);
  return (
    <div class="workshop">
      <div class="workshop-tools">
        <h1>{workshop.title}</h1>
        <p>{workshop.intro}</p>
        <OrderForm />
        <LookForm />
        <p>
          {workshop.ownPuzzles} <a href="#/scan">{workshop.addOwn}</a>
        </p>
        <OwnSheets />
      </div>
      {sheet.value.codes.length === 0 ? (
        <div>
          <p class="workshop-empty">{workshop.empty}</p>
          <UndoNotice />
        </div>
      ) : (
        <MadeSheet />
      )}
    </div>
  );
}

function MadeSheet() {
  const workshop = workshopWords();
  const { laid, error, retry } = usePages(sheet.value);
  const pages = laid && Math.max(...laid.versions.map((version) => version.pages.length));
  useEffect(() => {
    pagesNow.value = pages;
  }, [pages]);
  const { age } = order.value;
  const minutes = laid && minutesTaken(laid.puzzles, age);
  useEffect(() => {
    minutesNow.value = minutes;
    return () => {
      minutesNow.value = undefined;
    };
  }, [minutes]);
  if (error?.kind === 'bad_request') {
    return (
      <Notice role="alert">
        <p>{error.message.startsWith('title:') ? workshop.badTitle : workshop.badSheet}</p>
      </Notice>
    );
  }
  if (error !== undefined) {
    return <ErrorNotice error={error} retry={retry} />;
  }
  if (laid === undefined) {
    return <p class="workshop-empty">{words().app.loading}</p>;
  }
  const shared = [...new Set(laid.versions.flatMap((one) => one.shared))];
  return (
    <div class="workshop-sheet">
      <div class="workshop-puzzles">
        <Takeaway />
        {shared.length > 0 && <p class="small">{workshop.shared(shared)}</p>}
        <PuzzleList puzzles={laid.puzzles} />
      </div>
      <Preview laid={laid} />
    </div>
  );
}
