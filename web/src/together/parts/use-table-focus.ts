// SPDX-License-Identifier: MIT
import { useHandOnFocus } from '../../address/hand-on-focus';

/** Hands the focus on to the table as it is then, still cards or the next hand, when this one goes. */
export function useTableFocus(): void {
  useHandOnFocus('.room .felt, .room .room-formula, .class-board', '.room .felt, .class-board');
}
