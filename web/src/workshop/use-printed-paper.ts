// SPDX-License-Identifier: MIT
import { useEffect } from 'preact/hooks';
import type { Paper } from './sheet';

const SIZES: Record<Paper, string> = { a4: '210mm 297mm', letter: '8.5in 11in' };

/** While the workshop is open, printing gives the pages of the sheet alone, in their true size. */
export function usePrintedPaper(paper: Paper): void {
  useEffect(() => {
    const { documentElement } = document;
    documentElement.classList.add('prints-sheet');
    return () => documentElement.classList.remove('prints-sheet');
  }, []);
  useEffect(() => {
    // The size of a page is not a style of an element, and the policy allows no written styles.
    const size = new CSSStyleSheet();
    size.replaceSync(`@page { size: ${SIZES[paper]}; margin: 0 }`);
    document.adoptedStyleSheets.push(size);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== size);
    };
  }, [paper]);
}
