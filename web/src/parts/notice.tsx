// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact';
import type { EngineError } from '../engine/outcome';
import { words } from '../i18n';

/** Returns the meaning of an error and what to do about it. */
export function explainError(error: EngineError): string {
  const { engine } = words();
  return error.kind === 'bad_request' ? engine.bad_request(error.message) : engine[error.kind];
}

/** A note on the page about something that went wrong or wants attention. */
export function Notice({ children, role }: { children: ComponentChildren; role?: 'alert' }) {
  return (
    <div class="notice" role={role}>
      {children}
    </div>
  );
}

interface ErrorNoticeProps {
  error: EngineError;
  /** Another explanation than the usual one. */
  text?: string | undefined;
  retry?: () => void;
}

export function ErrorNotice({ error, text, retry }: ErrorNoticeProps) {
  return (
    <Notice role="alert">
      <p>{text ?? explainError(error)}</p>
      {retry && (
        <button type="button" class="button" onClick={retry}>
          {words().engine.tryAgain}
        </button>
      )}
    </Notice>
  );
}
