// SPDX-License-Identifier: MIT
import { roomWords } from './words';

const SHORT = 6;
const PART = /.{1,4}/g;

/** The code of a room, large. A long one wraps between parts of four signs. */
export function RoomCode({ code }: { code: string }) {
  const parts = partsOf(code);
  return (
    <p
      class="room-code"
      data-long={parts.length > 2}
      role="img"
      aria-label={roomWords().codeIs(code.split(/(?=.)/).join(' '))}
    >
      <CodeParts code={code} />
    </p>
  );
}

/** A code in parts that stand apart, without blanks that would be copied with it. */
export function CodeParts({ code }: { code: string }) {
  return (
    <>
      {partsOf(code).map((part, index) => (
        <span key={index} class="room-code-part">
          {part}
        </span>
      ))}
    </>
  );
}

function partsOf(code: string): readonly string[] {
  return code.length > SHORT ? (code.match(PART) ?? []) : [code];
}
