// SPDX-License-Identifier: MIT
/** The short code of a room, and its link. */

/**
 * Six signs, or twelve for a private room, of an alphabet without those that are taken for others:
 * 0 and O, 1, I and L.
 */
const CODE = /^(?:[2-9A-HJKMNP-Z]{6}|[2-9A-HJKMNP-Z]{12})$/;

/** Reads a code as people write it: in small letters, with blanks or hyphens between. */
export function readCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : undefined;
}

/** The address of a room within the page; it carries the code alone, never what opens a seat. */
export function roomAddress(code: string, isWatching = false): string {
  return `#/room?code=${code}${isWatching ? '&watch=1' : ''}`;
}

/** The address of the big screen of a class. */
export function screenAddress(code: string): string {
  return `${roomAddress(code)}&screen=1`;
}

/** The address by which the host of a class plays too, in another window. */
export function playAddress(code: string): string {
  return `${roomAddress(code)}&play=1`;
}

/** The whole link, for others. */
export function roomLink(code: string): string {
  return location.href.split('#', 1).join('') + roomAddress(code);
}
