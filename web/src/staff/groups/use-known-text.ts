// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * A field for a text that others change too. Their text is shown as well, but not over one that is
 * being written. `show` writes a text into the field, whatever stands there.
 */
export function useKnownText(known: string) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef('');
  const show = (text: string) => {
    if (input.current !== null) {
      input.current.value = text;
    }
    shown.current = text;
  };
  useLayoutEffect(() => {
    if (input.current?.value === shown.current) {
      show(known);
    }
    shown.current = known;
  }, [known]);
  return { input, show };
}
