// SPDX-License-Identifier: MIT
import type { Line } from '../session/line';
import { roomWords } from './words';

/** Shows whether the player is connected. */
export function LineNotice({ line }: { line: Line }) {
  const words = roomWords();
  const isOpen = line.state.value === 'open';
  return (
    <p class="room-line" role="status" data-open={isOpen}>
      {isOpen ? words.lineOpen : words.lineLost}
    </p>
  );
}
