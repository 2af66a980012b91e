// SPDX-License-Identifier: MIT
/** The short code of a room, and its link. */
import { sharedPage } from './reach';

/** The lengths of codes that the server gives out. */
export const CODE_SIGNS = { room: 6, class: 8, private: 12 } as const;

/**
 * Six signs, eight for a class, or twelve for a private room, of an alphabet without those that are
 * taken for others: 0 and O, 1, I and L.
 */
const CODE = /^(?:[2-9A-HJKMNP-Z]{6}|[2-9A-HJKMNP-Z]{8}|[2-9A-HJKMNP-Z]{12})$/;

/** Reads a code as people write it: in small letters, with blanks or hyphens between. */
export function readCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : undefined;
}

/**
 * The purpose of a visit, as addresses have it: to look on, for the big screen of a class, or to
 * play even where this browser leads the class.
 */
const PURPOSES = ['screen', 'play', 'watch'] as const;

/** The same, or one's own place, whichever it is. */
export type Purpose = 'seat' | (typeof PURPOSES)[number];

/** Returns the purpose in an address. */
export function purposeOf(query: URLSearchParams): Purpose {
  return PURPOSES.find((purpose) => query.has(purpose)) ?? 'seat';
}

/** The address of a room within the page; it carries the code alone, never what opens a seat. */
export function roomAddress(code: string, purpose: Purpose = 'seat'): string {
  return `#/room?code=${code}${purpose === 'seat' ? '' : `&${purpose}=1`}`;
}

/** The whole link, for others, as their devices reach this server. */
export function roomLink(code: string): string {
  return sharedPage() + roomAddress(code);
}
