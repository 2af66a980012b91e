// SPDX-License-Identifier: MIT
import type { Session } from '../session/session';

/** Whether an act would not reach the server now, or one is under way. */
export function isOff(session: Session): boolean {
  return session.line.state.value !== 'open' || session.pending.value !== undefined;
}

interface FeltButtonProps {
  session: Session;
  label: string;
  act: () => void;
  isStrong?: boolean;
}

/** A button on the table, for an act that the server judges. */
export function FeltButton({ session, label, act, isStrong = false }: FeltButtonProps) {
  return (
    <button
      type="button"
      class={isStrong ? 'felt-button felt-button-strong' : 'felt-button'}
      aria-disabled={isOff(session)}
      onClick={act}
    >
      {label}
    </button>
  );
}
