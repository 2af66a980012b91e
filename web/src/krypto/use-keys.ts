// SPDX-License-Identifier: MIT
import { useLayoutEffect } from 'preact/hooks';
import { digitOfKey } from '../keys/digit-key';
import { isElsewhere } from '../keys/elsewhere';
import { CardTyping } from './card-typing';
import { OPERATORS } from './operations';
import type { CardPlay } from './card-play';

/** The additional keys of a game alone. */
export type OwnKeys = Readonly<Record<string, () => void>>;

const NONE: OwnKeys = {};

/** The keys of the whole view; `own` must not change from one drawing to the next. */
export function useKeys(play: CardPlay, own: OwnKeys = NONE): void {
  useLayoutEffect(() => {
    const typing = new CardTyping(play);
    const press = (event: KeyboardEvent) => {
      if (event.altKey || isElsewhere(event)) {
        return;
      }
      const isMeant =
        event.ctrlKey || event.metaKey ? command(play, event) : pressed(play, typing, own, event);
      if (isMeant) {
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', press);
    return () => {
      typing.forget();
      document.removeEventListener('keydown', press);
    };
  }, [play, own]);
}

/** Whether the key meant something. */
function command(play: CardPlay, { key, shiftKey }: KeyboardEvent): boolean {
  switch (key.toLowerCase()) {
    case 'z':
      if (shiftKey) {
        play.redo();
      } else {
        play.undo();
      }
      return true;
    case 'y':
      play.redo();
      return true;
    default:
      return false;
  }
}

function pressed(play: CardPlay, typing: CardTyping, own: OwnKeys, event: KeyboardEvent): boolean {
  const { key, repeat } = event;
  const digit = digitOfKey(event);
  const operator = OPERATORS.find((one) => one === key);
  if (digit !== undefined && (operator === undefined || !typing.prefersOperator(digit))) {
    return typing.digit(String(digit));
  }
  if (operator !== undefined) {
    typing.finish();
    const means = play.selection.peek().first !== undefined;
    play.takeOperator(operator);
    return means;
  }
  if (typing.letter(key)) {
    return true;
  }
  typing.forget();
  if (key === 'Escape') {
    play.putBack();
    return true;
  }
  const act = repeat ? undefined : own[key.toLowerCase()];
  act?.();
  return act !== undefined;
}
