// SPDX-License-Identifier: MIT
import { WHOLE_DOUBTS, type Doubt } from './doubts';
import { withPrintedSigns } from './text';
import { scanWords } from './words';

/** A doubt in the language of the page; nothing if only the server can say it, in English. */
export function doubtText(doubt: Doubt): string | undefined {
  const { doubts } = scanWords();
  const { reason, count = 0, boxes = 0, seen = '', taken, by } = doubt;
  const whole = WHOLE_DOUBTS.find((one) => one === reason);
  if (whole !== undefined) {
    return doubts.whole[whole];
  }
  switch (reason) {
    case 'card_count':
      return doubts.cardCount(count);
    case 'letter_count':
      return doubts.letterCount(count, boxes);
    case 'letter_order':
      return doubts.letterOrder(seen);
    case 'not_a_colon':
      return seen === '' ? doubts.noColon : said(doubt, doubts.seen(printed(seen)));
    case 'unread':
    case 'unclear':
    case 'off_centre':
    case 'choices':
    case 'seen': {
      const says = reasonText(reason, seen);
      return said(doubt, by ? doubts.taken[by](says, printed(taken ?? '')) : says);
    }
    default:
      return undefined;
  }
}

function said(doubt: Doubt, reason: string): string {
  const { doubts } = scanWords();
  const place = partText(doubt);
  const { character } = doubt;
  return doubts.says(character === undefined ? place : doubts.character(place, character), reason);
}

function partText({ part, card = 0, row = 0, column = 0, line = 0, place = 0 }: Doubt): string {
  const { doubts } = scanWords();
  switch (part) {
    case 'cell':
      return doubts.cell(row, column);
    case 'sign':
      return doubts.sign(line, place);
    case 'card':
      return doubts.card(card);
    case 'puzzle':
    case 'objective':
    case 'before_objective':
      return doubts[part];
    case 'line':
    case 'line_sign':
      return doubts[part](line);
  }
}

/** Readers write `_` for what they could not read. */
const UNREAD = '_';

type SaidReason = 'unread' | 'unclear' | 'off_centre' | 'choices' | 'seen';

function reasonText(reason: SaidReason, seen: string): string {
  const { doubts } = scanWords();
  if (reason === 'choices') {
    return doubts.choices(Array.from(seen.slice(0, MOST_CHOICES), printed));
  }
  if (reason === 'seen') {
    return seen === UNREAD ? doubts.unread : doubts.seen(printed(seen));
  }
  return doubts[reason];
}

const MOST_CHOICES = 3;

/** A sign as it is printed; a word stays. */
function printed(text: string): string {
  return text.length === 1 ? withPrintedSigns(text) : text;
}
