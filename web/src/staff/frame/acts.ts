// SPDX-License-Identifier: MIT
/** Lists of acts that come in parts. */
import type { PastAct } from './messages';

/** The acts of an answer that are later than all that are shown. */
export function newerIn(shown: readonly PastAct[], heard: readonly PastAct[]): PastAct[] {
  const last = Math.max(0, ...shown.map(({ act }) => act));
  return shown.length === 0 ? [] : heard.filter(({ act }) => act > last);
}

/** Two lists as one, each act once, the newest first. */
export function joined(one: readonly PastAct[], other: readonly PastAct[]): PastAct[] {
  const all = new Map([...one, ...other].map((act) => [act.act, act]));
  return [...all.values()].sort((a, b) => b.act - a.act);
}
