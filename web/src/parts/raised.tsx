// SPDX-License-Identifier: MIT

/** A text in which the end of a French ordinal stands raised: « 1er ». */
export function Raised({ text }: { text: string }) {
  const [before, end, ...after] = text.split(/(?<=\b\d+)(er|e)\b/);
  return end === undefined ? (
    <>{text}</>
  ) : (
    <>
      {before}
      <sup>{end}</sup>
      {after.length > 0 && <Raised text={after.join('')} />}
    </>
  );
}
