// SPDX-License-Identifier: MIT
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { celebrate } from '../../parts/feedback';
import { celebrateAt } from '../../result/celebration';

/** Celebrates at the element of the reference that is returned, once, as soon as one has won. */
export function useTriumph(hasWon: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasWon && place.current !== null) {
      celebrate();
      celebrateAt(place.current);
    }
  }, [hasWon]);
  return place;
}
