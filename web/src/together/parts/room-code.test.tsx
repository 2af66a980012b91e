// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { expect, it } from 'vitest';
import { CodeParts, RoomCode } from './room-code';

const partsOf = (place: Element) =>
  [...place.querySelectorAll('.room-code-part')].map(({ textContent }) => textContent);

it.each([
  ['K7QX2M', ['K7QX2M']],
  ['K7QX2MAB', ['K7QX', '2MAB']],
  ['K7QX2MABCDEF', ['K7QX', '2MAB', 'CDEF']],
])('shows the code %s in parts, and gives it without a blank', (code, parts) => {
  const place = document.createElement('div');
  render(<RoomCode code={code} />, place);
  expect(partsOf(place)).toEqual(parts);
  expect(place.textContent).toBe(code);
  render(<CodeParts code={code} />, place);
  expect(partsOf(place)).toEqual(parts);
  expect(place.textContent).toBe(code);
});
