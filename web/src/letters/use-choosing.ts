// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { closeOver, freeEntry, openOver } from '../address/over';
import { place, type Place } from '../address/router';
import { arrivals } from '../address/scroll';

/** The dialog in which the next puzzle is chosen, which the address `new` opens too. */
export interface Choosing {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Leads back to where one was, as the Back button does. */
  readonly cancel: () => void;
  /** Something was chosen: its address takes the place of the dialog in the history. */
  readonly done: () => void;
}

export function useChoosing(): Choosing {
  const here = place.value;
  const [isWanted, setWanted] = useState(false);
  const [left, leave] = useState<Place>();
  const isNew = here.parts[0] === 'new' && left !== here;
  return {
    isOpen: isWanted || isNew,
    open: () => {
      openOver(() => setWanted(false));
      setWanted(true);
    },
    cancel: () => {
      if (isWanted) {
        closeOver();
      } else if (isNew && arrivals.peek() > 0) {
        history.back();
      } else if (isNew) {
        leave(here);
      }
    },
    done: () => {
      setWanted(false);
      leave(here);
      freeEntry();
    },
  };
}
