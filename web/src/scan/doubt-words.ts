// SPDX-License-Identifier: MIT
import type { Doubt, DoubtPlace, DoubtReason } from './doubts';
import { withPrintedSigns } from './text';
import { scanWords } from './words';

/** A doubt in the language of the page; nothing if only the server can say it, in English. */
export function doubtText(doubt: Doubt): string | undefined {
  const { doubts } = scanWords();
  switch (doubt.kind) {
    case 'whole':
      return doubts.whole[doubt.doubt];
    case 'other':
      return undefined;
    case 'place': {
      const { character, reason, taken } = doubt;
      const place = placeText(doubt.place);
      const where = character === undefined ? place : doubts.character(place, character);
      const says = reasonText(reason);
      return doubts.says(where, taken ? doubts.taken[taken.by](says, printed(taken.for)) : says);
    }
  }
}

function placeText(place: DoubtPlace): string {
  const { doubts } = scanWords();
  switch (place.kind) {
    case 'cell':
      return doubts.cell(place.row, place.column);
    case 'sign':
      return doubts.sign(place.line, place.place);
    case 'card':
      return doubts.card(place.number);
    case 'objective':
    case 'before_objective':
      return doubts[place.kind];
    case 'line':
    case 'line_sign':
      return doubts[place.kind](place.line);
  }
}

function reasonText(reason: DoubtReason): string {
  const { doubts } = scanWords();
  switch (reason.kind) {
    case 'unread':
    case 'unclear':
      return doubts[reason.kind];
    case 'choices':
      return doubts.choices(reason.of.map(printed));
    case 'seen':
      return doubts.seen(printed(reason.as));
  }
}

/** A sign as it is printed; a word stays. */
function printed(text: string): string {
  return text.length === 1 ? withPrintedSigns(text) : text;
}
