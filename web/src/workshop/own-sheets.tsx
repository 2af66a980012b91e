// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { announce } from '../parts/announcer';
import { formatDate } from '../i18n';
import { replaceSheet, sheet } from './kept';
import { forgetOwn, ownSheets, restoreOwn, type OwnSheet } from './own';
import { addressOf, kindsOf } from './sheet';
import { Undo } from './undo-notice';
import { workshopWords } from './words';

/** A day, and the time of it, since several sheets may be made on one day. */
const MOMENT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** The sheets made here before: each can be opened again, or deleted. */
export function OwnSheets() {
  const workshop = workshopWords();
  const own = ownSheets();
  const [gone, setGone] = useState<OwnSheet>();
  if (own.length === 0 && gone === undefined) {
    return null;
  }
  const forget = (one: OwnSheet) => {
    forgetOwn(one.sheet);
    setGone(one);
    announce(workshop.forgotten(nameOf(one)));
  };
  return (
    <section class="panel" aria-label={workshop.own}>
      <h2>{workshop.own}</h2>
      <p class="small">{workshop.ownHelp}</p>
      <ul class="own-sheets">
        {own.map((one) => (
          <Own key={addressOf(one.sheet)} own={one} forget={() => forget(one)} />
        ))}
      </ul>
      {gone && (
        <Undo
          says={workshop.forgotten(nameOf(gone))}
          takesFocus
          undo={() => {
            restoreOwn(gone);
            setGone(undefined);
          }}
        />
      )}
    </section>
  );
}

function nameOf({ sheet: { title, lang } }: OwnSheet): string {
  return title === '' ? workshopWords().usualTitle[lang] : title;
}

function Own({ own, forget }: { own: OwnSheet; forget: () => void }) {
  const workshop = workshopWords();
  const { codes } = own.sheet;
  const name = nameOf(own);
  const kinds = kindsOf(own.sheet).map((kind) => workshop.kinds[kind]);
  const content = [workshop.count(codes.length), kinds.join(', '), formatDate(own.at, MOMENT)]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <li class="own-sheet">
      <button
        type="button"
        class="button button-quiet own-sheet-open"
        aria-current={addressOf(own.sheet) === addressOf(sheet.value) ? 'true' : undefined}
        aria-label={workshop.open(name, content)}
        onClick={() => {
          if (addressOf(own.sheet) !== addressOf(sheet.peek())) {
            replaceSheet(own.sheet);
          }
        }}
      >
        <span class="own-sheet-title">{name}</span> <span class="small">{content}</span>
      </button>
      <button
        type="button"
        class="button button-quiet sheet-row-button"
        aria-label={workshop.forget(name)}
        title={workshop.forget(name)}
        onClick={forget}
      >
        ✕
      </button>
    </li>
  );
}
