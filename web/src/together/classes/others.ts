// SPDX-License-Identifier: MIT
import type { ClassRoom } from '../session/protocol';
import { keptPlayer } from '../session/seats';

/** Whether the class has a player in another browser than this one. */
export function hasOthers({ code, counts }: Pick<ClassRoom, 'code' | 'counts'>): boolean {
  return counts.here > (keptPlayer(code) === undefined ? 0 : 1);
}
