// SPDX-License-Identifier: MIT
import { numberText } from './notation';
import { isInteger, rational, type Rational } from './rational';

/** A number as on a card: a fraction has its stroke between, long ones are smaller. */
export function NumberFace({ value }: { value: Rational }) {
  if (isInteger(value)) {
    const text = numberText(value);
    return (
      <span class="number" data-length={lengthClass(text)}>
        <Groups text={text} />
      </span>
    );
  }
  const top = numberText(rational(value.numerator));
  const bottom = numberText(rational(value.denominator));
  const longer = top.length > bottom.length ? top : bottom;
  return (
    <span class="number number-fraction" data-length={lengthClass(longer)}>
      <span>
        <Groups text={top} />
      </span>{' '}
      <span>
        <Groups text={bottom} />
      </span>
    </span>
  );
}

/** Digits, which go on in another line behind a thousand where the card is too narrow for all. */
function Groups({ text }: { text: string }) {
  const groups = text.split(/(?<=[^\d−])/);
  return groups.flatMap((group, index) => (index === 0 ? [group] : [<wbr key={index} />, group]));
}

function lengthClass(text: string): 'short' | 'middle' | 'long' | 'longest' {
  const { length } = text;
  return length <= 2 ? 'short' : length <= 3 ? 'middle' : length <= 5 ? 'long' : 'longest';
}
