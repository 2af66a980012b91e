// SPDX-License-Identifier: MIT
/**
 * Gives a text to the system's own way of sharing, or to the clipboard. False if neither takes it,
 * as on a page that came over plain HTTP; nothing if the player shared it, or thought better of it.
 */
export async function handOver(text: string): Promise<boolean | undefined> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ text });
      return undefined;
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === 'AbortError') {
        return undefined;
      }
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
