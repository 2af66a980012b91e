// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../i18n';
import { lookInto, type Seen } from '../session/look';
import type { Found } from '../session/protocol';
import { roomWords } from './words';

/** The game and the host of a room to which a player is invited, or why it is closed. */
export function RoomSeen({ code }: { code: string }) {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    const stop = new AbortController();
    void lookInto(code, stop.signal).then((found) => {
      if (!stop.signal.aborted) {
        setSeen(found);
      }
    });
    return () => stop.abort();
  }, [code]);
  return (
    <p role="status" class={seen && 'refused' in seen ? 'wrong' : 'room-seen'}>
      {seen && ('refused' in seen ? roomWords().reasons[seen.refused] : foundText(seen.found))}
    </p>
  );
}

function foundText({ kind, game, host, players, begun, over }: Found): string {
  const { found } = roomWords();
  const parts = [
    words().home.kinds[game],
    found.kinds[kind](host),
    found.players(players),
    ...(over ? [found.over] : begun ? [found.begun] : []),
  ];
  return parts.join(' · ');
}
