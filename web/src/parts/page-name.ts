// SPDX-License-Identifier: MIT
/** The name of what a view shows, for the title of the window. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Nothing where the name of the view says it all. */
export const pageName = signal<string | undefined>(undefined);

/** Names what is shown, as long as it is. */
export function usePageName(name: string): void {
  useEffect(() => {
    pageName.value = name;
    return () => {
      pageName.value = undefined;
    };
  }, [name]);
}
