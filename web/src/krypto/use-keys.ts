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

/**
 * The keys of the whole view; `own` must not change from one drawing to the next. While the cards
 * do not lie open, no key takes one.
 */
export function useKeys(play: CardPlay, own: OwnKeys = NONE, isOpen = true): void {
  useLayoutEffect(() => {
    const typing = new CardTyping(play);
    const press = (event: KeyboardEvent) => {
      if (event.altKey || isElsewhere(event)) {
        return;
      }
      const isMeant =
        event.ctrlKey || event.metaKey
          ? command(play, event)
          : isOpen
            ? pressed(play, typing, own, event)
            : act(own, event);
      if (isMeant) {
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', press);
    return () => {
      typing.forget();
      document.removeEventListener('keydown', press);
    };
  }, [play, own, isOpen]);
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
  const { key } = event;
  const digit = digitOfKey(event);
  const operator = OPERATORS.find((one) => one === key);
  if (digit !== undefined && (operator === undefined || !typing.prefersOperator(digit))) {
    typing.digit(String(digit));
    return true;
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
  return act(own, event);
}

function act(own: OwnKeys, { key, repeat }: KeyboardEvent): boolean {
  const means = repeat ? undefined : own[key.toLowerCase()];
  means?.();
  return means !== undefined;
}
