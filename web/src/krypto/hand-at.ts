// SPDX-License-Identifier: MIT
import { readPlace } from '../address/router';
import { DAILY_GAMES } from '../engine/kinds';
import { parseLink, type LinkedHand } from './hand';

/** The hand to which an address leads, if it has one. */
export function handAt(address: string): LinkedHand | undefined {
  const { view, parts, query } = readPlace(address);
  const read = parseLink(
    parts,
    query,
    DAILY_GAMES.find((game) => game === view),
  );
  return read.ok ? read.value : undefined;
}
