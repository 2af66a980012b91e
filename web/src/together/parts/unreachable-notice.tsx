// SPDX-License-Identifier: MIT
import { Notice } from '../../parts/notice';
import type { Unreachable } from '../session/reach';
import { roomWords } from './words';

/** Says how a server is started that other devices reach. */
export function UnreachableNotice({ page }: Unreachable) {
  const words = roomWords();
  return (
    <Notice>
      <p>
        {words.notReachable} <code>reckon serve</code>{' '}
        <code class="room-option">--listen 0.0.0.0</code>
      </p>
      <p>{page === undefined ? words.noNetwork : words.reachableAt(page)}</p>
    </Notice>
  );
}
