// SPDX-License-Identifier: MIT
import { createContext } from 'preact';

/**
 * Whether a hand is a part of a page, such as the home: then its table stands alone, it takes no
 * focus, and its time is kept once the first step is made.
 */
export const PartOfPage = createContext(false);
