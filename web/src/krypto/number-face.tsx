import { numberText } from './notation';
import { isInteger, rational, type Rational } from './rational';

/** A number as on a card: a fraction has its stroke between, long ones are smaller. */
export function NumberFace({ value }: { value: Rational }) {
  if (isInteger(value)) {
    const text = numberText(value);
    return (
      <span class="number" data-length={lengthClass(text)}>
        {text}
      </span>
    );
  }
  const top = numberText(rational(value.numerator));
  const bottom = numberText(rational(value.denominator));
  const longer = top.length > bottom.length ? top : bottom;
  return (
    <span class="number number-fraction" data-length={lengthClass(longer)}>
      <span>{top}</span>
      <span>{bottom}</span>
    </span>
  );
}

function lengthClass(text: string): 'short' | 'middle' | 'long' | 'longest' {
  const { length } = text;
  return length <= 2 ? 'short' : length <= 3 ? 'middle' : length <= 5 ? 'long' : 'longest';
}
