// SPDX-License-Identifier: MIT
import { roomWords } from './words';

const SHORT = 6;
const PART = /.{1,4}/g;

/** The code of a room, large. A long one wraps between parts of four signs. */
export function RoomCode({ code }: { code: string }) {
  const parts = code.length > SHORT ? (code.match(PART) ?? []) : [code];
  return (
    <p
      class="room-code"
      data-long={parts.length > 2}
      role="img"
      aria-label={roomWords().codeIs(code.split(/(?=.)/).join(' '))}
    >
      {parts.map((part, index) => (
        <span key={index} class="room-code-part">
          {part}
        </span>
      ))}
    </p>
  );
}
