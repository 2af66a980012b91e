// SPDX-License-Identifier: MIT
/** A sentence from something that stands inside of one. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same with no line ending between a word and the number behind it. */
export function bound(text: string): string {
  return text.replace(/(?<![,;:.\s]) (?=\d)/g, '\u00a0');
}

/** A number whose thousands a full space sets apart: in small print a narrow one is hardly seen. */
export function withFullSpaces(number: string): string {
  return number.replaceAll('\u202f', '\u00a0');
}

/** `150` seconds are 150 s, and `180` 3 min. */
export function duration(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60}\u00a0min` : `${seconds}\u00a0s`;
}

/** A time in words: 90 seconds are `1 minute 30 seconds`. */
export function lasting(
  seconds: number,
  plural: (n: number, one: string, many: string) => string,
  second = 'second',
): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [
    ...(minutes > 0 ? [plural(minutes, 'minute', 'minutes')] : []),
    ...(rest > 0 ? [plural(rest, second, `${second}s`)] : []),
  ].join(' ');
}

/** 1:23, or 1:02:03 from an hour on. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

/** 12345 ms as `12.3 s`, with this sign before the tenths, and from a minute on as clocks show it. */
export function spent(ms: number, point: '.' | ','): string {
  const tenths = Math.round(ms / 100);
  return tenths < 600
    ? `${(tenths / 10).toFixed(1).replace('.', point)}\u00a0s`
    : clockText(tenths / 10);
}
