// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { announce } from '../../parts/announcer';
import { handOver } from '../../parts/hand-over';
import { roomAddress, roomLink } from '../session/code';
import { unreachable } from '../session/reach';
import { RoomCode } from './room-code';
import { UnreachableNotice } from './unreachable-notice';
import { roomWords } from './words';

interface InvitationProps {
  code: string;
  /** The rights of people with the code. */
  invite: string;
  shareText: (code: string, link: string) => string;
  /** Whether the reader is the host, who may have started the server. */
  isHost: boolean;
  /** Whether another player has found the way here. */
  hasOthers: boolean;
}

/** The code of the room and its link, for others. */
export function Invitation({ code, invite, shareText, isHost, hasOthers }: InvitationProps) {
  const words = roomWords();
  const [isCopied, setCopied] = useState<boolean>();
  const link = roomLink(code);
  const text = shareText(code, link);
  const share = async () => {
    const copied = await handOver(text);
    setCopied(copied);
    if (copied !== undefined) {
      announce(copied ? words.copied : words.copyByHand);
    }
  };
  return (
    <div class="room-invitation">
      <RoomCode code={code} />
      {isHost && !hasOthers && unreachable.value && <UnreachableNotice {...unreachable.value} />}
      <p>
        {invite} <a href={roomAddress(code)}>{link}</a>
      </p>
      <button type="button" class="button" onClick={() => void share()}>
        {words.share}
      </button>
      {isCopied === true && <p class="small">{words.copied}</p>}
      {isCopied === false && (
        <p>
          {words.copyByHand} <code class="room-copy">{text}</code>
        </p>
      )}
    </div>
  );
}
