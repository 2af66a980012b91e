// SPDX-License-Identifier: MIT
import { roomWords } from './words';

interface StandingProps {
  player: { readonly left: boolean };
  isHost: boolean;
  isMe: boolean;
  isPresent: boolean;
  hasWon?: boolean;
}

/** The text after the name of a player. */
export function Standing({ player, isHost, isMe, isPresent, hasWon = false }: StandingProps) {
  const words = roomWords();
  const said = player.left
    ? [words.hasLeft]
    : [
        isMe && words.you,
        isHost && words.host,
        !isPresent && words.away,
        hasWon && words.winner,
      ].filter((one) => typeof one === 'string');
  return said.length === 0 ? null : <span class="small">({said.join(', ')})</span>;
}
