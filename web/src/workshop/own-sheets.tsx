// SPDX-License-Identifier: MIT
import { announce } from '../parts/announcer';
import { formatDay } from '../i18n';
import { replaceSheet, sheet } from './kept';
import { forgetOwn, ownSheets, type OwnSheet } from './own';
import { addressOf } from './sheet';
import { workshopWords } from './words';

/** The sheets made here before: each can be opened again, or deleted. */
export function OwnSheets() {
  const workshop = workshopWords();
  const own = ownSheets();
  if (own.length === 0) {
    return null;
  }
  return (
    <section class="panel" aria-label={workshop.own}>
      <h2>{workshop.own}</h2>
      <p class="small">{workshop.ownHelp}</p>
      <ul class="own-sheets">
        {own.map((one) => (
          <Own key={addressOf(one.sheet)} own={one} />
        ))}
      </ul>
    </section>
  );
}

function Own({ own }: { own: OwnSheet }) {
  const workshop = workshopWords();
  const { title, lang, codes } = own.sheet;
  const name = title === '' ? workshop.usualTitle[lang] : title;
  const content = `${workshop.count(codes.length)} · ${formatDay(new Date(own.at))}`;
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
        onClick={() => {
          forgetOwn(own.sheet);
          announce(workshop.forgotten(name));
        }}
      >
        ✕
      </button>
    </li>
  );
}
