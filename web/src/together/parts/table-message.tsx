// SPDX-License-Identifier: MIT
import { Refusal } from './refusal';
import type { Session } from '../session/session';
import { useTriumph } from './use-triumph';

interface TableMessageProps {
  session: Session;
  /** How the match has ended. */
  end: string | undefined;
  /** Whether this player has won it. */
  hasWon: boolean;
  /** Whether this player has just won the hand. */
  isHandMine: boolean;
  /** The last event. */
  latest: string | undefined;
  /** The possible actions now. */
  prompt: string;
}

/** The message at the table of a match with any number of players. */
export function TableMessage(props: TableMessageProps) {
  const { session, end, hasWon, isHandMine, latest, prompt } = props;
  const place = useTriumph(hasWon || isHandMine);
  return (
    <div ref={place} class="message">
      {end !== undefined && (
        <p class="message-strong room-end" data-won={hasWon}>
          <strong>{end}</strong>
        </p>
      )}
      {latest !== undefined && <p class="message-strong">{latest}</p>}
      <p>{prompt}</p>
      <Refusal session={session} />
    </div>
  );
}

/** Whether nothing has happened since; after a while without a connection that is not known. */
export function isNow({ seq }: Session, latest: { readonly seq: number }): boolean {
  return latest.seq === seq.value;
}
