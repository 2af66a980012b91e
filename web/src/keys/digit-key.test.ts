// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { digitOfKey, digitOnKey } from './digit-key';

const pressed = (key: string, code: string, shiftKey = false, altGraph = false) =>
  ({
    key,
    code,
    shiftKey,
    getModifierState: (name: string) => altGraph && name === 'AltGraph',
  }) as KeyboardEvent;

/** The keys of 1 to 9 and 0, as each keyboard writes them without and with Shift. */
const KEYBOARDS = {
  french: ['&é"\'(-è_çà', '1234567890'],
  belgian: ['&é"\'(§è!çà', '1234567890'],
  czech: ['+ěščřžýáíé', '1234567890'],
  american: ['1234567890', '!@#$%^&*()'],
  british: ['1234567890', '!"£$%^&*()'],
  german: ['1234567890', '!"§$%&/()='],
  arabic: ['١٢٣٤٥٦٧٨٩٠', '!@#$%^&*)('],
} as const;

it.each(Object.entries(KEYBOARDS))('reads the digits of a keyboard: %s', (name, [below, above]) => {
  Array.from('1234567890').forEach((digit, place) => {
    const code = `Digit${digit}`;
    const [without = '', withShift = ''] = [Array.from(below)[place], Array.from(above)[place]];
    expect(digitOfKey(pressed(without, code)), without).toBe(Number(digit));
    const needsShift = ['french', 'belgian', 'czech'].includes(name);
    expect(digitOfKey(pressed(withShift, code, true)), withShift).toBe(
      needsShift ? Number(digit) : undefined,
    );
    expect(digitOnKey(pressed(withShift, code, true))).toBe(Number(digit));
  });
});

it('reads digits where Shift is locked on a French keyboard', () => {
  Array.from('&é"\'(-è_çà').forEach((sign, place) => {
    const digit = (place + 1) % 10;
    expect(digitOfKey(pressed(sign, `Digit${digit}`, true))).toBe(digit);
    expect(digitOfKey(pressed(String(digit), `Digit${digit}`))).toBe(digit);
  });
});

it('leaves other keys alone', () => {
  for (const event of [
    pressed('~', 'Digit2', false, true),
    pressed('Dead', 'Digit2'),
    pressed('End', 'Numpad1'),
    pressed('a', 'KeyA'),
    pressed('-', 'Minus'),
    pressed('-', 'NumpadSubtract'),
  ]) {
    expect(digitOfKey(event), event.key).toBeUndefined();
  }
  expect(digitOfKey(pressed('7', 'Numpad7'))).toBe(7);
  expect(digitOfKey(pressed('7', ''))).toBe(7); // a keyboard on a screen
});
